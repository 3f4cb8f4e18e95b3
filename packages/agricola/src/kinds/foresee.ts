import { listed } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { list, name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { NOBODY } from '@furrow/kernel/seat';
import type { Act } from '../effects/effect';
import { leftIn } from '../hands/drawn';
import type { CardNumber } from '../state/numbers';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

type Foresee = Extract<Act, { do: 'foresee' }>;

/**
 * A seat looks at the top cards of a deck and puts them in any order. Chance says which they are, as far as the seat does not
 * know them from before; nobody else learns anything of it. Register a: the seat.
 */
export const foreseeKind: Kind<State, Foresee> = {
  possible: (run, { effect }) => leftIn(run, effect.deck).length > 0,
  why: () => because({ why: 'decks-empty' }),
  step: (run, { effect }) => {
    const { stack } = run;
    if (stack.seat !== NOBODY) stack.a = stack.seat;
    stack.seat = foreseen(run).length < wanted(run, effect) ? NOBODY : stack.a;
    return WAIT;
  },
  ask: (run, { effect }) => {
    const known = foreseen(run);
    const moves =
      run.stack.seat === NOBODY
        ? leftIn(run, effect.deck)
            .filter((card) => !known.includes(card))
            .map((card) => name('deal', card))
        : orders(known).map((cards) => list('arrange', cards));
    return listed(moves, () => because({ why: 'not-asked' }));
  },
  question: (run) =>
    run.stack.seat === NOBODY
      ? asking({ ask: 'deal', seat: run.stack.a })
      : asking({ ask: 'foresee', cards: foreseen(run).slice() }),
  secretOf: ({ stack }) => stack.a,
  answer: (run, _node, { verb, things }) => {
    const { stack, state } = run;
    const seat = stack.a;
    if (verb === 'deal') {
      state.players[seat].foreseen.push(things[0]);
      return;
    }
    stack.pop();
    state.players[seat].foreseen.splice(0, things.length, ...things);
    tell(run, () => ({ event: 'foresaw', seat, cards: things.slice(), to: seat }));
  },
};

/** The top cards of the deck that the seat of the frame knows. */
function foreseen({ state, stack }: Run<State>): CardNumber[] {
  return state.players[stack.a].foreseen;
}

function wanted(run: Run<State>, { deck, cards }: Foresee): number {
  return Math.min(cards, leftIn(run, deck).length);
}

/** All orders of some cards. */
function orders(cards: readonly CardNumber[]): readonly (readonly CardNumber[])[] {
  if (cards.length < 2) return [cards];
  return cards.flatMap((first) =>
    orders(cards.filter((card) => card !== first)).map((rest) => [first, ...rest]),
  );
}
