import { listed } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Reason } from '@furrow/kernel/verdict';
import { cards } from '../cards/index';
import type { Act } from '../effect';
import { type Purchase, pricesFor } from '../payment/prices-for';
import { asking } from '../questions';
import { because } from '../reasons';
import type { State } from '../state';
import { canAfford, charge } from './charge';
import { beginPlay, holdsKind, whyNotNeeds, whyNotPay } from './play';

type Occupation = Extract<Act, { do: 'occupation' }>;

/** One occupation from the hand, for food by how many were played before. */
export const occupationKind: Kind<State, Occupation> = {
  possible: (run, node, seat) =>
    holdsKind(run, seat, 'occupation') &&
    canAfford(run, seat, priceOf(run, node.effect, seat)) &&
    run.state.players[seat].hand.some(
      (card) => cards[card].kind === 'occupation' && whyNotNeeds(run, seat, card) === undefined,
    ),
  hides: (run, node, seat) =>
    holdsKind(run, seat, 'occupation') && whyNotPay(run, seat, priceOf(run, node.effect, seat)) === undefined,
  why: (run, node, seat) =>
    holdsKind(run, seat, 'occupation')
      ? because({ why: 'cannot-pay', prices: pricesFor(run, seat, priceOf(run, node.effect, seat)) })
      : because({ why: 'no-cards' }),
  step: () => WAIT,
  ask: (run, node) => {
    const { seat } = run.stack;
    const { hand } = run.state.players[seat];
    const price = priceOf(run, node.effect, seat);
    return listed(
      hand.filter((card) => whyNot(run, seat, card, price) === undefined).map((card) => name('play', card)),
      ({ verb, things: [card] }) => {
        if (verb !== 'play') return because({ why: 'not-asked' });
        if (!hand.includes(card)) return because({ why: 'not-in-hand' });
        return whyNot(run, seat, card, price) ?? because({ why: 'not-asked' });
      },
    );
  },
  question: (run, node) => {
    const { seat } = run.stack;
    return asking({ ask: 'occupation', prices: pricesFor(run, seat, priceOf(run, node.effect, seat)) });
  },
  answer: (run, node, { things: [card] }) => {
    const { seat } = run.stack;
    const price = priceOf(run, node.effect, seat);
    run.stack.pop();
    beginPlay(run, seat, card);
    charge(run, seat, price);
  },
};

function priceOf({ state }: Run<State>, { food }: Occupation, seat: number): Purchase {
  const { played } = state.players[seat];
  const before = played.filter((card) => cards[card].kind === 'occupation').length;
  return { what: 'occupation', which: food[Math.min(before, food.length - 1)] };
}

function whyNot(run: Run<State>, seat: number, card: number, price: Purchase): Reason | undefined {
  if (cards[card].kind !== 'occupation') return because({ why: 'not-asked' });
  return whyNotPay(run, seat, price) ?? whyNotNeeds(run, seat, card);
}
