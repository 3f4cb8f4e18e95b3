import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { giveBack, improvementsOf, returnable } from '../in-play/upgrades';
import { cardOf } from '../state/source';
import type { State } from '../state/state';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

/** Improvements are returned for the card that is the source: at once if there is nothing to choose. Register a: how many were. */
export const giveBackKind: Kind<State, Extract<Act, { do: 'giveBack' }>> = {
  possible: () => true,
  step: (run) => {
    const ways = waysNow(run);
    if (ways.length !== missing(run)) return WAIT;
    const { seat } = run.stack;
    run.stack.pop();
    for (const way of ways) giveBack(run, seat, way);
    return ON;
  },
  ask: (run) =>
    listed(
      waysNow(run).map((source) => name('return', source)),
      () => because({ why: 'not-asked' }),
    ),
  question: ({ stack }) => asking({ ask: 'giveBack', card: cardOf(stack.source) }),
  answer: (run, _node, { things: [source] }) => {
    const { seat } = run.stack;
    if (missing(run) === 1) run.stack.pop();
    else run.stack.a++;
    giveBack(run, seat, source);
  },
};

function waysNow(run: Run<State>): number[] {
  const { seat, source } = run.stack;
  const { returns = [], returnsAny } = cards[cardOf(source)];
  return returnsAny === undefined ? returnable(run, seat, returns) : improvementsOf(run, seat);
}

/** How many are still to be returned. */
function missing({ stack }: Run<State>): number {
  return (cards[cardOf(stack.source)].returnsAny ?? 1) - stack.a;
}
