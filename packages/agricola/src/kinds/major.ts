import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move, name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Reason } from '@furrow/kernel/verdict';
import { payGoods } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { type Amounts, GOODS } from '../goods';
import { type Major, majors } from '../majors';
import { prices } from '../payment/price';
import { asking } from '../questions';
import { because } from '../reasons';
import { rulesOf } from '../ruleset';
import { majorReductions } from '../season';
import type { State } from '../state';
import { amountsOf } from './gain';

const CHOOSING = 0;
const PAYING = 1;

/** A way to pay for a major: a price, or an own major that is returned. */
type Way = { readonly price: Amounts } | { readonly back: number };

/** One major improvement of the display: choose, pay (or return a Fireplace), carry out what it does. Register a: the major. */
export const majorKind: Kind<State, Extract<Act, { do: 'major' }>> = {
  possible: (run, _node, seat) => {
    const { majors: owners } = run.state;
    for (let i = 0; i < owners.length; i++) if (owners[i] === 0 && canTake(run, seat, majors[i])) return true;
    return false;
  },
  why: (run) => because({ why: run.state.majors.includes(0) ? 'no-major-affordable' : 'majors-gone' }),
  step: (run) => {
    const { stack } = run;
    if (stack.step === CHOOSING) return WAIT;
    const ways = waysToPay(run, stack.seat, majors[stack.a]);
    if (ways.length > 1) return WAIT;
    take(run, ways[0]);
    return ON;
  },
  ask: (run) => {
    const { seat, step, a } = run.stack;
    if (step === PAYING) {
      const ways = waysToPay(run, seat, majors[a]);
      return listed(ways.map(moveOf), () => because({ why: 'cannot-pay', prices: pricesOf(run, majors[a]) }));
    }
    const open = majors.filter((one) => whyNotMajor(run, seat, one) === undefined);
    return listed(
      open.map((one) => name('major', one.number)),
      (move) =>
        (move.verb === 'major' ? whyNotMajor(run, seat, majors[move.things[0]]) : undefined) ??
        because({ why: 'not-asked' }),
    );
  },
  question: ({ stack }) =>
    asking(stack.step === PAYING ? { ask: 'majorPay', major: stack.a } : { ask: 'major' }),
  answer: (run, _node, move) => {
    const { stack } = run;
    if (stack.step === CHOOSING) {
      stack.a = move.things[0];
      stack.step = PAYING;
    } else if (move.verb === 'return') take(run, { back: move.things[0] });
    else take(run, { price: move.things.flatMap((n, good) => (n > 0 ? [[good, n] as const] : [])) });
  },
};

function whyNotMajor(run: Run<State>, seat: number, major: Major): Reason | undefined {
  if (run.state.majors[major.number] !== 0) return because({ why: 'major-taken', major: major.number });
  return canTake(run, seat, major) ? undefined : because({ why: 'cannot-pay', prices: pricesOf(run, major) });
}

function pricesOf(run: Run<State>, major: Major): readonly Amounts[] {
  return prices(major.price, majorReductions(run.state, rulesOf(run).variant));
}

function canTake(run: Run<State>, seat: number, major: Major): boolean {
  const { goods } = run.state.players[seat];
  for (const price of pricesOf(run, major)) if (has(goods, price)) return true;
  return major.orReturn !== undefined && waysToPay(run, seat, major).length > 0;
}

function has(goods: readonly number[], price: Amounts): boolean {
  for (const [good, n] of price) if (goods[good] < n) return false;
  return true;
}

function waysToPay(run: Run<State>, seat: number, major: Major): Way[] {
  const { goods } = run.state.players[seat];
  const ways: Way[] = [];
  for (const price of pricesOf(run, major)) {
    if (has(goods, price)) ways.push({ price });
  }
  if (major.orReturn === undefined) return ways;
  run.state.majors.forEach((owner, i) => {
    if (owner === seat + 1 && majors[i].kind === major.orReturn) ways.push({ back: i });
  });
  return ways;
}

function moveOf(way: Way): Move {
  if ('back' in way) return name('return', way.back);
  return list(
    'pay',
    GOODS.map((_, good) => way.price.find(([one]) => one === good)?.[1] ?? 0),
  );
}

function take(run: Run<State>, way: Way): void {
  const { seat, a: major } = run.stack;
  run.stack.pop();
  if ('back' in way) {
    run.state.majors[way.back] = 0;
    tell(run, () => ({ event: 'returned', seat, major: way.back }));
  } else payGoods(run, seat, way.price);
  run.state.majors[major] = seat + 1;
  tell(run, () => ({ event: 'major', seat, major }));
  const effect = rulesOf(run).builds[major];
  if (effect?.kind.possible(run, effect, seat, major)) run.stack.push(effect.id, seat, major);
}

type Later = Extract<Act, { do: 'later' }>;

/** Goods on the next round spaces, as far as there are rounds. */
export const laterKind: Kind<State, Later> = {
  possible: (run) => run.state.round < 14,
  step: (run, node) => {
    const { seat } = run.stack;
    run.stack.pop();
    const { coming } = run.state.players[seat];
    const rounds: number[] = [];
    for (let i = 1; i <= node.effect.rounds && run.state.round + i <= 14; i++)
      rounds.push(run.state.round + i);
    const goods = amountsOf(node.effect.goods);
    for (const round of rounds) for (const [good, n] of goods) coming.push(round, good, n);
    tell(run, () => ({ event: 'later', seat, rounds, goods }));
    return ON;
  },
};
