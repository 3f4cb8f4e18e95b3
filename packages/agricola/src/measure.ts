import { count } from '@furrow/farm/grid';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { SpaceId } from './boards/space-ids';
import { ALL_HOUSED, AS_SAID, gainedIn, hasGiven, partIn } from './brought';
import { cards } from './cards/index';
import type { Spaces } from './cards/listener';
import type { Condition, Quantity } from './cards/quantity';
import { isDelivered } from './coming';
import { countOf, firstEntry } from './deeds';
import { centerStable, fencePieces, stablesBuilt } from './farm-cards';
import { ALL, fenced, pastures, used } from './farmyard';
import { completedFeedings } from './feedings';
import { countFields, fieldsWith, onFields, unplantedFields } from './fields';
import { GRAIN, goodNumber, VEGETABLE } from './goods';
import { HARVESTS, ROUNDS } from './harvests';
import { keptBy } from './kept';
import { isCooking } from './kitchen';
import type { MajorId } from './major-ids';
import { isOnDisplay, type Kitchen, majorNumber, majors, majorsOf, ownsMajor } from './majors';
import { isMeant, spacesMeant } from './meant';
import type { SpaceNumber } from './numbers';
import { isOn, personOn, seatsOn, spaceIn, standing } from './placed';
import { type Ruleset, rulesOf } from './ruleset';
import { isSeason } from './season';
import { cardOf } from './source';
import type { Player, State } from './state';
import { fencesLeft, stablesLeft } from './supply';
import { HOUSES } from './variant';
import { isFeeding, turnOf } from './work-phase';

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

type Composed =
  | 'brought'
  | 'goods'
  | 'lying'
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
  stoneRooms: ({ farm }) => (HOUSES[farm.house] === 'stone' ? count(farm.rooms) : 0),
  allGrain: (player) => player.goods[GRAIN] + onFields(player, 0),
  allVegetables: (player) => player.goods[VEGETABLE] + onFields(player, 1),
  people: ({ people }) => people,
  newborns: ({ newborns }) => newborns,
  occupations: (player) => inPlay(player, 'occupation'),
  improvements: (player, { state, seat }) => inPlay(player, 'minor') + count(majorsOf(state, seat)),
  majors: ({ played }, { state, seat }) =>
    count(majorsOf(state, seat)) + played.filter((card) => cards[card].alsoMajor === true).length,
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
    played.filter((card, at) => at > played.indexOf(cardOf(source)) && cards[card].kind === 'occupation')
      .length,
  laid: memoryOf,
  marked: (player, look) => count(memoryOf(player, look)),
  person: (_player, { state, seat }) => standing(state, seat).length,
};

/** How many improvements in front of a player cook, or bake. */
function kitchens({ played }: Player, { state, seat }: Viewpoint, is: (kitchen: Kitchen) => boolean): number {
  return (
    majors.filter((one) => is(one) && ownsMajor(state, seat, one.number)).length +
    played.filter((card) => cards[card].kind === 'minor' && is(cards[card])).length
  );
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

/** How many there are of something. */
export function measure(look: Viewpoint, quantity: Quantity): number {
  const player = look.state.players[look.seat];
  if (isPlain(quantity)) return counts[quantity.count](player, look);
  switch (quantity.count) {
    case 'brought':
      return quantity.what === 'gained'
        ? gainedIn(look.about, quantity.good)
        : partIn(look.about, quantity.what);
    case 'goods':
      return quantity.of.reduce((sum, good) => sum + player.goods[goodNumber(good)], 0);
    case 'lying':
      return lyingOn(look, quantity.on);
    case 'peopleOn':
      return peopleOn(look, quantity.on);
    case 'spaces':
      return spacesMeant(quantity.of, look).length;
    case 'reached': {
      const n = measure(look, quantity.of);
      return quantity.from.filter((from) => n >= from).length;
    }
    case 'missing':
      return Math.max(0, quantity.to - measure(look, quantity.of));
    case 'majorsNamed':
      return quantity.named.filter((id) => ownsMajor(look.state, look.seat, majorNumber(id))).length;
    case 'widePastures':
      return pastures(player.farm).filter((cells) => count(cells) >= quantity.spaces).length;
    case 'every':
      return Math.floor(measure(look, quantity.of) / quantity.size);
    case 'sum':
      return quantity.of.reduce((all, one) => all + measure(look, one), 0);
    case 'least':
      return leastOf(look, quantity.of);
    case 'custom':
      return look.rules.customs.quantities[quantity.name](look);
  }
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
  return both ? Math.min(least, Math.floor(measure(look, { count: 'improvements' }) / 2)) : least;
}

/** Whether a condition holds. */
export function holds(look: Viewpoint, condition: Condition): boolean {
  const { state, seat, rules } = look;
  const { farm } = state.players[seat];
  if ('of' in condition) {
    const n = measure(look, condition.of);
    if ('than' in condition) return n >= measure(look, condition.than) + condition.more;
    if (condition.among?.includes(n) === false) return false;
    return n >= (condition.atLeast ?? 0) && n <= (condition.atMost ?? Infinity);
  }
  if ('most' in condition) {
    const mine = measure(look, condition.most);
    return state.players.every((_, other) => measure({ ...look, seat: other }, condition.most) <= mine);
  }
  if ('house' in condition) return condition.house.includes(HOUSES[farm.house]);
  if ('owns' in condition) {
    const has = (id: MajorId) => {
      const major = majorNumber(id);
      return condition.who === 'anyone' ? !isOnDisplay(state, major) : ownsMajor(state, seat, major);
    };
    return condition.how === 'all' ? condition.owns.every(has) : condition.owns.some(has);
  }
  if ('occupied' in condition)
    return condition.occupied.every((id) => isOccupiedFor(look, rules.spaceNumber(id)));
  if ('ownPersonOn' in condition) return personOn(state, rules.spaceNumber(condition.ownPersonOn), seat);
  if ('done' in condition) return countOf(rules, state, seat, condition.done) >= condition.atLeast;
  if ('usedInTurn' in condition) return hasUsed(look, condition.usedInTurn);
  if ('during' in condition) return isDuring(look, condition.during);
  if ('housed' in condition)
    return partIn(look.about, 'housed') === (condition.housed === 'all' ? ALL_HOUSED : AS_SAID);
  if ('given' in condition) return hasGiven(look.about, condition.given);
  if ('newest' in condition) return isNewest(look, condition.newest);
  if ('season' in condition) return isSeason(state, rules.variant, condition.season);
  if ('harvestRound' in condition)
    return HARVESTS.includes(state.round + (condition.harvestRound === 'coming' ? 1 : 0));
  if ('delivered' in condition) return isDelivered(state.players[seat], cardOf(look.source), state.round);
  if ('all' in condition) return condition.all.every((one) => holds(look, one));
  if ('not' in condition) return !holds(look, condition.not);
  return rules.customs.conditions[condition.custom](look);
}

/** Whether it is the turn of the seat, the work phase, or the seat feeds its family. */
function isDuring({ rules, state, seat }: Viewpoint, what: 'myTurn' | 'workPhase' | 'feeding'): boolean {
  if (what === 'feeding') return isFeeding(rules, state, seat);
  const turn = turnOf(rules, state);
  return what === 'myTurn' ? turn === seat : turn >= 0;
}

/** Whether somebody stands on a space and no card says that it is not occupied for the seat. */
function isOccupiedFor(look: Viewpoint, space: SpaceNumber): boolean {
  if (!isOn(look.state, space)) return false;
  if (look.rules.spaces[space].alone === true) return true;
  return !look.state.players[look.seat].played.some((card) => {
    const { joins } = cards[card];
    if (joins === undefined) return false;
    const join = look.rules.customs.joins[joins];
    return join.placing !== true && join.occupied?.(look, space) === true;
  });
}

/** How many cards of a kind lie in front of a player. */
function inPlay({ played }: Player, kind: 'minor' | 'occupation'): number {
  let n = 0;
  for (const card of played) if (cards[card].kind === kind) n++;
  return n;
}

/** Whether the card that was revealed last is one of these spaces. */
function isNewest(look: Viewpoint, spaces: Spaces): boolean {
  const last = look.state.revealed.at(-1);
  return last !== undefined && isMeant(spaces, look, last);
}

/** Whether the seat has used one of these spaces in the turn that is going on. */
function hasUsed({ rules, state, seat }: Viewpoint, spaces: Spaces): boolean {
  return state.turns
    .slice(firstEntry(rules, state, seat))
    .some((turn) => isMeant(spaces, { rules, state }, spaceIn(turn)));
}
