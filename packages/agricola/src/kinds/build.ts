import type { Amounts } from '@furrow/farm/goods';
import { type Cells, count, has as isIn } from '@furrow/farm/grid';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { type Move, name, say } from '@furrow/kernel/move';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, type Reason, type Verdict, YES } from '@furrow/kernel/verdict';
import { isSeason } from '../course/season';
import type { Act } from '../effects/effect';
import { ANY } from '../effects/effect-words';
import {
  type BuiltSoFar,
  builtSoFar,
  cellsFrom,
  hasBegun,
  NOTHING_BUILT,
  noteCenterStable,
  noteRoom,
  noteStable,
  roomsIn,
  stablesIn,
} from '../farm/build-frame';
import { centerSpaces, closedSpaces, keepCenter } from '../farm/farm-cards';
import { ALL, fenced, pastures, roomSpaces, stableSpaces } from '../farm/farmyard';
import { PARTNER_STABLE, readVerb, verbFor } from '../farm/partner';
import { about } from '../moments/brought';
import { raise } from '../moments/raise';
import { SUMMER } from '../options/variant';
import { isSamePrice, useUpChanges } from '../payment/once';
import { hasAll } from '../payment/price';
import { pricesFor, stablePriceFor } from '../payment/prices-for';
import { PARTNER_ROOM, type Purchase } from '../payment/purchase';
import { rulesOf } from '../ruleset';
import { payGoods } from '../state/change';
import { amountsOf } from '../state/goods';
import type { Farm, Player, State } from '../state/state';
import { stablesLeft } from '../state/supply';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because, type Why } from '../vocabulary/reasons';
import { finishBuilding } from './built';
import { canAfford, charge, payable } from './charge';

type Build = Extract<Act, { do: 'build' }>;

const FREE: Amounts = [];
const NONE: readonly Amounts[] = [];

/** One of the farms on which a seat may build: its own (0) or the partner's (1), and what the action has built on both. */
interface Site {
  readonly seat: Seat;
  readonly farm: number;
  readonly built: BuiltSoFar;
}

/** Where rooms and stables can be built now, and for what. */
interface Options {
  readonly rooms: Cells;
  readonly stables: Cells;
  /** Centers of four fields where a card allows a stable, by the upper left of the fields. */
  readonly centers: Cells;
  readonly roomPrices: readonly Amounts[];
  readonly stablePrice: Amounts;
}

/**
 * Rooms and stables, one by one in any order. Bots build rooms before stables, and stables in ascending order, one in the
 * center of fields after them, those of the partner last. The frame is read in `build-frame.ts`.
 */
export const buildKind: Kind<State, Build> = {
  possible: (run, node, seat) => canBuild(run, node, seat, NOTHING_BUILT),
  why: (run, node, seat) => whyNotBuild(run, node, seat),
  step: (run, node) => {
    const { stack } = run;
    if (!hasBegun(stack) || canBuild(run, node, stack.seat, builtSoFar(stack))) return WAIT;
    finishBuilding(run);
    return ON;
  },
  ask: (run, node) => {
    const { stack } = run;
    const begun = hasBegun(stack);
    const sites = sitesNow(run).map((site) => ({ site, can: optionsFor(run, node, site) }));
    const movesFrom = (from: number, withRooms: boolean) => {
      const moves: Move[] = [];
      if (withRooms)
        for (const { site, can } of sites) addCells(moves, verbFor('room', site.farm), can.rooms);
      for (const { site, can } of sites) {
        addCells(moves, verbFor('stable', site.farm), can.stables & cellsFrom(from, site.farm));
        addCells(moves, 'center', can.centers);
      }
      if (begun) moves.push(say('done'));
      return moves;
    };
    return freeForm(
      movesFrom(stack.step, stablesIn(builtSoFar(stack)) === 0),
      (move) => accepts(run, node, move),
      () => movesFrom(0, true),
    );
  },
  question: (run, node) => {
    const [own, partner] = sitesNow(run).map((site) => pricesOf(optionsFor(run, node, site)));
    const canFinish = hasBegun(run.stack);
    return asking({ ask: 'build', ...own, ...(partner === undefined ? {} : { partner }), canFinish });
  },
  answer: (run, node, move) => {
    const { stack, state } = run;
    if (move.verb === 'done') {
      finishBuilding(run);
      return;
    }
    const { plain, farm: which } = readVerb(move.verb);
    const { seat } = stack;
    const site = siteNow(run, which);
    const { stablePrice } = optionsFor(run, node, site);
    const owner = rulesOf(run).farmsFor[seat][which];
    const { farm } = state.players[owner];
    const cell = move.things[0];
    const by = which === 0 ? {} : { by: seat };
    if (plain === 'room') {
      noteRoom(stack, which);
      tell(run, () => ({ event: 'rooms', seat: owner, cell, ...by }));
      farm.rooms |= 1 << cell;
      raise(run, 'landUsed', owner, about('cell', cell));
      charge(run, seat, roomAt(node, site));
      return;
    }
    useUpChanges(run, seat, 'stable', () =>
      isSamePrice(optionsFor(run, node, site).stablePrice, stablePrice),
    );
    payGoods(run, seat, stablePrice);
    const isFree = stablePrice === FREE;
    if (plain === 'center') {
      buildInCenter(run, cell, isFree);
      return;
    }
    const wasUnused = !isIn(fenced(farm), cell);
    noteStable(stack, { farm: which, cell, isFree, wasUnused });
    farm.stables |= 1 << cell;
    tell(run, () => ({ event: 'stables', seat: owner, cell, ...by }));
    if (wasUnused) raise(run, 'landUsed', owner, about('cell', cell));
  },
};

/** A stable in the center of four fields; the card that allows it remembers where. */
function buildInCenter(run: Run<State>, cell: number, isFree: boolean): void {
  const { seat } = run.stack;
  keepCenter(run.state.players[seat], cell);
  noteCenterStable(run.stack, isFree);
  tell(run, () => ({ event: 'centerStable', seat, cell }));
}

/** A room that is bought with this action, on the own farm or on the partner's. */
function roomAt({ id, effect }: Node<State, Build>, { farm, built }: Site): Purchase {
  const second = roomsIn(built) === 1;
  if (farm === 1) return { what: 'room', which: PARTNER_ROOM, second };
  const changes = effect.less !== undefined || effect.price !== undefined;
  return { what: 'room', which: 0, node: changes ? id : 0, second };
}

function addCells(moves: Move[], verb: string, cells: Cells): void {
  for (let rest = cells; rest !== 0; rest &= rest - 1) moves.push(name(verb, 31 - Math.clz32(rest & -rest)));
}

/** The site of the top frame on the seat's own farm or on the partner's. */
function siteNow({ stack }: Run<State>, farm: number): Site {
  return { seat: stack.seat, farm, built: builtSoFar(stack) };
}

function sitesNow(run: Run<State>): Site[] {
  return rulesOf(run).farmsFor[run.stack.seat].map((_, farm) => siteNow(run, farm));
}

function canBuild(run: Run<State>, node: Node<State, Build>, seat: Seat, built: BuiltSoFar): boolean {
  const farms = rulesOf(run).farmsFor[seat].length;
  for (let farm = 0; farm < farms; farm++) {
    const site = { seat, farm, built };
    if (canBuildRoom(run, node, site)) return true;
    const can = stablesFor(run, node, site);
    if ((can.stables | can.centers) !== 0) return true;
  }
  return false;
}

function canBuildRoom(run: Run<State>, node: Node<State, Build>, site: Site): boolean {
  if (roomsIn(site.built) >= node.effect.rooms || !canAfford(run, site.seat, roomAt(node, site)))
    return false;
  const owner = ownerOf(run, site);
  return roomSpaces(owner.farm, closedSpaces(owner)) !== 0;
}

/** Whose farm a site is. */
function ownerOf(run: Run<State>, { seat, farm }: Site): Player {
  return run.state.players[rulesOf(run).farmsFor[seat][farm]];
}

function optionsFor(run: Run<State>, node: Node<State, Build>, site: Site): Options {
  const owner = ownerOf(run, site);
  const roomPrices =
    roomsIn(site.built) < node.effect.rooms ? payable(run, site.seat, roomAt(node, site)) : NONE;
  const rooms = roomPrices.length > 0 ? roomSpaces(owner.farm, closedSpaces(owner)) : 0;
  return { rooms, roomPrices, ...stablesFor(run, node, site) };
}

/** Where stables can be built now, and for what each. */
function stablesFor(
  run: Run<State>,
  node: Node<State, Build>,
  site: Site,
): Pick<Options, 'stables' | 'centers' | 'stablePrice'> {
  const { state } = run;
  const { effect } = node;
  const { variant } = rulesOf(run);
  const owner = ownerOf(run, site);
  const printed = stablePriceFor(
    run,
    site.seat,
    site.farm === 0 ? amountsOf(effect.stableCost) : PARTNER_STABLE,
  );
  const free = isSeason(state, variant, SUMMER) && roomsIn(site.built) > site.built.freeStables;
  const paid = site.built.paidStables < effect.stables && hasAll(state.players[site.seat].goods, printed);
  const more = (free || paid) && stablesLeft(owner) > 0;
  const stables = more
    ? stableSpaces(owner.farm, variant, closedSpaces(owner)) & stablesWithin(effect, owner.farm)
    : 0;
  const centers = more ? centersFor(node, site, owner) : 0;
  return { stables, centers, stablePrice: free ? FREE : printed };
}

/** Where the action allows stables: everywhere, or only in pastures of so many spaces. */
function stablesWithin({ within }: Build, farm: Farm): Cells {
  if (within === undefined) return ALL;
  return pastures(farm)
    .filter((cells) => count(cells) === within)
    .reduce((all, cells) => all | cells, 0);
}

/** Only a "Build Stables" action, which is one for any number of stables, builds in the center of own fields. */
function centersFor({ effect }: Node<State, Build>, { farm }: Site, owner: Player): Cells {
  return farm === 0 && effect.stables === ANY ? centerSpaces(owner) : 0;
}

function pricesOf({ rooms, stables, centers, roomPrices, stablePrice }: Options) {
  return {
    rooms: rooms === 0 ? NONE : roomPrices,
    stable: stables === 0 ? undefined : stablePrice,
    ...(centers === 0 ? {} : { center: stablePrice }),
  };
}

/** What is wrong on the own farm, unless only the partner's could be built on. */
function whyNotBuild(run: Run<State>, node: Node<State, Build>, seat: Seat): Reason {
  const [own, partner] = rulesOf(run).farmsFor[seat].map((_, farm) =>
    whyNotAt(run, node, { seat, farm, built: NOTHING_BUILT }),
  );
  return own.why === 'cannot-pay' ? own : (partner ?? own);
}

function whyNotAt(run: Run<State>, node: Node<State, Build>, site: Site): Reason {
  const reasons = [
    ...(node.effect.rooms > 0 ? [whyNotRoom(run, node, site)] : []),
    ...(node.effect.stables > 0 ? [whyNotStable(run, node, site)] : []),
  ];
  const priced = reasons.flatMap((reason) => (reason.why === 'cannot-pay' ? [reason.prices] : []));
  const prices = priced.flat();
  return prices.length >= reasons.length && priced.length === reasons.length
    ? because({ why: 'cannot-pay', prices, ...(priced.length > 1 && { rooms: priced[0].length }) })
    : (reasons.find(({ why }) => why !== 'cannot-pay') ?? reasons[0]);
}

function whyNotRoom(run: Run<State>, node: Node<State, Build>, site: Site): Why {
  const room = roomAt(node, site);
  return payable(run, site.seat, room).length > 0
    ? because({ why: 'no-room-space' })
    : because({ why: 'cannot-pay', prices: pricesFor(run, site.seat, room) });
}

function whyNotStable(run: Run<State>, node: Node<State, Build>, site: Site): Why {
  const { players } = run.state;
  if (stablesLeft(players[rulesOf(run).farmsFor[site.seat][site.farm]]) <= 0)
    return because({ why: 'no-stable-left' });
  const price = optionsFor(run, node, site).stablePrice;
  return hasAll(players[site.seat].goods, price)
    ? because({ why: 'no-stable-space' })
    : because({ why: 'cannot-pay', prices: [price] });
}

/** What can be built: rooms, stables, and with a card a stable in the center of four fields. */
const THINGS = ['room', 'stable', 'center'];

function accepts(run: Run<State>, node: Node<State, Build>, { verb, things }: Move): Verdict {
  if (verb === 'done') return hasBegun(run.stack) ? YES : no(because({ why: 'too-few', atLeast: 1 }));
  const { plain, farm } = readVerb(verb);
  const known = THINGS.includes(plain) && farm < rulesOf(run).farmsFor[run.stack.seat].length;
  if (!known || things.length !== 1) return no(because({ why: 'not-asked' }));
  const site = siteNow(run, farm);
  const { rooms, stables, centers } = optionsFor(run, node, site);
  const cells = plain === 'room' ? rooms : plain === 'stable' ? stables : centers;
  if (cells === 0 && plain === 'center') return no(because({ why: 'not-asked' }));
  if (cells === 0) return no(plain === 'room' ? whyNotRoom(run, node, site) : whyNotStable(run, node, site));
  const [cell] = things;
  return isIn(cells, cell) ? YES : no(because({ why: 'cannot-stand-there', cell }));
}
