import { type Cells, count, has as isIn } from '@furrow/farm/grid';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { type Move, name, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { no, type Reason, type Verdict, YES } from '@furrow/kernel/verdict';
import { payGoods } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { roomSpaces, STABLES, stableSpaces } from '../farmyard';
import { type Amounts, CLAY, REED, STONE, WOOD } from '../goods';
import { asking } from '../questions';
import { because, type Why } from '../reasons';
import { rulesOf } from '../ruleset';
import { isSeason } from '../season';
import type { Player, State } from '../state';
import { SUMMER } from '../variant';
import { amountsOf } from './gain';

type Build = Extract<Act, { do: 'build' }>;

/** AG-R502: a room costs 5 of what the house is made of, and 2 reed. */
const ROOM_PRICES: readonly Amounts[] = [WOOD, CLAY, STONE].map((good) => [
  [good, 5],
  [REED, 2],
]);

const FREE: Amounts = [];

/** What can be built now, after so many rooms (a) and stables (b, free ones four bits further up). */
interface Options {
  readonly rooms: Cells;
  readonly stables: Cells;
  readonly stablePrice: Amounts;
}

/**
 * Rooms and stables, one by one in any order. Bots build rooms before stables and stables in ascending order; the step
 * is the first cell that may still follow.
 */
export const buildKind: Kind<State, Build> = {
  possible: (run, node, seat) => {
    const { rooms, stables } = optionsFor(run, node.effect, seat, 0, 0);
    return (rooms | stables) !== 0;
  },
  why: (run, node, seat) => whyNotBuild(node.effect, run.state.players[seat]),
  step: (run, node) => {
    const { stack } = run;
    const { rooms, stables } = optionsFor(run, node.effect, stack.seat, stack.a, stack.b);
    if ((rooms | stables) !== 0 || stack.a + stack.b === 0) return WAIT;
    stack.pop();
    return ON;
  },
  ask: (run, node) => {
    const { stack } = run;
    const { seat, a: built, b: stabled, step: from } = stack;
    const options = optionsFor(run, node.effect, seat, built, stabled);
    const moves: Move[] = [];
    if (stabled === 0) addCells(moves, 'room', options.rooms);
    addCells(moves, 'stable', options.stables & (-1 << from));
    if (built + stabled > 0) moves.push(say('done'));
    return freeForm(moves, (move) =>
      accepts(node.effect, run.state.players[seat], options, built + stabled, move),
    );
  },
  question: (run, node) => {
    const { seat, a, b } = run.stack;
    const { rooms, stables, stablePrice } = optionsFor(run, node.effect, seat, a, b);
    return asking({
      ask: 'build',
      room: rooms === 0 ? undefined : ROOM_PRICES[run.state.players[seat].farm.house],
      stable: stables === 0 ? undefined : stablePrice,
      canFinish: a + b > 0,
    });
  },
  answer: (run, node, move) => {
    const { stack, state } = run;
    const { seat } = stack;
    if (move.verb === 'done') {
      stack.pop();
      return;
    }
    const { farm } = state.players[seat];
    const cell = move.things[0];
    if (move.verb === 'room') {
      payGoods(run, seat, ROOM_PRICES[farm.house]);
      farm.rooms |= 1 << cell;
      stack.a++;
      tell(run, () => ({ event: 'rooms', seat, cell }));
      return;
    }
    const { stablePrice } = optionsFor(run, node.effect, seat, stack.a, stack.b);
    payGoods(run, seat, stablePrice);
    farm.stables |= 1 << cell;
    stack.b += stablePrice === FREE ? 16 : 1;
    stack.step = cell + 1;
    tell(run, () => ({ event: 'stables', seat, cell }));
  },
};

function addCells(moves: Move[], verb: string, cells: Cells): void {
  for (let rest = cells; rest !== 0; rest &= rest - 1) moves.push(name(verb, 31 - Math.clz32(rest & -rest)));
}

function optionsFor(run: Run<State>, effect: Build, seat: number, built: number, stabled: number): Options {
  const { state } = run;
  const { variant } = rulesOf(run);
  const player = state.players[seat];
  const { farm } = player;
  const rooms = built < effect.rooms && has(player.goods, ROOM_PRICES[farm.house]) ? roomSpaces(farm) : 0;
  const free = isSeason(state, variant, SUMMER) && built > stabled >> 4;
  const paid = (stabled & 15) < effect.stables && has(player.goods, amountsOf(effect.stableCost));
  const stables = (free || paid) && count(farm.stables) < STABLES ? stableSpaces(farm, variant) : 0;
  return { rooms, stables, stablePrice: free ? FREE : amountsOf(effect.stableCost) };
}

function has(goods: readonly number[], price: Amounts): boolean {
  for (const [good, n] of price) if (goods[good] < n) return false;
  return true;
}

function whyNotBuild(effect: Build, player: Player): Reason {
  const reasons = [
    ...(effect.rooms > 0 ? [whyNotRoom(player)] : []),
    ...(effect.stables > 0 ? [whyNotStable(effect, player)] : []),
  ];
  const prices = reasons.flatMap((reason) => (reason.why === 'cannot-pay' ? reason.prices : []));
  return prices.length === reasons.length
    ? because({ why: 'cannot-pay', prices })
    : (reasons.find(({ why }) => why !== 'cannot-pay') ?? reasons[0]);
}

function whyNotRoom({ goods, farm }: Player): Why {
  const price = ROOM_PRICES[farm.house];
  return has(goods, price)
    ? because({ why: 'no-room-space' })
    : because({ why: 'cannot-pay', prices: [price] });
}

function whyNotStable(effect: Build, { goods, farm }: Player): Why {
  if (count(farm.stables) >= STABLES) return because({ why: 'no-stable-left' });
  const price = amountsOf(effect.stableCost);
  return has(goods, price)
    ? because({ why: 'no-stable-space' })
    : because({ why: 'cannot-pay', prices: [price] });
}

function accepts(
  effect: Build,
  player: Player,
  { rooms, stables }: Options,
  done: number,
  move: Move,
): Verdict {
  if (move.verb === 'done') return done > 0 ? YES : no(because({ why: 'too-few', atLeast: 1 }));
  if ((move.verb !== 'room' && move.verb !== 'stable') || move.things.length !== 1) {
    return no(because({ why: 'not-asked' }));
  }
  const cells = move.verb === 'room' ? rooms : stables;
  if (cells === 0) return no(move.verb === 'room' ? whyNotRoom(player) : whyNotStable(effect, player));
  const [cell] = move.things;
  return isIn(cells, cell) ? YES : no(because({ why: 'cannot-stand-there', cell }));
}
