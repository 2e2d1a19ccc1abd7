// An action in a few words, as on a button, in a plan or in advice. What it costs is apart: `priceWords`.
import type { LegalAction, Price, RoomAction } from './legal_action';
import { type ActSpeaker, itemName, priceWords, sourceOf, spotOf, targetName } from './part_words';

const roomWords = (room: number, act: RoomAction | null, { virtu: { names, acts } }: ActSpeaker): string =>
  act === null ? acts.room(room) : acts.roomDoes(room, names.actions[act] ?? act);

export function actionWords(action: LegalAction, speaker: ActSpeaker): string {
  const { names, acts } = speaker.virtu;
  const city = (name: string) => names.cities[name] ?? name;
  const card = (name: string) => names.cards[name] ?? name;
  switch (action.kind) {
    case 'put':
      return acts.put(card(action.card), targetName(action.target, speaker));
    case 'enter':
      return acts.enter(roomWords(action.room, action.act, speaker));
    case 'stop':
      return acts.stop(roomWords(action.room, action.act, speaker));
    case 'on':
      return acts.on(roomWords(action.room, action.act, speaker));
    case 'on_florins':
      return acts.onFlorins(roomWords(action.room, action.act, speaker));
    case 'on_arrow':
      return acts.onArrow(roomWords(action.room, action.act, speaker));
    case 'redeem':
      return acts.redeem(action.room);
    case 'use':
      return acts.use(sourceOf(action.source, speaker), acts.amount(action.symbol, action.count));
    case 'pay':
      return acts.pay(priceWords(action.cost, speaker));
    case 'ask':
      return acts.ask(priceWords(action.gives, speaker));
    case 'end':
      return acts.end;
    case 'pass':
      return acts.pass;
    case 'advance':
      return acts.advance(action.step);
    case 'choose':
      return acts.choose(names.bonuses[action.bonus] ?? action.bonus);
    case 'lodge':
      return acts.lodge(card(action.card), targetName(action.target, speaker));
    case 'drop':
      return acts.drop(card(action.card));
    case 'turn':
      return acts.turn(sourceOf(action.source, speaker));
    case 'annex':
      return acts.annex(city(action.city));
    case 'march':
      return acts.march(city(action.from), city(action.to));
    case 'sail':
      return acts.sail(city(action.from), city(action.to));
    case 'muster':
      return acts.muster(sourceOf(action.source, speaker), action.adds);
    case 'agent':
      return acts.agent(spotOf(action.spot, speaker));
    case 'lift':
      return acts.lift(spotOf(action.spot, speaker));
    case 'remove':
      return acts.remove(spotOf(action.spot, speaker));
    case 'besiege':
      return acts.besiege(city(action.city));
    case 'assault':
      return acts.assault(city(action.city));
    case 'call_off':
      return acts.callOff(city(action.city));
    case 'declare':
      return acts.declare(sourceOf(action.source, speaker), action.adds);
    case 'retreat':
      return acts.retreat(city(action.from), city(action.to));
    case 'disband':
      return action.all ? acts.disbandAll(city(action.city)) : acts.disband(city(action.city));
    case 'upkeep':
      return acts.upkeep(priceWords(action.cost, speaker), action.keeps);
    case 'shift':
      return acts.shift(card(action.card), targetName(action.target, speaker));
    case 'buy':
      return action.city !== undefined
        ? acts.buyCathedral(city(action.city))
        : acts.buy(itemName(action.item, speaker));
    case 'hire':
      return acts.hire(city(action.city));
    case 'ally': {
      const alliance = names.alliances[action.alliance] ?? action.alliance;
      return action.saved === null
        ? acts.ally(alliance)
        : acts.allyLess(alliance, acts.amount(action.saved, 1));
    }
  }
}

/** What it costs, where it costs something. */
export function costOf(action: LegalAction): Price | null {
  const price = 'cost' in action ? action.cost : undefined;
  return price && Object.values(price).some((count) => count > 0) ? price : null;
}

/** Why a room where the marker may stop cannot be used, in words. */
export const hindranceWords = (action: LegalAction, { virtu: { acts } }: ActSpeaker): string | null =>
  (action.kind === 'stop' || action.kind === 'enter') && action.blocked ? acts.blocked[action.blocked] : null;
