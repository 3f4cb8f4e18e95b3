import { freeForm } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { list } from '@furrow/kernel/move';
import { no, YES } from '@furrow/kernel/verdict';
import type { Act } from '../effect';
import { animalPairs } from '../goods';
import { isKept } from '../promise';
import { asking } from '../questions';
import { because } from '../reasons';
import { animalsOf } from '../room';
import type { State } from '../state';
import { letGo } from './settle';

/** The owner lets any of the own animals run away. */
export const releaseKind: Kind<State, Extract<Act, { do: 'release' }>> = {
  possible: (run, _node, seat) => animalsOf(run.state.players[seat]).some((n) => n > 0),
  why: () => because({ why: 'not-so-many' }),
  step: () => WAIT,
  ask: (run) => {
    const player = run.state.players[run.stack.seat];
    const have = animalsOf(player);
    return freeForm([list('keep', have)], (move) => {
      if (move.verb !== 'keep' || move.things.length !== have.length)
        return no(because({ why: 'not-asked' }));
      if (!isKept(player.promise, move.things)) return no(because({ why: 'newborn-promised' }));
      return move.things.every((n, type) => n >= 0 && n <= have[type])
        ? YES
        : no(because({ why: 'not-so-many' }));
    });
  },
  question: ({ stack, state }) =>
    asking({ ask: 'release', have: animalPairs(animalsOf(state.players[stack.seat])) }),
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    letGo(run, seat, move.things);
  },
};
