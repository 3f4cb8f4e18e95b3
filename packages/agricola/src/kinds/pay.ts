import { type Kind, ON, WAIT, whyNot } from '@furrow/kernel/kind';
import type { Run } from '@furrow/kernel/run';
import { convertGoods, payGoods, ratesOf } from '../change';
import type { Act } from '../effect';
import { type Amounts, goodNumber } from '../goods';
import { harvestsLeft } from '../harvests';
import { canPay } from '../payment/price';
import { because } from '../reasons';
import type { State } from '../state';
import { foodDomain, foodQuestion, mustAskForFood } from './food';
import { amountsOf } from './gain';

type Pay = Extract<Act, { do: 'pay' }>;

/** Pay, turning goods into food if need be, then. */
export const payKind: Kind<State, Pay> = {
  parts: (effect) => [effect.get],
  possible: (run, node, seat, source) =>
    canPay(run.state.players[seat], priceNow(run, node.effect), ratesOf(run.state, seat)) &&
    node.parts[0].kind.possible(run, node.parts[0], seat, source),
  why: (run, node, seat, source) =>
    node.parts[0].kind.possible(run, node.parts[0], seat, source)
      ? because({ why: 'cannot-pay', prices: [priceNow(run, node.effect)] })
      : whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { seat, source } = run.stack;
    const price = priceNow(run, node.effect);
    if (mustAskForFood(run, seat, price)) return WAIT;
    run.stack.pop();
    payGoods(run, seat, price);
    run.stack.push(node.parts[0].id, seat, source);
    return ON;
  },
  ask: (run, node) => foodDomain(run, run.stack.seat, priceNow(run, node.effect)),
  question: (run, node) => foodQuestion(run, run.stack.seat, priceNow(run, node.effect)),
  answer: (run, _node, move) => convertGoods(run, run.stack.seat, move.things),
};

function priceNow(run: Run<State>, effect: Pay): Amounts {
  const fixed = amountsOf(effect.cost);
  if (effect.perHarvestLeft === undefined) return fixed;
  return [...fixed, [goodNumber(effect.perHarvestLeft), harvestsLeft(run.state.round)]];
}

type FromRound = Extract<Act, { do: 'fromRound' }>;

/** Only from a round on. */
export const fromRoundKind: Kind<State, FromRound> = {
  parts: (effect) => [effect.effect],
  possible: (run, node, seat, source) =>
    run.state.round >= node.effect.round && node.parts[0].kind.possible(run, node.parts[0], seat, source),
  why: (run, node, seat, source) =>
    run.state.round < node.effect.round
      ? because({ why: 'from-round', round: node.effect.round })
      : whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { seat, source } = run.stack;
    run.stack.pop();
    run.stack.push(node.parts[0].id, seat, source);
    return ON;
  },
};
