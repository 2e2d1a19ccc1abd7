// What the act panel says and offers, for each phase and whoever is asked.
import type { Seat } from '../connection/messages';
import { t } from '../text/texts.svelte';
import { actionWords, parseAction } from './actions';
import { cardWord } from './log_lines';
import { leadText, previewWords } from './preview_words';
import type { TableScene } from './table_scene.svelte';
import type { CardName } from './view';

export interface Offer {
  label: string;
  action: string;
}
export interface ActModel {
  title: string;
  mine: boolean;
  sentences: string[];
  standing: { text: string; good: boolean } | null;
  /** Choices beside the two buttons: regions, cards to take back, numbers to draw. */
  choices: Offer[];
  main: { label: string; action: string | null };
  others: (Offer & { key?: string })[];
  /** The rule that `?` opens. */
  topic: string;
}

const nothing = { choices: [], others: [], standing: null, sentences: [] };

/** Whoever comes back to the page learns why it is not as they left it. */
const late = (scene: TableScene): string[] =>
  scene.me !== null && scene.late(scene.me) ? [t().play.act.late] : [];

function waiting(scene: TableScene): ActModel {
  const { act, turn, buttons } = t().play;
  const view = scene.view!;
  const asked = view.turn;
  const me = scene.me;
  const lead =
    scene.phase === 'battle' && scene.strengths
      ? [leadText(t(), scene.strengths, (seat: Seat) => scene.who(seat))]
      : [];
  const [held] = scene.held;
  const title =
    held !== undefined
      ? actionWords(t(), held)
      : asked === null || asked === me
        ? act.paused
        : scene.phase === 'battle'
          ? turn.thinking(scene.shortName(asked))
          : turn.deciding(scene.shortName(asked));
  const base: ActModel = {
    ...nothing,
    title,
    mine: false,
    topic: scene.phase,
    main: { label: '', action: null },
  };
  if (held !== undefined) return { ...base, sentences: [act.held] };
  if (me === null) return { ...base, sentences: [...lead, act.watching] };
  if (asked === me && !scene.lent) return { ...base, sentences: [act.pausedWhat] };
  const seat = view.seats[me];
  if (scene.phase !== 'battle') return { ...base, sentences: lead };
  if (view.finalists && !view.finalists.includes(me)) return { ...base, sentences: [...lead, act.out] };
  if (seat?.passed) return { ...base, sentences: [...late(scene), ...lead, act.passedAlready] };
  if (scene.planned) {
    return {
      ...base,
      sentences: [...lead, act.planned(actionWords(t(), scene.planned))],
      main: { label: buttons.takeBack, action: scene.planned },
    };
  }
  const chosen = scene.choice ? parseAction(scene.choice) : null;
  const card = chosen?.object as CardName | undefined;
  return {
    ...base,
    sentences: card ? [t().cards.about[card]] : [...late(scene), ...lead, act.ahead],
    title: card ? t().cards.names[card] : title,
    main: card
      ? { label: buttons.set(cardWord(t(), card), t().cards.object[card]), action: scene.choice }
      : { label: buttons.chooseCard, action: null },
    others: [{ label: buttons.passNext, action: 'pass', key: 'P' }],
  };
}

function battle(scene: TableScene): ActModel {
  const { act, turn, buttons } = t().play;
  const view = scene.view!;
  const chosen = scene.choice ? parseAction(scene.choice) : null;
  const card = chosen?.verb === 'play' ? (chosen.object as CardName) : null;
  const words =
    scene.choice && scene.preview && scene.me !== null
      ? previewWords(t(), scene.choice, view, scene.preview, scene.me, (seat) => scene.who(seat))
      : null;
  const others: ActModel['others'] = [];
  if (scene.legal.includes('pass')) others.push({ label: buttons.pass, action: 'pass', key: 'P' });
  if (scene.legal.includes('pass show')) others.push({ label: buttons.passShow, action: 'pass show' });
  const lead = scene.strengths ? [leadText(t(), scene.strengths, (seat) => scene.who(seat))] : [];
  return {
    ...nothing,
    title: card ? t().cards.names[card] : turn.yours,
    mine: true,
    topic: card ?? 'battle',
    sentences: words
      ? words.sentences
      : card
        ? [t().cards.about[card]]
        : [...late(scene), ...lead, act.choose],
    standing: words?.standing ?? null,
    main: card
      ? { label: buttons.play(cardWord(t(), card), t().cards.object[card]), action: scene.choice }
      : { label: buttons.chooseCard, action: null },
    others,
  };
}

function regions(scene: TableScene, verb: 'place' | 'favour'): ActModel {
  const { act, buttons } = t().play;
  const offers = scene.legal
    .map(parseAction)
    .filter((one) => one.verb === verb && one.object !== 'none')
    .map((one) => ({ label: one.object ?? '', action: one.text }));
  const chosen = scene.choice ? parseAction(scene.choice) : null;
  const region = chosen?.verb === verb && chosen.object !== 'none' ? chosen.object : null;
  const sentences: string[] = [];
  if (region && verb === 'place') {
    const owner = scene.view?.regions[region];
    if (owner !== undefined) sentences.push(act.placeAttack(scene.who(owner).name));
    const wins = scene.order.filter((seat) => scene.nearness[seat]?.winning.includes(region));
    if (wins.length > 0) sentences.push(act.winsHere(wins.map((seat) => scene.who(seat).name).join(', ')));
  }
  if (region === null) sentences.push(verb === 'place' ? act.placeWhat : act.favourWhat);
  return {
    ...nothing,
    title: verb === 'place' ? act.place : act.favour,
    mine: true,
    topic: verb,
    sentences,
    choices: offers,
    main: region
      ? { label: actionWords(t(), scene.choice!), action: scene.choice }
      : { label: buttons.chooseRegion, action: null },
    others: scene.legal.includes('favour none') ? [{ label: buttons.favourNone, action: 'favour none' }] : [],
  };
}

function take(scene: TableScene): ActModel {
  const { act, buttons } = t().play;
  const offers = scene.legal
    .map(parseAction)
    .filter((one) => one.verb === 'take' && one.object !== 'none')
    .map((one) => ({ label: cardWord(t(), one.object as CardName), action: one.text }));
  const chosen = scene.choice?.startsWith('take ') ? scene.choice : null;
  const words =
    chosen && scene.preview && scene.me !== null
      ? previewWords(t(), chosen, scene.view!, scene.preview, scene.me, (seat) => scene.who(seat))
      : null;
  return {
    ...nothing,
    title: act.take,
    mine: true,
    topic: 'scarecrow',
    sentences: chosen ? [] : [act.takeWhat],
    standing: words?.standing ?? null,
    choices: offers,
    main: chosen
      ? { label: actionWords(t(), chosen), action: chosen }
      : { label: buttons.chooseCard, action: null },
    others: scene.legal.includes('take none') ? [{ label: buttons.takeNone, action: 'take none' }] : [],
  };
}

/** `kept` are the cards marked in the hand. */
export function actModel(scene: TableScene, kept: readonly CardName[]): ActModel {
  const { act } = t().play;
  if (!scene.myTurn) return waiting(scene);
  switch (scene.phase) {
    case 'place':
      return regions(scene, 'place');
    case 'favour':
      return regions(scene, 'favour');
    case 'take':
      return take(scene);
    case 'discard':
      return {
        ...nothing,
        title: act.discard,
        mine: true,
        topic: 'discard',
        sentences: [act.discardWhat],
        main: { label: actionWords(t(), 'hold'), action: 'hold' },
        others: [{ label: actionWords(t(), 'discard'), action: 'discard' }],
      };
    case 'keep': {
      const action = kept.length === 0 ? 'keep none' : `keep ${kept.join(' ')}`;
      return {
        ...nothing,
        title: act.keep,
        mine: true,
        topic: 'keep',
        sentences: [act.keepWhat],
        main: { label: actionWords(t(), action), action: scene.legal.includes(action) ? action : null },
      };
    }
    case 'draw': {
      const offers = scene.legal.map((action) => ({ label: actionWords(t(), action), action }));
      const most = offers.at(-1);
      return {
        ...nothing,
        title: act.draw,
        mine: true,
        topic: 'draw_after_battle',
        sentences: [act.drawWhat(scene.legal.length - 1)],
        main: { label: most?.label ?? '', action: most?.action ?? null },
        others: offers.slice(0, -1).reverse(),
      };
    }
    default:
      return battle(scene);
  }
}
