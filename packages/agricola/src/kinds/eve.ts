import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { say } from '@furrow/kernel/move';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { holds } from '../effects/conditions';
import type { Act } from '../effects/effect';
import { measure } from '../effects/measure';
import { reachedByCalls } from '../effects/possible-after-calls';
import { rulesOf, type Watching } from '../ruleset';
import { sourceOfCard } from '../state/source';
import type { State } from '../state/state';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

type EveEffect = Extract<Act, { do: 'eve' }>;

/**
 * AG-Q04: cards are about to look at what their owner has. Whoever can make them give more by using something at any time
 * is asked before, as nobody else's decision lies in between.
 */
export const eveKind: Kind<State, EveEffect> = {
  generation: 4,
  calls: true,
  // Whether it is the work phase still shows only while the frame lies on the stack.
  possible: (run, node, seat) => mayBeWanted(run, node.effect, seat),
  step: (run, node) => {
    if (isWanted(run, node.effect, run.stack.seat)) return WAIT;
    run.stack.pop();
    return ON;
  },
  ask: () => DONE,
  question: (_run, node) => asking({ ask: 'window', before: node.effect.of }),
  answer: (run) => run.stack.pop(),
};

const DONE = listed([say('done')], () => because({ why: 'not-asked' }));

/** Whether the seat can use something, and a card of it is about to look at what there is. */
function mayBeWanted(run: Run<State>, { of }: EveEffect, seat: Seat): boolean {
  const rules = rulesOf(run);
  if (rules.calls(run.state, seat, false).length === 0) return false;
  return run.state.players[seat].played.some((card) => rules.cards[card].watching[of].length > 0);
}

/** Whether a card of the seat gives more if its owner first uses cards at any time. */
function isWanted(run: Run<State>, { of }: EveEffect, seat: Seat): boolean {
  const { cards } = rulesOf(run);
  return run.state.players[seat].played.some((card) =>
    cards[card].watching[of].some((watching) => gainsByCalls(run, watching, seat, sourceOfCard(card))),
  );
}

/** Whether what a card does is worth more after calls. What only takes more than there is waits for `afford`. */
function gainsByCalls(run: Run<State>, watching: Watching, seat: Seat, source: Source): boolean {
  const { when, node, counts } = watching;
  const isOn = ({ state }: Run<State>) =>
    when === undefined || holds({ rules: rulesOf(run), state, seat, source, about: 0 }, when);
  const acts = (next: Run<State>) => isOn(next) && node.kind.possible(next, node, seat, source);
  const amounts = ({ state }: Run<State>) =>
    counts.map((count) => measure({ rules: rulesOf(run), state, seat, source, about: 0 }, count));
  if (!isOn(run)) return reachedByCalls(run, { seat, source, isReached: acts });
  if (counts.length === 0) return false;
  const now = amounts(run);
  return reachedByCalls(run, { seat, source, isReached: (next) => amounts(next).some((n, i) => n > now[i]) });
}
