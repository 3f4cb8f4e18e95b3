import { count } from '@furrow/farm/grid';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { SpaceId } from './boards/space-ids';
import { gainedIn, partIn } from './brought';
import type { Card } from './cards/card';
import { cards } from './cards/index';
import type { Spaces } from './cards/listener';
import { improvements, type Quantity } from './cards/quantity';
import { centerStable, fencePieces, stablesBuilt } from './farm-cards';
import { ALL, fenced, pastures, used } from './farmyard';
import { completedFeedings } from './feedings';
import { countFields, fieldsWith, onFields, unplantedFields } from './fields';
import { type Good, GRAIN, goodNumber, VEGETABLE } from './goods';
import { HARVESTS, ROUNDS } from './harvests';
import { goodsIn, keptBy } from './kept';
import { isCooking } from './kitchen';
import { type Kitchen, majorNumber, majors, majorsOf, ownsMajor } from './majors';
import { spacesMeant } from './meant';
import { occupationsIn } from './occupations';
import { seatsOn, standing } from './placed';
import { type Ruleset, rulesOf } from './ruleset';
import { cardOf } from './source';
import type { Player, State } from './state';
import { fencesLeft, stablesLeft } from './supply';
import { HOUSES } from './variant';

/** Where something is measured: for a seat, because of a card (its source), on an occasion about something. */
export interface Viewpoint {
  readonly rules: Ruleset;
  readonly state: State;
  readonly seat: Seat;
  readonly source: Source;
  readonly about: number;
}

/** What the top frame looks at. */
export function lookOf(run: Run<State>): Viewpoint {
  const { seat, source, about } = run.stack;
  return { rules: rulesOf(run), state: run.state, seat, source, about };
}

/** The same for another seat, because of something else. */
export function lookFor(run: Run<State>, seat: Seat, source: Source): Viewpoint {
  return { rules: rulesOf(run), state: run.state, seat, source, about: run.stack.about };
}

type Composed =
  | 'brought'
  | 'goods'
  | 'lying'
  | 'laidOf'
  | 'peopleOn'
  | 'spaces'
  | 'reached'
  | 'missing'
  | 'every'
  | 'least'
  | 'sum'
  | 'custom'
  | 'majorsNamed'
  | 'widePastures';
type Counting = Extract<Quantity, { count: string }>['count'];

const counts: Readonly<Record<Exclude<Counting, Composed>, (player: Player, look: Viewpoint) => number>> = {
  rooms: ({ farm }) => count(farm.rooms),
  woodRooms: ({ farm }) => (HOUSES[farm.house] === 'wood' ? count(farm.rooms) : 0),
  stoneRooms: ({ farm }) => (HOUSES[farm.house] === 'stone' ? count(farm.rooms) : 0),
  allGrain: (player) => player.goods[GRAIN] + onFields(player, 0),
  allVegetables: (player) => player.goods[VEGETABLE] + onFields(player, 1),
  people: ({ people }) => people,
  newborns: ({ newborns }) => newborns,
  begging: ({ begging }) => begging,
  occupations: ({ played }) => occupationsIn(played),
  improvements: (player, { state, seat }) =>
    inPlay(player, 'minor') + inPlay(player, 'major') + count(majorsOf(state, seat)),
  majors: ({ played }, { state, seat }) =>
    count(majorsOf(state, seat)) +
    played.filter((card) => cards[card].alsoMajor === true || cards[card].kind === 'major').length,
  minors: (player) => inPlay(player, 'minor'),
  fields: countFields,
  fieldTiles: ({ farm }) => count(farm.fields),
  grainFields: (player) => fieldsWith(player, 0).length,
  vegetableFields: (player) => fieldsWith(player, 1).length,
  unplantedFields: (player) => unplantedFields(player).length,
  pastures: ({ farm }) => pastures(farm).length,
  pastureSpaces: ({ farm }) => count(fenced(farm)),
  unusedSpaces: ({ farm }) => count(ALL & ~used(farm)),
  stables: stablesBuilt,
  unfencedStables: (player) =>
    count(player.farm.stables & ~fenced(player.farm)) + count(centerStable(player)),
  fences: fencePieces,
  fencesLeft,
  stablesLeft,
  handOccupations: ({ hand }) => hand.filter((one) => cards[one].kind === 'occupation').length,
  round: (_player, { state }) => state.round,
  roundsLeft: (_player, { state }) => ROUNDS - state.round,
  completedRounds: (_player, { state }) => Math.max(0, state.round - 1),
  completedFeedings: (_player, { rules, state }) => completedFeedings(rules, state),
  completedHarvests: (_player, { state }) => HARVESTS.filter((round) => round < state.round).length,
  players: (_player, { state }) => state.players.length,
  cookingImprovements: (player, look) => kitchens(player, look, isCooking),
  bakingImprovements: (player, look) => kitchens(player, look, ({ bakes }) => bakes !== undefined),
  laterOccupations: ({ played }, { source }) =>
    occupationsIn(played.slice(played.indexOf(cardOf(source)) + 1)),
  laid: memoryOf,
  marked: (player, look) => count(memoryOf(player, look)),
  person: (_player, { state, seat }) => standing(state, seat).length,
};

/** How many improvements in front of a player cook, or bake. */
function kitchens({ played }: Player, { state, seat }: Viewpoint, is: (kitchen: Kitchen) => boolean): number {
  return (
    majors.filter((one) => is(one) && ownsMajor(state, seat, one.number)).length +
    played.filter((card) => isImprovement(cards[card]) && is(cards[card])).length
  );
}

/** Whether a card is an improvement. */
function isImprovement({ kind }: Card): boolean {
  return kind === 'minor' || kind === 'major';
}

/** What the card that measures keeps. */
function memoryOf(player: Player, { source }: Viewpoint): number {
  return keptBy(player, cardOf(source));
}

type Plain = { readonly count: keyof typeof counts };

const plainCounts: ReadonlySet<string> = new Set(Object.keys(counts));

/** Whether one word says what is counted. */
function isPlain(quantity: Quantity): quantity is Plain {
  return plainCounts.has(quantity.count);
}

type Meter = (look: Viewpoint) => number;

/** What each quantity comes to, worked out when it is first met: they are looked at again and again. */
const meters = new WeakMap<Quantity, Meter>();

/** How many there are of something. */
export function measure(look: Viewpoint, quantity: Quantity): number {
  let meter = meters.get(quantity);
  if (meter === undefined) {
    meter = meterOf(quantity);
    meters.set(quantity, meter);
  }
  return meter(look);
}

/** What a quantity comes to, for whoever measures it again and again. */
export function meterOf(quantity: Quantity): Meter {
  if (isPlain(quantity)) {
    const counted = counts[quantity.count];
    return (look) => counted(look.state.players[look.seat], look);
  }
  switch (quantity.count) {
    case 'brought': {
      const { what } = quantity;
      if (what !== 'gained') return ({ about }) => partIn(about, what);
      const { good } = quantity;
      return ({ about }) => gainedIn(about, good);
    }
    case 'goods': {
      const numbers = quantity.of.map(goodNumber);
      return ({ state, seat }) => numbers.reduce((sum, good) => sum + state.players[seat].goods[good], 0);
    }
    case 'lying':
      return (look) => lyingOn(look, quantity.on);
    case 'laidOf':
      return (look) => laidOf(look, quantity.good);
    case 'peopleOn':
      return (look) => peopleOn(look, quantity.on);
    case 'spaces':
      return (look) => spacesMeant(quantity.of, look).length;
    case 'reached': {
      const of = meterOf(quantity.of);
      return (look) => {
        const n = of(look);
        return quantity.from.filter((from) => n >= from).length;
      };
    }
    case 'missing': {
      const of = meterOf(quantity.of);
      return (look) => Math.max(0, quantity.to - of(look));
    }
    case 'majorsNamed': {
      const numbers = quantity.named.map(majorNumber);
      return ({ state, seat }) => numbers.filter((major) => ownsMajor(state, seat, major)).length;
    }
    case 'widePastures':
      return ({ state, seat }) =>
        pastures(state.players[seat].farm).filter((cells) => count(cells) >= quantity.spaces).length;
    case 'every': {
      const of = meterOf(quantity.of);
      return (look) => Math.floor(of(look) / quantity.size);
    }
    case 'sum': {
      const all = quantity.of.map(meterOf);
      return (look) => all.reduce((sum, one) => sum + one(look), 0);
    }
    case 'least':
      return (look) => leastOf(look, quantity.of);
    case 'custom':
      return (look) => look.rules.customs.quantities[quantity.name](look);
  }
}

/** How many of a good lie on the card that measures. */
function laidOf({ state, seat, source }: Viewpoint, good: Good): number {
  const { keeps } = cards[cardOf(source)];
  if (keeps?.keeps !== 'goods') return 0;
  const kept = goodsIn(keeps, keptBy(state.players[seat], cardOf(source)));
  return kept.find(([one]) => one === goodNumber(good))?.[1] ?? 0;
}

/** How many goods lie on a space, or on all of some spaces together. */
function lyingOn({ rules, state }: Viewpoint, on: SpaceId | Spaces): number {
  if (typeof on === 'string') return state.piles[rules.spaceNumber(on)] ?? 0;
  return spacesMeant(on, { rules, state }).reduce((sum, space) => sum + state.piles[space], 0);
}

/** How many people of the seat stand on some spaces. */
function peopleOn({ rules, state, seat }: Viewpoint, on: Spaces): number {
  return spacesMeant(on, { rules, state }).reduce(
    (sum, space) => sum + seatsOn(state, space).filter((one) => one === seat).length,
    0,
  );
}

/** The least of several; a card that counts as a major or as a minor improvement is not counted as both. */
function leastOf(look: Viewpoint, of: readonly Quantity[]): number {
  const least = Math.min(...of.map((one) => measure(look, one)));
  const both = of.some(({ count: one }) => one === 'majors') && of.some(({ count: one }) => one === 'minors');
  return both ? Math.min(least, Math.floor(measure(look, improvements) / 2)) : least;
}

/** How many cards of a kind lie in front of a player. */
function inPlay({ played }: Player, kind: Card['kind']): number {
  let n = 0;
  for (const card of played) if (cards[card].kind === kind) n++;
  return n;
}
