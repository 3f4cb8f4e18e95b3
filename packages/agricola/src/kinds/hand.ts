import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { NOBODY } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { kindOf, MINOR } from '../hands/hand-kinds';
import { undealtCards } from '../hands/slots';
import { takeUp } from '../in-play/upgrades';
import { rulesOf } from '../ruleset';
import { cardOf } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

/** The card that has just been played goes back into the hand of its owner. */
export const toHandKind: Kind<State, Extract<Act, { do: 'toHand' }>> = {
  possible: (run, _node, seat, source) => run.state.players[seat].played.includes(cardOf(source)),
  step: (run) => {
    const { seat, source } = run.stack;
    run.stack.pop();
    takeUp(run, seat, cardOf(source));
    return ON;
  },
};

/**
 * All minor improvements of a hand leave the game, and chance deals new ones as far as there are any. Register a: whose hand
 * it is; the step counts the cards.
 */
export const redrawKind: Kind<State, Extract<Act, { do: 'redraw' }>> = {
  possible: () => true,
  step: (run, { effect }) => {
    const { stack } = run;
    if (stack.step === 0) {
      stack.a = stack.seat;
      discardMinors(run);
      stack.step = 1;
    }
    if (stack.step <= effect.cards && undealtMinors(run).length > 0) {
      stack.seat = NOBODY;
      return WAIT;
    }
    stack.pop();
    return ON;
  },
  ask: (run) =>
    listed(
      undealtMinors(run).map((card) => name('deal', card)),
      () => because({ why: 'not-asked' }),
    ),
  question: ({ stack }) => asking({ ask: 'deal', seat: stack.a }),
  secretOf: ({ stack }) => stack.a,
  answer: (run, _node, { things: [card] }) => {
    const { a: seat } = run.stack;
    run.state.players[seat].hand.push(card);
    run.stack.step++;
    // Where cards are drawn from decks in other ways too, the decks are counted.
    if (run.state.undealt[MINOR] > 0) run.state.undealt[MINOR]--;
    tell(run, () => ({ event: 'dealt', seat, card, to: seat }));
  },
};

function discardMinors(run: Run<State>): void {
  const { state, stack } = run;
  const { hand } = state.players[stack.a];
  const minors = hand.filter((card) => cards[card].kind === 'minor');
  for (const card of minors) {
    hand.splice(hand.indexOf(card), 1);
    state.gone.push(card);
    tell(run, () => ({ event: 'removed', seat: stack.a, card }));
  }
}

/** The minor improvements that nobody has got yet. */
function undealtMinors(run: Run<State>): number[] {
  return undealtCards(rulesOf(run), run.state).filter((card) => kindOf(card) === MINOR);
}
