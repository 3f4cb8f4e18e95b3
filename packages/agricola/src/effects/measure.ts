import { count } from '@furrow/farm/grid';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { type Kitchen, majorNumber, majors, majorsOf, ownsMajor } from '../boards/majors';
import type { SpaceId } from '../boards/space-ids';
import type { Card } from '../cards/card';
import { cards } from '../cards/index';
import type { Spaces } from '../cards/listener';
import { improvements, type Quantity } from '../cards/quantity';
import { completedFeedings } from '../course/feedings';
import { HARVESTS, ROUNDS } from '../course/harvests';
import { centerStable, fencePieces, stablesBuilt } from '../farm/farm-cards';
import { ALL, fenced, pastures, used } from '../farm/farmyard';
import { countFields, fieldsWith, onFields, unplantedFields } from '../farm/fields';
import { ruins } from '../farm/ruins';
import { goodsIn, keptBy } from '../in-play/kept';
import { isCooking } from '../in-play/kitchen';
import { occupationsIn } from '../in-play/occupations';
import { gainedIn, partIn } from '../moments/brought';
import { HOUSES } from '../options/variant';
import { type Ruleset, rulesOf } from '../ruleset';
import { spacesMeant } from '../spaces/meant';
import { seatsOn, standing } from '../spaces/placed';
import { CROPS, type Good, goodNumber } from '../state/goods';
import { cardOf } from '../state/source';
import type { Player, State } from '../state/state';
import { fencesLeft } from '../state/supply';

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
  | 'rooms'
  | 'people'
  | 'occupations'
  | 'improvements'
  | 'pastures'
  | 'stables'
  | 'crops';
type Counting = Extract<Quantity, { count: string }>['count'];

type Count = (player: Player, look: Viewpoint) => number;

const counts: Readonly<Record<Exclude<Counting, Composed>, Count>> = {
  begging: ({ begging }) => begging,
  fields: countFields,
  fieldTiles: ({ farm }) => count(farm.fields),
  grainFields: (player) => fieldsWith(player, 0).length,
  vegetableFields: (player) => fieldsWith(player, 1).length,
  unplantedFields: (player) => unplantedFields(player).length,
  pastureSpaces: ({ farm }) => count(fenced(farm)),
  unusedSpaces: (player) => count(ALL & ~used(player.farm)) + ruins(player),
  fences: fencePieces,
  fencesLeft,
  round: (_player, { state }) => state.round,
  roundsLeft: (_player, { state }) => ROUNDS - state.round,
  completedRounds: (_player, { state }) => Math.max(0, state.round - 1),
  completedFeedings: (_player, { rules, state }) => completedFeedings(rules, state),
  completedHarvests: (_player, { state }) => HARVESTS.filter((round) => round < state.round).length,
  players: (_player, { state }) => state.players.length,
  laterOccupations: ({ played }, { source }) =>
    occupationsIn(played.slice(played.indexOf(cardOf(source)) + 1)),
  laid: memoryOf,
  marked: (player, look) => count(memoryOf(player, look)),
  person: (_player, { state, seat }) => standing(state, seat).length,
};

/** How many improvements lie in front of a player, by kind. */
const improvementsOf: Readonly<Record<'any' | 'major' | 'minor' | 'cooking' | 'baking', Count>> = {
  any: (player, { state, seat }) =>
    inPlay(player, 'minor') + inPlay(player, 'major') + count(majorsOf(state, seat)),
  major: ({ played }, { state, seat }) =>
    count(majorsOf(state, seat)) +
    played.filter((card) => cards[card].major === 'counts' || cards[card].kind === 'major').length,
  minor: (player) => inPlay(player, 'minor'),
  cooking: (player, look) => kitchens(player, look, isCooking),
  baking: (player, look) => kitchens(player, look, ({ bakes }) => bakes !== undefined),
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
  if (isPlain(quantity)) return meterBy(counts[quantity.count]);
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
    case 'rooms': {
      const { of } = quantity;
      if (of === undefined) return meterBy(({ farm }) => count(farm.rooms));
      return meterBy(({ farm }) => (HOUSES[farm.house] === of ? count(farm.rooms) : 0));
    }
    case 'people':
      return meterBy(quantity.newborn === true ? ({ newborns }) => newborns : ({ people }) => people);
    case 'occupations':
      return meterBy(
        quantity.inHand === true ? ({ hand }) => occupationsIn(hand) : ({ played }) => occupationsIn(played),
      );
    case 'improvements': {
      const { of = 'any' } = quantity;
      if (typeof of === 'string') return meterBy(improvementsOf[of]);
      const numbers = of.map(majorNumber);
      return ({ state, seat }) => numbers.filter((major) => ownsMajor(state, seat, major)).length;
    }
    case 'pastures': {
      const { spaces } = quantity;
      if (spaces === undefined) return meterBy(({ farm }) => pastures(farm).length);
      return meterBy(({ farm }) => pastures(farm).filter((cells) => count(cells) >= spaces).length);
    }
    case 'stables':
      return meterBy(quantity.unfenced === true ? unfencedStables : stablesBuilt);
    case 'crops': {
      const [good, crop] = [goodNumber(quantity.of), CROPS.indexOf(quantity.of)];
      return meterBy((player) => player.goods[good] + onFields(player, crop));
    }
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

/** What is counted of the player who measures. */
function meterBy(counted: Count): Meter {
  return (look) => counted(look.state.players[look.seat], look);
}

/** How many stables of a player stand outside pastures. */
function unfencedStables(player: Player): number {
  return count(player.farm.stables & ~fenced(player.farm)) + count(centerStable(player));
}

/** How many of a good lie on the card that measures. */
function laidOf({ state, seat, source }: Viewpoint, good: Good): number {
  const { keeps } = cards[cardOf(source)];
  if (keeps?.keeps !== 'goods') return 0;
  const kept = goodsIn(keeps, keptBy(state.players[seat], cardOf(source)));
  return kept.find(([one]) => one === goodNumber(good))?.[1] ?? 0;
}

/** How many goods lie on a space, or on all of some spaces together. */
function lyingOn(look: Viewpoint, on: SpaceId | Spaces): number {
  const { rules, state } = look;
  if (typeof on === 'string') return state.piles[rules.spaceNumber(on)] ?? 0;
  return spacesMeant(on, look).reduce((sum, space) => sum + state.piles[space], 0);
}

/** How many people of the seat stand on some spaces. */
function peopleOn(look: Viewpoint, on: Spaces): number {
  const { state, seat } = look;
  return spacesMeant(on, look).reduce(
    (sum, space) => sum + seatsOn(state, space).filter((one) => one === seat).length,
    0,
  );
}

/** The least of several; a card that counts as a major or as a minor improvement is not counted as both. */
function leastOf(look: Viewpoint, of: readonly Quantity[]): number {
  const least = Math.min(...of.map((one) => measure(look, one)));
  const has = (kind: 'major' | 'minor') => of.some((one) => one.count === 'improvements' && one.of === kind);
  const both = has('major') && has('minor');
  return both ? Math.min(least, Math.floor(measure(look, improvements) / 2)) : least;
}

/** How many cards of a kind lie in front of a player. */
function inPlay({ played }: Player, kind: Card['kind']): number {
  let n = 0;
  for (const card of played) if (cards[card].kind === kind) n++;
  return n;
}
