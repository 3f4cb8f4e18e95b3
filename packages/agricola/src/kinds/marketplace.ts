import { type Amounts, pairs } from '@furrow/farm/goods';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import { wordsOf } from '@furrow/kernel/words';
import type { Act } from '../effects/effect';
import { findFood, foodDomain, foodQuestion, mustAskForFood } from '../payment/food';
import { canPay } from '../payment/price';
import { rulesOf } from '../ruleset';
import { payGoods, ratesOf } from '../state/change';
import { FOOD, GOODS } from '../state/goods';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { goodsWords } from '../vocabulary/words';

const nextGood = wordsOf([...GOODS, 'none']);

/** What both partners have, and the types of goods that are paid for (a mask). */
interface Stall {
  readonly own: readonly number[];
  readonly partner: readonly number[];
  readonly paid: number;
}

/**
 * AG-V30.2: goods go from one partner to the other; of each type the user pays 1 first, once (AG-Q70). People name any
 * amounts, as often as they like; bots move one type after the other. Register a: the types paid for, register b: the
 * first type that bots may still move.
 */
export const marketplaceKind: Kind<State, Extract<Act, { do: 'marketplace' }>> = {
  registers: () => ({ a: goodsWords, b: nextGood }),
  possible: (run, _node, seat) =>
    canMoveAny(stallOf(run, seat, 0)) ||
    canPay(run.state.players[seat], foodToBegin(run, seat), ratesOf(run.state, seat)),
  why: () => because({ why: 'nothing-to-move' }),
  step: (run) => {
    const { seat, a: paid } = run.stack;
    const idle = !canMoveAny(stallOf(run, seat, paid));
    if (paid === 0 && idle) mustAskForFood(run, seat, foodToBegin(run, seat));
    if (paid === 0 || !idle) return WAIT;
    run.stack.pop();
    return ON;
  },
  ask: (run) => {
    const { seat, a: paid, b: from } = run.stack;
    const stall = stallOf(run, seat, paid);
    if (paid === 0 && !canMoveAny(stall)) return foodDomain(run, seat, foodToBegin(run, seat));
    return freeForm(oneTypeEach(stall, from), (move) => accepts(stall, move));
  },
  question: (run) => {
    const { seat, a: paid } = run.stack;
    const stall = stallOf(run, seat, paid);
    if (paid === 0 && !canMoveAny(stall)) return foodQuestion(run, seat, foodToBegin(run, seat));
    return asking({
      ask: 'marketplace',
      have: pairs(stall.own),
      partner: pairs(stall.partner),
      paid: GOODS.flatMap((_, good) => ((paid >> good) & 1 ? [good] : [])),
      canFinish: paid !== 0,
    });
  },
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    if (move.verb === 'done') run.stack.pop();
    else if (move.verb === 'convert') findFood(run, seat, move.things);
    else hand(run, seat, pairs(move.things), move.verb === 'give');
  },
};

function partnerOf(run: Run<State>, seat: Seat): Seat {
  return rulesOf(run).farmsFor[seat][1];
}

function stallOf(run: Run<State>, seat: Seat, paid: number): Stall {
  const { players } = run.state;
  return { own: players[seat].goods, partner: players[partnerOf(run, seat)].goods, paid };
}

/** AG-Q05: the food that would let the seat move food, if it can move nothing else. */
function foodToBegin(run: Run<State>, seat: Seat): Amounts {
  return [[FOOD, run.state.players[partnerOf(run, seat)].goods[FOOD] > 0 ? 1 : 2]];
}

/** What the user still pays for moving a type of goods. */
function dueFor({ paid }: Stall, good: number): number {
  return (paid >> good) & 1 ? 0 : 1;
}

function canMoveAny(stall: Stall): boolean {
  const { own, partner } = stall;
  return own.some((n, good) => n >= dueFor(stall, good) && n - dueFor(stall, good) + partner[good] > 0);
}

/** For bots: one or all of a type, in either direction, types in ascending order. */
function oneTypeEach(stall: Stall, from: number): Move[] {
  const moves: Move[] = [];
  const add = (verb: string, good: number, most: number) => {
    for (const n of most > 1 ? [1, most] : most === 1 ? [1] : [])
      moves.push(
        list(
          verb,
          GOODS.map((_, one) => (one === good ? n : 0)),
        ),
      );
  };
  for (let good = from; good < GOODS.length; good++) {
    if (dueFor(stall, good) === 0 || stall.own[good] === 0) continue;
    add('give', good, stall.own[good] - 1);
    add('take', good, stall.partner[good]);
  }
  if (stall.paid !== 0) moves.push(say('done'));
  return moves;
}

function accepts(stall: Stall, { verb, things }: Move): Verdict {
  if (verb === 'done') return stall.paid !== 0 ? YES : no(because({ why: 'too-few', atLeast: 1 }));
  if ((verb !== 'give' && verb !== 'take') || things.length !== GOODS.length)
    return no(because({ why: 'not-asked' }));
  const moved = pairs(things);
  if (moved.length === 0) return no(because({ why: 'too-few', atLeast: 1 }));
  const price = moved.filter(([good]) => dueFor(stall, good) > 0).map(([good]) => [good, 1] as const);
  if (price.some(([good]) => stall.own[good] === 0))
    return no(because({ why: 'cannot-pay', prices: [price] }));
  const enough = moved.every(([good, n]) =>
    verb === 'take' ? n <= stall.partner[good] : n + dueFor(stall, good) <= stall.own[good],
  );
  return enough ? YES : no(because({ why: 'not-so-many' }));
}

/** Pays for the types and hands the goods over. */
function hand(run: Run<State>, seat: Seat, moved: Amounts, isGift: boolean): void {
  const { stack, state } = run;
  const stall = stallOf(run, seat, stack.a);
  payGoods(
    run,
    seat,
    moved.filter(([good]) => dueFor(stall, good) > 0).map(([good]) => [good, 1] as const),
  );
  const partner = partnerOf(run, seat);
  const [from, to] = isGift ? [seat, partner] : [partner, seat];
  for (const [good, n] of moved) {
    state.players[from].goods[good] -= n;
    state.players[to].goods[good] += n;
    stack.a |= 1 << good;
    stack.b = Math.max(stack.b, good + 1);
  }
  tell(run, () => ({ event: 'handed', seat: from, other: to, goods: moved }));
}
