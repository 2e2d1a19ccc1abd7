// The table of Virtù as its screen shows it: what is seen, the turn that is composed, and what the rules say of both.
import type { Tincture } from '../art/heraldry';
import type { GameState, Seat, TableEvent } from '../connection/messages';
import { botName } from '../lobby/characters';
import type { LogLine } from '../table/log_line';
import { SeatedScene } from '../table/seated_scene.svelte';
import type { TableStore } from '../table/table_store.svelte';
import { language, t } from '../text/texts.svelte';
import { vt } from '../text/virtu/pack';
import { vp } from '../text/virtu_play/pack';
import { loadVirtuGuide } from '../worker/guide_virtu';
import { actionWords } from './action_words';
import { cardOf } from './choices';
import { ownerOf, tinctureOfSeat } from './board_view';
import { cities } from './facts';
import type { Asked, GuideRefusal, Palaces, Payment, Roads, Score, Siege, Supply } from './guide_types';
import type { LegalAction } from './legal_action';
import { logLines } from './log_lines';
import { Plan } from './plan.svelte';
import { planTableOf } from './plan_table';
import { RememberingGuide } from './remembering_guide';
import { type ActSpeaker, priceWords, sourceName } from './part_words';
import { palaceMarks } from './palace_marks';
import { type PieceMarks, pieceOfSource, roomsView } from './palace_view';
import { type Pointable, about, pointable, pointed } from './pointing';
import { steady } from '../table/steady';
import type { Result, View, VirtuEvent } from './view_types';
import type { Place } from './vocabulary';
import { type Way, waysOf } from './ways';

type VirtuState = GameState<View, Result>;
const usable = <T extends object>(answer: T | GuideRefusal): T | null =>
  'refused' in answer ? null : answer;

export class VirtuScene extends SeatedScene {
  /** The rules, once they are here. */
  guide = $state.raw<RememberingGuide | null>(null);
  readonly plan: Plan;
  /** Taken up on the table, to be pointed on from: a city, a card. */
  taken = $state.raw<string | null>(null);
  /** A city that is only looked at: its roads and seas light up. */
  looked = $state.raw<string | null>(null);
  // A choice changes little: what it leaves as it was is not drawn again.
  private readonly sameView = steady<View | null>();
  private readonly sameScore = steady<Score | null>();
  private readonly samePalaces = steady<Palaces | null>();
  private readonly sameSupply = steady<Supply | null>();
  private readonly sameMarks = steady<PieceMarks>();
  private readonly samePointable = steady<Pointable>();
  /** Whose payment is shown; null: the last one. */
  private paySheet = $state.raw<number | null>(null);

  /** `address`: where the table is in this page. All tables of the device have one name, so it tells them apart. */
  constructor(
    store: TableStore,
    nameOf: (seat: Seat) => string,
    readonly address = '',
  ) {
    super(store, nameOf);
    this.plan = new Plan(planTableOf(this));
    void loadVirtuGuide().then((guide) => {
      this.guide = new RememberingGuide(guide);
    });
  }

  readonly game = $derived.by(() => this.store.game as VirtuState | null);
  readonly view = $derived<View | null>(this.game?.view ?? null);
  readonly result = $derived<Result | null>(this.game?.result ?? null);
  readonly ready = $derived(this.guide !== null);
  /** The table waits for me, and no bot plays for me. */
  readonly decides: boolean = $derived(this.myTurn && !this.lent);
  readonly keeps: boolean = true;
  /** The table as it would be after what is composed. */
  readonly shown = $derived.by<View | null>(() => this.sameView(this.plan.preview?.view ?? this.view));
  /** What is asked about the table as it is shown. */
  private readonly asked = $derived.by<Asked | null>(() => {
    const { view, me } = this;
    return this.plan.asked ?? (view ? { view, ...(me === null ? {} : { seat: me }) } : null);
  });
  /** The last choice that is on the screen; null: that is not followed here. */
  private drawn = $state.raw<{ of: View | null; asked: Asked | null; shown: View | null } | null>(null);
  /** What lies beside the turn (prestige, supply, the others' palaces) follows a choice once that itself was drawn. */
  readonly beside = $derived.by(() => {
    const { drawn, asked, shown } = this;
    return drawn && drawn.of === this.view && this.plan.steps.length > 0 ? drawn : { asked, shown };
  });
  /** What is composed now was drawn. */
  follow(): void {
    this.drawn = { of: this.view, asked: this.asked, shown: this.shown };
  }
  readonly part = $derived.by(() => {
    const { guide, view } = this;
    if (!guide || !view) return null;
    const legal = usable(guide.legal({ view }));
    return legal?.part ?? (view.phase === 'over' ? 'over' : null);
  });

  readonly ways = $derived.by<Way[]>(() => {
    const { legal, asked } = this.plan;
    const moves = legal?.actions.some(({ kind }) => kind === 'stop' || kind === 'enter' || kind === 'on');
    return this.guide && asked && this.me !== null && moves ? waysOf(this.guide, asked, this.me) : [];
  });
  readonly actions = $derived.by(() => this.plan.legal?.actions ?? []);
  /** The choices that what was taken up is a part of; all, if it is part of none. */
  readonly choices = $derived.by(() => {
    const some = this.taken === null ? [] : about(this.actions, this.taken);
    return some.length > 0 ? some : this.actions;
  });
  readonly pointable = $derived.by(() => this.samePointable(pointable(this.actions, this.ways, this.taken)));
  readonly speaker = $derived.by<ActSpeaker>(() => ({
    who: (seat: Seat) => this.who(seat),
    virtu: vt(),
  }));
  /** A choice in words; what ends a part says which. */
  words(action: LegalAction, phase: string = this.plan.legal?.phase ?? ''): string {
    if (action.kind === 'end') return vp().end[phase] ?? actionWords(action, this.speaker);
    const words = actionWords(action, this.speaker);
    // A card that goes into a room: what is done there says more than its number.
    const room = action.kind === 'put' || action.kind === 'shift' ? action.target.room : undefined;
    if (room === undefined || !this.shown || this.me === null) return words;
    const there = roomsView(this.shown, this.me)[room - 1];
    return there ? `${words} (${vt().names.actions[there.action]})` : words;
  }
  readonly takenWords = $derived.by(() => {
    const what = this.taken;
    if (what === null) return '';
    const place = about(this.actions, what)[0];
    const card =
      place && 'card' in place && (what === place.card || cardOf(place) === what) ? place.card : undefined;
    return vt().names.cards[what] ?? sourceName(what, card, this.speaker);
  });

  /** The step whose payment is shown. */
  readonly payAt = $derived.by<number | null>(() => {
    const { steps } = this.plan;
    if (this.paySheet !== null && (steps[this.paySheet]?.paid.length ?? 0) > 0) return this.paySheet;
    const last = steps.length - 1;
    return (steps[last]?.paid.length ?? 0) > 0 ? last : null;
  });
  readonly payment = $derived.by<Payment | null>(() =>
    this.payAt === null ? null : this.plan.payment(this.payAt),
  );
  showPayment(index: number | null): void {
    this.paySheet = index;
  }

  readonly score = $derived.by<Score | null>(() => {
    const { guide, beside } = this;
    return this.sameScore(guide && beside.asked ? usable(guide.score(beside.asked)) : null);
  });
  private readonly palaces = $derived.by<Palaces | null>(() => {
    return this.samePalaces(this.guide && this.asked ? usable(this.guide.palaces(this.asked)) : null);
  });
  /** Places of a palace where nobody can be yet. */
  closedPlaces(seat: Seat): readonly Place[] {
    return this.palaces?.seats[seat]?.closed ?? [];
  }
  readonly supply = $derived.by<Supply | null>(() => {
    const { guide, beside, result } = this;
    return this.sameSupply(guide && beside.asked && !result ? usable(guide.supply(beside.asked)) : null);
  });
  /** The battle that goes on, as it would stand after what is composed. */
  readonly siege = $derived.by<Siege | null>(() => {
    const phase = this.shown?.phase ?? '';
    if (!this.guide || !this.asked || !['declare', 'press'].includes(phase)) return null;
    return usable(this.guide.siege(this.asked));
  });
  /** Cities that my troops stand before: how it would end. */
  readonly mySieges = $derived.by<Siege[]>(() => {
    const { shown: view, me, guide, asked } = this;
    if (!guide || !view || !asked || me === null || this.siege || this.plan.mode !== 'turn') return [];
    return Object.keys(view.seats[me]?.troops ?? {})
      .filter((city) => ownerOf(view, city) !== me)
      .flatMap((city) => usable(guide.siege({ ...asked, city, attacker: me })) ?? []);
  });
  readonly reach = $derived.by<Roads | null>(() => {
    const city = this.taken ?? this.looked;
    const view = this.view;
    if (!this.guide || !view || city === null || !(city in cities)) return null;
    return usable(this.guide.roads({ view, city }));
  });
  readonly log = $derived.by<LogLine[]>(() => {
    void language();
    return logLines(this.store.events as TableEvent<VirtuEvent>[], {
      texts: t(),
      who: (seat) => this.who(seat),
      bot: botName,
      virtu: vt(),
    });
  });

  override tincture(seat: Seat): Tincture {
    return this.view ? tinctureOfSeat(this.view, seat) : super.tincture(seat);
  }

  /** How the pieces of my palace are drawn: what may be chosen, what pays and with which kind (V2.3). */
  readonly marks = $derived.by<PieceMarks>(() => {
    const { pieces, targets } = this.pointable;
    // After a card was taken up, where it may go; another may still be taken up instead.
    const legal = targets.length > 0 ? pieces.filter((one) => !one.startsWith('room-')) : pieces;
    const rooms = this.me === null ? [] : this.legalRooms(this.me);
    const paying = (this.payment?.sources ?? []).flatMap(({ source, chosen }) =>
      chosen ? [[source.name, chosen] as const] : [],
    );
    const spent = (this.plan.preview?.steps ?? []).flatMap(({ told }) =>
      told.flatMap(({ event, source, symbol, seat }) =>
        event === 'source_used' && source && symbol && seat === this.me ? [[source, symbol] as const] : [],
      ),
    );
    const marks = palaceMarks({
      marker: this.shown?.seats[this.me ?? -1]?.marker ?? null,
      legal: [...legal, ...rooms.map((room) => `room-${room}`)],
      targets,
      chosen: this.taken,
      paying: Object.fromEntries(paying),
      payable: (this.payment?.sources ?? []).map(({ source }) => source.name),
      spent: Object.fromEntries(spent.filter(([source]) => !paying.some(([other]) => other === source))),
      notes: Object.fromEntries([
        ...this.ways
          .filter(({ cost }) => Object.keys(cost).length > 0)
          .map(({ room, cost }) => [`room-${room}`, priceWords(cost, this.speaker)]),
        ...(this.payment?.sources ?? []).map(({ source, chosen }) => [
          source.name,
          chosen ? vp().pay.spareShort : vp().pay.takeShort,
        ]),
      ]),
    });
    return this.sameMarks(marks);
  });
  /** Rooms of a palace that agents may go to, or leave. */
  legalRooms(seat: Seat): number[] {
    const palace = `palace-${seat}-`;
    return this.pointable.spots
      .filter((spot) => spot.startsWith(palace))
      .map((spot) => Number(spot.slice(palace.length)));
  }
  marksOf(seat: Seat): PieceMarks {
    return Object.fromEntries(this.legalRooms(seat).map((room) => [`room-${room}`, { able: true }]));
  }
  /** A first action of the turn in words. */
  beginning(action: string): string | null {
    const { guide, view } = this;
    const legal = guide && view ? usable(guide.legal({ view })) : null;
    const found = legal?.actions.find((one) => one.action === action);
    return found ? this.words(found, legal?.phase) : null;
  }
  /** A winter of mine is still to come: it can be prepared while others play. */
  readonly mayPrepare = $derived.by(() => {
    const { view, part, me, guide } = this;
    if (!guide || !view || me === null || part === null || part === 'setup' || part === 'over') return false;
    const played =
      part === 'winter' && view.turn !== null && view.order.indexOf(me) < view.order.indexOf(view.turn);
    return !played && usable(guide.legal({ view, seat: me, suppose: 'winter' })) !== null;
  });

  /** Something on the table was pointed at. */
  point(piece: string): void {
    const marker = this.shown?.seats[this.me ?? -1]?.marker ?? null;
    // In a payment, and in what gives symbols, the cards of the marker's room are named without it.
    const other =
      ['action', 'improvement'].find((one) => pieceOfSource(one, marker) === piece) ??
      piece.replace(/^room-/, `palace-${this.me}-`);
    let what = piece;
    let found = pointed(this.actions, this.ways, this.taken, piece);
    const again = this.taken === piece;
    if (!found && !again && other !== piece) {
      what = other;
      found = pointed(this.actions, this.ways, this.taken, other);
    }
    this.looked = null;
    if (found && 'pick' in found) {
      this.pick(...found.pick);
    } else if (found) {
      this.taken = found.take;
    } else if (again || !this.changePayment(what)) {
      this.looked = again ? null : piece;
      this.taken = null;
    }
  }
  pick(...choices: string[]): void {
    if (this.plan.pick(...choices)) {
      this.taken = null;
      this.looked = null;
      this.paySheet = null;
    }
  }
  /** A source that pays is spared, one that could pay must. */
  changePayment(source: string, kind?: string): boolean {
    const at = this.payAt;
    const found = this.payment?.sources.find((one) => one.source.name === source);
    const step = at === null ? null : this.plan.steps[at];
    if (at === null || !found || !step) return false;
    const keep = step.keep.filter((one) => !one.startsWith(`${source} `));
    const avoid = step.avoid.filter((one) => one !== source);
    if (found.chosen && (kind === undefined || kind === found.chosen))
      return this.plan.repay(at, { keep, avoid: [...avoid, source] });
    const useful = kind ?? Object.keys(found.useful)[0];
    return useful !== undefined && this.plan.repay(at, { keep: [...keep, `${source} ${useful}`], avoid });
  }
  letGo(): void {
    this.taken = null;
    this.looked = null;
  }
}
