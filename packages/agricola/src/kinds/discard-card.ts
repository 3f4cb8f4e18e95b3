import { listed } from '@furrow/kernel/domain';
import { type Kind, WAIT, whyNot } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Act } from '../effect';
import { tell } from '../events';
import { asking } from '../questions';
import { because } from '../reasons';
import type { State } from '../state';

/** Exactly 1 card of the hand, whichever its owner likes, leaves the game for all to see; then. */
export const discardCardKind: Kind<State, Extract<Act, { do: 'discardCard' }>> = {
  parts: ({ get }) => [get],
  possible: (run, { parts: [get] }, seat, source) =>
    run.state.players[seat].hand.length > 0 && get.kind.possible(run, get, seat, source),
  why: (run, { parts: [get] }, seat, source) =>
    run.state.players[seat].hand.length === 0 ? because({ why: 'no-cards' }) : whyNot(run, get, seat, source),
  step: () => WAIT,
  ask: ({ state, stack }) =>
    listed(
      state.players[stack.seat].hand.map((card) => name('discard-card', card)),
      () => because({ why: 'not-in-hand' }),
    ),
  question: () => asking({ ask: 'discardCard' }),
  answer: (run, { parts: [get] }, { things: [card] }) => {
    const { seat, source, about } = run.stack;
    const { hand } = run.state.players[seat];
    run.stack.pop();
    hand.splice(hand.indexOf(card), 1);
    run.state.gone.push(card);
    tell(run, () => ({ event: 'removed', seat, card }));
    run.stack.push(get.id, seat, source, about);
  },
};
