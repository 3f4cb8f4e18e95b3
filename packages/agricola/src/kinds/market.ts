import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import { NOBODY } from '@furrow/kernel/seat';
import type { Act } from '../effects/effect';
import { countKinds } from '../hands/hand-kinds';
import { undealtCards } from '../hands/slots';
import { rulesOf } from '../ruleset';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

/** AG-V21, AG-Q76: chance lays so many cards face up beside the board; fewer if there are not so many. */
export const layOutKind: Kind<State, Extract<Act, { do: 'layOut' }>> = {
  possible: () => true,
  step: (run, { effect }) => {
    const { stack, state } = run;
    if (state.market.length < effect.count && undealtCards(rulesOf(run), state).length > 0) {
      stack.seat = NOBODY;
      return WAIT;
    }
    stack.pop();
    return ON;
  },
  ask: (run) =>
    listed(
      undealtCards(rulesOf(run), run.state).map((card) => name('lay-out', card)),
      () => because({ why: 'not-asked' }),
    ),
  question: () => asking({ ask: 'layOut' }),
  answer: (run, _node, { things: [card] }) => {
    run.state.market.push(card);
    tell(run, () => ({ event: 'laidOut', card }));
  },
};

/** The decks are counted, because cards will be drawn from them. */
export const countDecksKind: Kind<State, Extract<Act, { do: 'countDecks' }>> = {
  possible: () => true,
  step: (run) => {
    const { state, stack } = run;
    countKinds(undealtCards(rulesOf(run), state)).forEach((count, kind) => {
      state.undealt[kind] = count;
    });
    stack.pop();
    return ON;
  },
};

/** AG-V61: all cards of the game lie before the player. */
export const spreadKind: Kind<State, Extract<Act, { do: 'spread' }>> = {
  possible: () => true,
  step: (run) => {
    const { state, stack } = run;
    state.players[0].pack.push(...undealtCards(rulesOf(run), state));
    stack.pop();
    return ON;
  },
};
