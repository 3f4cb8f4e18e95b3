import { listed } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { name, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { gainForLot, withLot } from '../hands/by-lot';
import { occupationsPlayed } from '../in-play/occupations';
import { hasOwnCost } from '../payment/card-prices';
import { pricesFor } from '../payment/prices-for';
import { occupationFor } from '../payment/purchase';
import { rulesOf } from '../ruleset';
import type { CardNumber } from '../state/numbers';
import type { State } from '../state/state';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { canAfford } from './charge';
import { beginOccupation, holdsKind, whyNoCards, whyNotNeeds, whyNotPay } from './play';

type Occupation = Extract<Act, { do: 'occupation' }>;

const [CHOOSING, DRAWING] = [0, 1];

/**
 * One occupation from the hand, for food by how many were played before, and for its individual cost. With a card that says so
 * its owner may let chance choose it. Register a: whose hand it is, while chance does.
 */
export const occupationKind: Kind<State, Occupation> = {
  possible: (run, node, seat) => {
    if (!holdsKind(run, seat, 'occupation')) return false;
    const food = foodFor(run, node.effect, seat);
    const pays = canPayAction(run, seat, food);
    for (const card of run.state.players[seat].hand) if (isPlayable(run, seat, card, food, pays)) return true;
    return lots(run, seat, food).length > 0;
  },
  hides: (run, node, seat) => {
    if (!holdsKind(run, seat, 'occupation')) return false;
    const price = occupationFor(foodFor(run, node.effect, seat));
    return canAfford(run, seat, price) || withLot(run, seat, () => canAfford(run, seat, price)) === true;
  },
  why: (run, node, seat) => {
    if (!holdsKind(run, seat, 'occupation')) return whyNoCards(run);
    const price = occupationFor(foodFor(run, node.effect, seat));
    return whyNotPay(run, seat, price) ?? because({ why: 'no-card-playable' });
  },
  step: () => WAIT,
  ask: (run, node) => {
    const { seat, step, a: owner } = run.stack;
    if (step === DRAWING)
      return listed(
        lots(run, owner, foodFor(run, node.effect, owner)).map((card) => name('draw', card)),
        () => because({ why: 'not-asked' }),
      );
    const { hand } = run.state.players[seat];
    const food = foodFor(run, node.effect, seat);
    const pays = canPayAction(run, seat, food);
    const chosen = hand.filter((card) => isPlayable(run, seat, card, food, pays));
    const byLot = lots(run, seat, food).length > 0 ? [say('by-lot')] : [];
    return listed([...chosen.map((card) => name('play', card)), ...byLot], ({ verb, things: [card] }) => {
      if (verb !== 'play') return because({ why: 'not-asked' });
      if (!hand.includes(card)) return because({ why: 'not-in-hand' });
      return whyNot(run, seat, card, food) ?? because({ why: 'not-asked' });
    });
  },
  question: (run, node) => {
    const { seat, step, a: owner } = run.stack;
    if (step === DRAWING) return asking({ ask: 'draw', seat: owner });
    const prices = pricesFor(run, seat, occupationFor(foodFor(run, node.effect, seat)));
    return asking({ ask: 'occupation', prices });
  },
  secretOf: ({ stack }) => (stack.step === DRAWING ? stack.a : undefined),
  answer: (run, node, { verb, things: [card] }) => {
    const { stack } = run;
    if (verb === 'by-lot') {
      stack.a = stack.seat;
      stack.seat = NOBODY;
      stack.step = DRAWING;
      return;
    }
    const drawn = stack.step !== CHOOSING;
    const seat = drawn ? stack.a : stack.seat;
    const food = foodFor(run, node.effect, seat);
    stack.pop();
    if (drawn) gainForLot(run, seat);
    beginOccupation(run, seat, card, food);
  },
};

/** What the action costs now. */
function foodFor(run: Run<State>, { food }: Occupation, seat: Seat): number {
  const before = occupationsPlayed(run.state.players[seat].played, rulesOf(run).variant.kept[seat]);
  return food[Math.min(before, food.length - 1)];
}

/** Whether the seat can pay what the action costs, before anything comes with the card. */
function canPayAction(run: Run<State>, seat: Seat, food: number): boolean {
  return food === 0 || canAfford(run, seat, occupationFor(food));
}

/** The same as `whyNot`, for whoever does not want to know why; `pays`: the action can be paid, as is known. */
function isPlayable(run: Run<State>, seat: Seat, card: CardNumber, food: number, pays: boolean): boolean {
  const { kind, advance } = cards[card];
  if (kind !== 'occupation' || (!pays && advance === undefined)) return false;
  if ((!pays || hasOwnCost(card)) && !canAfford(run, seat, occupationFor(food, card))) return false;
  return whyNotNeeds(run, seat, card) === undefined;
}

function whyNot(run: Run<State>, seat: Seat, card: CardNumber, food: number): Reason | undefined {
  if (cards[card].kind !== 'occupation') return because({ why: 'not-asked' });
  return whyNotPay(run, seat, occupationFor(food, card)) ?? whyNotNeeds(run, seat, card);
}

/** The occupations of which chance may choose one, if a card allows that. */
function lots(run: Run<State>, seat: Seat, food: number): readonly CardNumber[] {
  const { hand } = run.state.players[seat];
  return (
    withLot(run, seat, () => hand.filter((card) => whyNot(run, seat, card, food) === undefined)) ?? NO_LOTS
  );
}

const NO_LOTS: readonly CardNumber[] = [];
