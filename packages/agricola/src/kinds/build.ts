import { type Cells, count, has as isIn } from '@furrow/farm/grid';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { type Move, name, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, type Reason, type Verdict, YES } from '@furrow/kernel/verdict';
import { payGoods } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { roomSpaces, STABLES, stableSpaces } from '../farmyard';
import { type Amounts, CLAY, REED, STONE, WOOD } from '../goods';
import { PARTNER_STABLE, readVerb, verbFor } from '../partner';
import { asking } from '../questions';
import { because, type Why } from '../reasons';
import { rulesOf } from '../ruleset';
import { isSeason } from '../season';
import type { State } from '../state';
import { SUMMER } from '../variant';
import { amountsOf } from './gain';

type Build = Extract<Act, { do: 'build' }>;

/** The prices of a room by what the house is made of. */
function roomPrices(material: number, reed: number): readonly Amounts[] {
  return [WOOD, CLAY, STONE].map((good) => [
    [good, material],
    [REED, reed],
  ]);
}

/** AG-R502: a room costs 5 of what the house is made of, and 2 reed; AG-V30.3: for the partner 6 and 3. */
const ROOM_PRICES = [roomPrices(5, 2), roomPrices(6, 3)];

const FREE: Amounts = [];

/** One of the farms on which a seat may build: its own (0) or the partner's (1), and what was built so far. */
interface Site {
  readonly seat: Seat;
  readonly farm: number;
  readonly rooms: number;
  /** Stables that were paid for; the free ones four bits further up. */
  readonly stables: number;
}

/** Where rooms and stables can be built now, and for what. */
interface Options {
  readonly rooms: Cells;
  readonly stables: Cells;
  readonly roomPrice: Amounts;
  readonly stablePrice: Amounts;
}

/**
 * Rooms and stables, one by one in any order; register a counts rooms, b stables. Bots build rooms before stables, and
 * stables in ascending order, those of the partner last; the step is the first cell that may still follow, the partner's
 * cells 32 further up.
 */
export const buildKind: Kind<State, Build> = {
  possible: (run, node, seat) => canBuild(run, node.effect, seat, 0, 0),
  why: (run, node, seat) => whyNotBuild(run, node.effect, seat),
  step: (run, node) => {
    const { stack } = run;
    if (stack.a + stack.b === 0 || canBuild(run, node.effect, stack.seat, stack.a, stack.b)) return WAIT;
    stack.pop();
    return ON;
  },
  ask: (run, node) => {
    const { a: rooms, b: stables, step: from } = run.stack;
    const sites = sitesNow(run).map((site) => ({ site, can: optionsFor(run, node.effect, site) }));
    const moves: Move[] = [];
    if (stables === 0)
      for (const { site, can } of sites) addCells(moves, verbFor('room', site.farm), can.rooms);
    for (const { site, can } of sites) {
      const before = from - 32 * site.farm;
      const later = before >= 32 ? 0 : before > 0 ? -1 << before : -1;
      addCells(moves, verbFor('stable', site.farm), can.stables & later);
    }
    if (rooms + stables > 0) moves.push(say('done'));
    return freeForm(moves, (move) => accepts(run, node.effect, move));
  },
  question: (run, node) => {
    const [own, partner] = sitesNow(run).map((site) => pricesOf(optionsFor(run, node.effect, site)));
    const canFinish = run.stack.a + run.stack.b > 0;
    return asking({ ask: 'build', ...own, ...(partner === undefined ? {} : { partner }), canFinish });
  },
  answer: (run, node, move) => {
    const { stack, state } = run;
    if (move.verb === 'done') {
      stack.pop();
      return;
    }
    const { plain, farm: which } = readVerb(move.verb);
    const { seat } = stack;
    const { roomPrice, stablePrice } = optionsFor(run, node.effect, siteNow(run, which));
    const owner = rulesOf(run).farmsFor[seat][which];
    const { farm } = state.players[owner];
    const cell = move.things[0];
    const by = which === 0 ? {} : { by: seat };
    if (plain === 'room') {
      payGoods(run, seat, roomPrice);
      farm.rooms |= 1 << cell;
      stack.a++;
      tell(run, () => ({ event: 'rooms', seat: owner, cell, ...by }));
      return;
    }
    payGoods(run, seat, stablePrice);
    farm.stables |= 1 << cell;
    stack.b += stablePrice === FREE ? 16 : 1;
    stack.step = 32 * which + cell + 1;
    tell(run, () => ({ event: 'stables', seat: owner, cell, ...by }));
  },
};

function addCells(moves: Move[], verb: string, cells: Cells): void {
  for (let rest = cells; rest !== 0; rest &= rest - 1) moves.push(name(verb, 31 - Math.clz32(rest & -rest)));
}

/** The site of the top frame on the seat's own farm or on the partner's. */
function siteNow({ stack }: Run<State>, farm: number): Site {
  return { seat: stack.seat, farm, rooms: stack.a, stables: stack.b };
}

function sitesNow(run: Run<State>): Site[] {
  return rulesOf(run).farmsFor[run.stack.seat].map((_, farm) => siteNow(run, farm));
}

function canBuild(run: Run<State>, effect: Build, seat: Seat, rooms: number, stables: number): boolean {
  const farms = rulesOf(run).farmsFor[seat].length;
  for (let farm = 0; farm < farms; farm++) {
    const can = optionsFor(run, effect, { seat, farm, rooms, stables });
    if ((can.rooms | can.stables) !== 0) return true;
  }
  return false;
}

function optionsFor(run: Run<State>, effect: Build, site: Site): Options {
  const { state } = run;
  const { variant, farmsFor } = rulesOf(run);
  const { goods } = state.players[site.seat];
  const { farm } = state.players[farmsFor[site.seat][site.farm]];
  const roomPrice = ROOM_PRICES[site.farm][farm.house];
  const printed = site.farm === 0 ? amountsOf(effect.stableCost) : PARTNER_STABLE;
  const rooms = site.rooms < effect.rooms && has(goods, roomPrice) ? roomSpaces(farm) : 0;
  const free = isSeason(state, variant, SUMMER) && site.rooms > site.stables >> 4;
  const paid = (site.stables & 15) < effect.stables && has(goods, printed);
  const stables = (free || paid) && count(farm.stables) < STABLES ? stableSpaces(farm, variant) : 0;
  return { rooms, stables, roomPrice, stablePrice: free ? FREE : printed };
}

function pricesOf({ rooms, stables, roomPrice, stablePrice }: Options) {
  return { room: rooms === 0 ? undefined : roomPrice, stable: stables === 0 ? undefined : stablePrice };
}

function has(goods: readonly number[], price: Amounts): boolean {
  for (const [good, n] of price) if (goods[good] < n) return false;
  return true;
}

/** What is wrong on the own farm, unless only the partner's could be built on. */
function whyNotBuild(run: Run<State>, effect: Build, seat: Seat): Reason {
  const [own, partner] = rulesOf(run).farmsFor[seat].map((_, farm) =>
    whyNotAt(run, effect, { seat, farm, rooms: 0, stables: 0 }),
  );
  return own.why === 'cannot-pay' ? own : (partner ?? own);
}

function whyNotAt(run: Run<State>, effect: Build, site: Site): Reason {
  const reasons = [
    ...(effect.rooms > 0 ? [whyNotRoom(run, effect, site)] : []),
    ...(effect.stables > 0 ? [whyNotStable(run, effect, site)] : []),
  ];
  const prices = reasons.flatMap((reason) => (reason.why === 'cannot-pay' ? reason.prices : []));
  return prices.length === reasons.length
    ? because({ why: 'cannot-pay', prices })
    : (reasons.find(({ why }) => why !== 'cannot-pay') ?? reasons[0]);
}

function whyNotRoom(run: Run<State>, effect: Build, site: Site): Why {
  const price = optionsFor(run, effect, site).roomPrice;
  return has(run.state.players[site.seat].goods, price)
    ? because({ why: 'no-room-space' })
    : because({ why: 'cannot-pay', prices: [price] });
}

function whyNotStable(run: Run<State>, effect: Build, site: Site): Why {
  const { players } = run.state;
  if (count(players[rulesOf(run).farmsFor[site.seat][site.farm]].farm.stables) >= STABLES)
    return because({ why: 'no-stable-left' });
  const price = optionsFor(run, effect, site).stablePrice;
  return has(players[site.seat].goods, price)
    ? because({ why: 'no-stable-space' })
    : because({ why: 'cannot-pay', prices: [price] });
}

function accepts(run: Run<State>, effect: Build, { verb, things }: Move): Verdict {
  if (verb === 'done')
    return run.stack.a + run.stack.b > 0 ? YES : no(because({ why: 'too-few', atLeast: 1 }));
  const { plain, farm } = readVerb(verb);
  const known =
    (plain === 'room' || plain === 'stable') && farm < rulesOf(run).farmsFor[run.stack.seat].length;
  if (!known || things.length !== 1) return no(because({ why: 'not-asked' }));
  const site = siteNow(run, farm);
  const { rooms, stables } = optionsFor(run, effect, site);
  const cells = plain === 'room' ? rooms : stables;
  if (cells === 0)
    return no(plain === 'room' ? whyNotRoom(run, effect, site) : whyNotStable(run, effect, site));
  const [cell] = things;
  return isIn(cells, cell) ? YES : no(because({ why: 'cannot-stand-there', cell }));
}
