import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { ROUNDS } from '../course/harvests';
import type { Act, Before } from '../effects/effect';
import { rulesOf } from '../ruleset';
import { cardOf } from '../state/source';
import type { State } from '../state/state';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { asksToFeed } from './feed';

/**
 * The last chance to use something at any time before something happens that cannot wait for it. Who has nothing of the
 * kind, or can still use it in the next decision just as well, is not asked.
 */
export const windowKind: Kind<State, Extract<Act, { do: 'window' }>> = {
  generation: 2,
  calls: true,
  // What can be used when the family is fed shows only while the frame lies on the stack.
  possible: (run, node, seat) => node.effect.before === 'end' || isWanted(run, node.effect.before, seat),
  step: (run, node) => {
    if (isWanted(run, node.effect.before, run.stack.seat)) return WAIT;
    run.stack.pop();
    return ON;
  },
  ask: () => DONE,
  question: (_run, node) => asking({ ask: 'window', before: node.effect.before }),
  answer: (run) => run.stack.pop(),
};

const DONE = listed([say('done')], () => because({ why: 'not-asked' }));

/** Whether a seat can use something for which it would be too late afterwards. */
function isWanted(run: Run<State>, before: Before, seat: Seat): boolean {
  const isLast = run.state.round === ROUNDS;
  switch (before) {
    case 'field':
      return isTimely(run, before, seat);
    case 'breeding':
      return !isLast && isTimely(run, before, seat) && !asksToFeed(run, seat);
    case 'nextRound':
      return !isLast && isTimely(run, before, seat);
    case 'end':
      return isLast && rulesOf(run).calls(run.state, seat, false).length > 0;
  }
}

/** Whether a seat can use a card for which it would be too late afterwards. */
function isTimely(run: Run<State>, before: Before, seat: Seat): boolean {
  const rules = rulesOf(run);
  const calls = rules.calls(run.state, seat, false);
  return calls.some(({ source }) => rules.cards[cardOf(source)].timely.includes(before));
}
