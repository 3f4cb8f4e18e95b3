import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { cards } from '../cards/index';
import type { Act } from '../effect';
import { asking } from '../questions';
import { because } from '../reasons';
import { cardOf } from '../source';
import type { State } from '../state';
import { giveBack, returnable } from '../upgrades';

/** An improvement is returned for the card that is the source: at once if there is nothing to choose. */
export const giveBackKind: Kind<State, Extract<Act, { do: 'giveBack' }>> = {
  possible: () => true,
  step: (run) => {
    const ways = waysNow(run);
    if (ways.length !== 1) return WAIT;
    const { seat } = run.stack;
    run.stack.pop();
    giveBack(run, seat, ways[0]);
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
    run.stack.pop();
    giveBack(run, seat, source);
  },
};

function waysNow(run: Run<State>): number[] {
  const { seat, source } = run.stack;
  return returnable(run, seat, cards[cardOf(source)].returns ?? []);
}
