import { type Kind, ON, whyNot } from '@furrow/kernel/kind';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Act } from '../effects/effect';
import { ownerOf } from '../in-play/played';
import { rulesOf } from '../ruleset';
import { spaceOf } from '../state/source';
import type { State } from '../state/state';

/** The action space of a card: one thing for its owner, another for the others. */
export const byOwnerKind: Kind<State, Extract<Act, { do: 'byOwner' }>> = {
  parts: (effect) => [effect.own, effect.other],
  possible: (run, node, seat, source) => {
    const part = node.parts[isOwner(run, seat, source) ? 0 : 1];
    return part.kind.possible(run, part, seat, source);
  },
  why: (run, node, seat, source) => whyNot(run, node.parts[isOwner(run, seat, source) ? 0 : 1], seat, source),
  step: (run, node) => {
    const { seat, source } = run.stack;
    run.stack.pop();
    run.stack.push(node.parts[isOwner(run, seat, source) ? 0 : 1].id, seat, source);
    return ON;
  },
};

function isOwner(run: Run<State>, seat: Seat, source: Source): boolean {
  const { card = -1 } = rulesOf(run).spaces[spaceOf(source)];
  return ownerOf(run.state, card) === seat;
}
