import { BOARD, goodsOn } from '@furrow/creatures/board';
import type { Building } from '@furrow/creatures/building';
import { buildings } from '@furrow/creatures/buildings/index';
import type { Event } from '@furrow/creatures/events';
import { whyNotGot } from '@furrow/creatures/getting';
import { ANIMALS, GOODS, type Good, goodNumber } from '@furrow/creatures/goods';
import { SIDES } from '@furrow/creatures/kinds/expand';
import { WORKERS } from '@furrow/creatures/kinds/work';
import { newbornTypes, roomForNewborns } from '@furrow/creatures/newborns';
import { bonusSteps } from '@furrow/creatures/scoring';
import { RELEASE } from '@furrow/creatures/source';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import { count } from '@furrow/farm/grid';
import type { Herd } from '@furrow/farm/standing';
import { isOver } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import { givenBy } from '@furrow/text/pictures/given-by';
import { gettingCreatures } from '@furrow/text/typed/getting';
import { terminalWords } from '@furrow/text/words';
import type { Target } from '../../protocol/asked';
import type { CardPicture } from '../../protocol/card';
import type { NewbornsPicture } from '../../protocol/seat';
import type { SpaceGroup, SpacePicture } from '../../protocol/space';
import type { SupplyPicture } from '../../protocol/table';
import type { Family, Look, SeatFacts } from '../family';
import { amountOf } from './amounts';
import { buildingCard } from './creatures-cards';
import { creaturesCatalogue, creaturesEntry } from './creatures-catalogue';
import { creaturesDeed } from './creatures-deeds';
import { creaturesDraft } from './creatures-draft';
import { creaturesFarm } from './creatures-farm';
import { creaturesPayment } from './creatures-payment';
import { planCreatures } from './creatures-plan';
import { termsOf } from './creatures-terms';
import { spaceSigns } from './signs';

/** How tables of All Creatures Big and Small become pictures. */
export const creaturesFamily: Family<State> = {
  hides: () => false,
  harvests: [],
  callsBeside: [RELEASE],
  goods: GOODS,
  getting: gettingCreatures,
  animals: ANIMALS,
  supply: (state, seat) => state.players[seat].goods,
  board: (look) => BOARD.map((ids, group) => groupOf(look, ids, group)),
  faceDown: () => [],
  season: () => undefined,
  offer: (look) => ({
    title: terminalWords(look.language).offer,
    cards: look.state.offer.map((number) => offered(look, buildings[number])),
  }),
  seat: seatOf,
  hand: () => [],
  ahead: () => ({ coming: [], forecast: undefined }),
  catalogue: creaturesCatalogue,
  entry: (_game, words, _language, id) => creaturesEntry(words, id),
  plan: planCreatures,
  notes: (look) => leftOf(look).map(({ words }) => words),
  left: leftOf,
  harvest: (happened) => {
    const event = happened as Event;
    if (event.event !== 'born' || event.animals.length === 0) return undefined;
    return { phase: 'breeding', seat: event.seat, goods: event.animals.map((animal) => [animal, 1]) };
  },
  deed: (_game, event, after) => creaturesDeed(event as Event, after),
  target: (_look, seat, move) => targetOf(seat, move),
  draft: creaturesDraft,
  payment: creaturesPayment,
};

function groupOf(look: Look<State>, ids: readonly string[], group: number): SpaceGroup {
  return { id: String(group), title: '', spaces: ids.map((id) => spaceOf(look, id)) };
}

function spaceOf({ state, words }: Look<State>, id: string): SpacePicture {
  const space = spaceNumber(id);
  const { refill } = spaces[space];
  const people = state.placed.flatMap((mask, seat) => ((mask >> space) & 1 ? [seat] : []));
  return {
    id,
    title: words.title(id),
    goods: lyingOn(state, space).map(({ good, count: many }) => amountOf(words, GOODS, good, many)),
    people,
    signs: spaceSigns({ effect: spaces[space].effect }),
    gives: givenBy<Good>(spaces[space].effect).map(([good, many]) =>
      amountOf(words, GOODS, goodNumber(good), many),
    ),
    terms: termsOf(spaces[space].effect, words),
    ...(refill?.then !== undefined && { mixed: true }),
    ...(refill !== undefined && { grows: refill.count }),
    closed: people.length > 0,
  };
}

/** What lies on a space; none of what is laid there if all was taken. */
function lyingOn(state: State, space: number): readonly Herd[] {
  const lying = goodsOn(state, space) ?? [];
  const { refill } = spaces[space];
  if (refill === undefined || lying.length > 0) return lying;
  const laid = refill.then === undefined ? [refill.good] : [refill.good, refill.then];
  return laid.map((good) => ({ good: goodNumber(good), count: 0 }));
}

/** A building on offer, with the reason if the viewer cannot build it. */
function offered({ state, viewer, words }: Look<State>, building: Building): CardPicture {
  const reason = viewer < 0 || isOver(state) ? undefined : whyNotGot(state, viewer, building.id);
  return {
    ...buildingCard(building, words),
    ...(reason !== undefined && { whyNot: words.reason(state, viewer, reason) }),
  };
}

function seatOf(look: Look<State>, seat: Seat): SeatFacts {
  const { state, words } = look;
  const player = state.players[seat];
  return {
    starter: state.marker === seat,
    goods: GOODS.map((_, good) => amountOf(words, GOODS, good, player.goods[good])),
    farm: creaturesFarm(look, seat),
    workers: { home: WORKERS - count(state.placed[seat]), all: WORKERS, are: 'workers' },
    facts: [],
    undrawn: [],
    coming: [],
    cards: [],
    handSize: 0,
    newborns: newbornsOf(look, seat),
    scales: ANIMALS.map((id, type) => ({
      id,
      title: words.scoreLine({ category: 'animals', about: goodNumber(id), points: 0 }),
      have: player.goods[goodNumber(id)],
      steps: bonusSteps(type),
    })),
  };
}

/** What is left for everybody. */
function leftOf({ state, language }: Look<State>): readonly SupplyPicture[] {
  const { troughs, tiles, expansions } = terminalWords(language);
  return [
    { sign: 'trough', count: state.troughs, words: troughs(state.troughs) },
    { sign: 'stall', count: state.tiles, words: tiles(state.tiles) },
    { sign: 'expand', count: state.expansions, words: expansions(state.expansions) },
  ];
}

/** What a player's animals would have if they bred now. */
function newbornsOf({ state, words }: Look<State>, seat: Seat): NewbornsPicture {
  const player = state.players[seat];
  const types = newbornTypes(player);
  const born = ANIMALS.filter((_, type) => (types >> type) & 1);
  return {
    animals: born.map((id) => amountOf(words, GOODS, goodNumber(id), 1)),
    room: roomForNewborns(player),
  };
}

function targetOf(seat: Seat, { verb, things }: Move): Target | undefined {
  switch (verb) {
    case 'place':
      return { on: 'space', id: spaces[things[0]].id };
    case 'build':
      return { on: 'card', id: buildings[things[0]].id };
    case 'at':
    case 'flip':
      return { on: 'cell', seat, cell: things[0] };
    case 'trough':
      return things.length === 1
        ? { on: 'cell', seat, cell: things[0] }
        : { on: 'cells', seat, cells: things };
    case 'border':
      return { on: 'edges', seat, edges: things };
    case 'expand':
      return { on: 'end', seat, side: SIDES[things[0]] };
    default:
      return undefined;
  }
}
