import { type Domain, freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move, name, sameMove } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import { setsOf } from '@furrow/kernel/words';
import { crafts, majors, majorsOf } from '../boards/majors';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { waits } from '../moments/awaited';
import { aboutCooked, NOTHING_BROUGHT } from '../moments/brought';
import { momentNumber } from '../moments/moments';
import { raise } from '../moments/raise';
import { CONVERTIBLE } from '../payment/convert';
import { rulesOf } from '../ruleset';
import { cookedOf, ratesOf } from '../state/change';
import { FIRST_ANIMAL, FOOD, GOODS, WOOD } from '../state/goods';
import type { MajorNumber } from '../state/numbers';
import type { Player, State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

/** What a feeding names, by position: goods turned into food (their numbers and names), then begging. */
export const FED_GOODS: readonly number[] = [...CONVERTIBLE, ...crafts.map((craft) => craft.good)];
export const FEEDING = FED_GOODS.map((good) => GOODS[good]);
const BEGGING = FEEDING.length;

/** The verb of using a craft before the family is fed. */
const CRAFT = 'craft';

/** One way to find food: a good, its rate, and how many of it can be used. */
interface SourceOfFood {
  readonly good: number;
  readonly rate: number;
  readonly most: number;
}

/** AG-R1004: 2 food for each adult (solo 3), 1 for each newborn; cards may make do with less. */
function foodNeeded(state: State, player: Player): number {
  const each = state.players.length === 1 ? 3 : 2;
  const adults = Math.max(0, player.people - player.newborns - unfed(player));
  const full = Math.min(adults, ...player.played.map((card) => cards[card].fullMeals ?? adults));
  return each * full + (adults - full) + player.newborns;
}

/** How many people of a player cards say are never fed. */
function unfed({ played }: Player): number {
  return played.reduce((sum, card) => sum + (cards[card].own?.unfed ?? 0), 0);
}

/**
 * The feeding phase of one seat. A move names what is turned into food, and how many begging markers are taken; crafts can
 * also be used before, for what the food then buys (AG-R1005). Register a: the crafts used already.
 */
export const feedKind: Kind<State, Extract<Act, { do: 'feed' }>> = {
  registers: () => ({ a: setsOf(crafts.map(({ major }) => majors[major].id)) }),
  calls: true,
  possible: () => true,
  step: (run) => {
    const { seat } = run.stack;
    if (run.stack.a !== 0 || asksToFeed(run, seat)) return WAIT;
    run.stack.pop();
    eat(run, seat, foodNeeded(run.state, run.state.players[seat]), 0);
    return ON;
  },
  ask: (run) => feedings(run, run.stack.seat),
  question: (run) => {
    const player = run.state.players[run.stack.seat];
    const rates = sources(run, run.stack.seat).map(({ rate }) => rate);
    return asking({ ask: 'feed', need: foodNeeded(run.state, player), food: player.goods[FOOD], rates });
  },
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    const player = run.state.players[seat];
    if (move.verb === CRAFT) return craft(run, move.things[0]);
    const from = sources(run, seat);
    const rates = ratesOf(run.state, seat);
    run.stack.pop();
    const given: [number, number][] = [];
    let food = 0;
    from.forEach(({ good, rate }, i) => {
      const n = move.things[i];
      if (n === 0) return;
      player.goods[good] -= n;
      food += n * rate;
      given.push([good, n]);
    });
    player.goods[FOOD] += food;
    if (given.length > 0) tell(run, () => ({ event: 'converted', seat, goods: given, food }));
    const begging = move.things[BEGGING];
    eat(run, seat, foodNeeded(run.state, player) - begging, begging);
    const cooked = cookedOf(given, rates);
    if (cooked.length > 0) raise(run, 'cooked', seat, aboutCooked(cooked, true));
    if (given.some(([good]) => good === WOOD)) raise(run, 'woodworked', seat, NOTHING_BROUGHT);
  },
};

/** A part of the harvest for those who take part in it; of the feeding, for those who feed their family last, or for all others. */
export const attendKind: Kind<State, Extract<Act, { do: 'attend' }>> = {
  parts: ({ effect }) => [effect],
  possible: (run, { effect: { last } }, seat) => {
    const player = run.state.players[seat];
    return takesPart(player) && (last === undefined || feedsLast(player) === last);
  },
  step: (run, { parts: [part] }) => {
    const { seat, source, about } = run.stack;
    run.stack.pop();
    run.stack.push(part.id, seat, source, about);
    return ON;
  },
};

/** Whether no card keeps a player from the harvest. */
function takesPart({ played, memory }: Player): boolean {
  return !played.some((card, i) => cards[card].skipsHarvest === true && memory[i] > 0);
}

function feedsLast({ played }: Player): boolean {
  return played.some((card) => cards[card].feedsLast === true);
}

/** Whether a seat is asked how it feeds its family. */
export function asksToFeed(run: Run<State>, seat: Seat): boolean {
  const player = run.state.players[seat];
  if (player.goods[FOOD] < foodNeeded(run.state, player)) return true;
  return rulesOf(run).variant.edition === '2007' || mayMatter(run, seat);
}

/** Besides food: crafts may be used though there is food enough, and animals cannot be cooked once they breed. */
function mayMatter(run: Run<State>, seat: Seat): boolean {
  const { goods } = run.state.players[seat];
  const rates = ratesOf(run.state, seat);
  for (let good = FIRST_ANIMAL; good < goods.length; good++)
    if (goods[good] > 0 && rates[good] > 0) return true;
  const owned = majorsOf(run.state, seat);
  for (const { major, good } of crafts) if ((owned >> major) & 1 && goods[good] > 0) return true;
  return false;
}

function eat(run: Run<State>, seat: Seat, food: number, begging: number): void {
  const player = run.state.players[seat];
  player.goods[FOOD] -= food;
  player.begging += begging;
  tell(run, () => ({ event: 'fed', seat, food, begging }));
}

/** The crafts as sources of food; those used already give none. */
function crafting(run: Run<State>, seat: Seat): SourceOfFood[] {
  const owned = majorsOf(run.state, seat);
  const { goods } = run.state.players[seat];
  const { a: used } = run.stack;
  return crafts.map(({ major, good, food }, i) => ({
    good,
    rate: food,
    most: (owned >> major) & 1 && !((used >> i) & 1) ? Math.min(1, goods[good]) : 0,
  }));
}

/** A craft is used before the family is fed. */
function craft(run: Run<State>, major: MajorNumber): void {
  const { stack, state } = run;
  const { seat } = stack;
  const at = crafts.findIndex((one) => one.major === major);
  const { good, food } = crafts[at];
  const { goods } = state.players[seat];
  stack.a |= 1 << at;
  goods[good]--;
  goods[FOOD] += food;
  tell(run, () => ({ event: 'converted', seat, goods: [[good, 1]], food }));
  if (good === WOOD) raise(run, 'woodworked', seat, NOTHING_BROUGHT);
}

/** The moves that use a craft before the family is fed. */
function craftMoves(run: Run<State>, seat: Seat): Move[] {
  return crafting(run, seat).flatMap(({ most }, i) => (most > 0 ? [name(CRAFT, crafts[i].major)] : []));
}

function sources(run: Run<State>, seat: Seat): SourceOfFood[] {
  const rates = ratesOf(run.state, seat);
  const { goods } = run.state.players[seat];
  return [
    ...CONVERTIBLE.map((good) => ({ good, rate: rates[good], most: rates[good] > 0 ? goods[good] : 0 })),
    ...crafting(run, seat),
  ];
}

/** All ways to feed: for bots the least that is enough, alone or with something more, or nothing, or (if it is not enough) everything. */
function feedings(run: Run<State>, seat: Seat): Domain {
  const player = run.state.players[seat];
  const need = foodNeeded(run.state, player);
  const from = sources(run, seat);
  const missing = need - player.goods[FOOD];
  const moves: Move[] = [];
  const add = (given: readonly number[], begging: number) => moves.push(list('feed', [...given, begging]));
  const most = from.reduce((sum, { rate, most: n }) => sum + rate * n, 0);
  const none = from.map(() => 0);
  if (missing > 0) add(none, missing);
  if (missing > 0 && most > 0 && most < missing)
    add(
      from.map((one) => one.most),
      missing - most,
    );
  const ways = missing > 0 ? (most < missing ? [] : leastWays(from, missing)) : [none];
  for (const way of withMore(from, ways)) add(way, 0);
  const crafted = craftMoves(run, seat);
  if (buysAtAnyTime(run, seat)) moves.push(...crafted);
  return freeForm(moves, (move) =>
    move.verb === CRAFT ? mayCraft(crafted, move) : accepts(run, need, player, from, move),
  );
}

/** Whether food before feeding can serve anything: a card can be used at any time, or acts when wood becomes food. */
function buysAtAnyTime(run: Run<State>, seat: Seat): boolean {
  const nodes = rulesOf(run).cards;
  const player = run.state.players[seat];
  return (
    player.played.some((card) => nodes[card].anytime !== undefined) ||
    waits(player, momentNumber('woodworked'), true)
  );
}

function mayCraft(crafted: readonly Move[], move: Move): Verdict {
  return crafted.some((one) => sameMove(one, move)) ? YES : no(because({ why: 'not-asked' }));
}

/** An animal is only cooked beyond what is needed if a pair of its type stays. */
const PAIR = 2;

/** The ways; then each of them with one animal more, which makes room before animals breed, and with all crafts. */
function withMore(from: readonly SourceOfFood[], ways: readonly number[][]): Iterable<readonly number[]> {
  const all = new Map(ways.map((way) => [way.join(), way]));
  const take = (way: number[]) => all.set(way.join(), way);
  for (const way of ways) {
    from.forEach(({ good, most }, i) => {
      if (good >= FIRST_ANIMAL && most - way[i] > PAIR) take(way.with(i, way[i] + 1));
    });
    take(way.map((n, i) => (i < CONVERTIBLE.length ? n : from[i].most)));
  }
  return all.values();
}

/** The ways to find so much food of which none could do with one good less. */
function leastWays(from: readonly SourceOfFood[], missing: number): number[][] {
  const ways: number[][] = [];
  const way = from.map(() => 0);
  const rest = from.map(() => 0);
  for (let i = from.length - 2; i >= 0; i--) rest[i] = rest[i + 1] + from[i + 1].rate * from[i + 1].most;
  const fill = (at: number, left: number, smallest: number): void => {
    if (left <= 0) {
      if (smallest + left > 0) ways.push(way.slice());
      return;
    }
    if (at === from.length || (at > 0 ? rest[at - 1] : Infinity) < left) return;
    const { rate, most } = from[at];
    const up = rate === 0 ? 0 : Math.min(most, Math.ceil(left / rate));
    for (let n = 0; n <= up; n++) {
      way[at] = n;
      fill(at + 1, left - n * rate, n === 0 ? smallest : Math.min(smallest, rate));
    }
    way[at] = 0;
  };
  fill(0, missing, Infinity);
  return ways;
}

function accepts(
  run: Run<State>,
  need: number,
  player: Player,
  from: readonly SourceOfFood[],
  move: Move,
): Verdict {
  if (move.verb !== 'feed' || move.things.length !== from.length + 1)
    return no(because({ why: 'not-asked' }));
  if (from.some(({ most }, i) => move.things[i] < 0 || move.things[i] > most))
    return no(because({ why: 'not-so-many' }));
  const food = from.reduce((sum, { rate }, i) => sum + rate * move.things[i], player.goods[FOOD]);
  const begging = move.things[BEGGING];
  const lacking = Math.max(0, need - food);
  if (begging < lacking || begging > need) return no(because({ why: 'begging', lacking, need }));
  const forced = rulesOf(run).variant.edition === 'revised' && begging > lacking;
  return forced ? no(because({ why: 'must-pay-food' })) : YES;
}
