import type { Kind } from '@furrow/kernel/kind';
import { customEffects } from '../cards/custom/effects';
import type { Act } from '../effect';
import { asking } from '../questions';
import type { State } from '../state';

type Custom = Extract<Act, { do: 'custom' }>;

/** What a card does by code of its own. */
function codeOf({ effect }: { readonly effect: Custom }): Kind<State, Custom> {
  const code = customEffects[effect.name];
  if (code === undefined) throw new Error(`no card has an effect '${effect.name}'`);
  return code;
}

/** What cards do by code of their own. */
export const customKind: Kind<State, Custom> = {
  possible: (run, node, seat, source) => codeOf(node).possible(run, node, seat, source),
  hides: (run, node, seat, source) => codeOf(node).hides?.(run, node, seat, source) === true,
  step: (run, node) => codeOf(node).step(run, node),
  ask: (run, node) => {
    const asked = codeOf(node).ask?.(run, node);
    if (asked === undefined) throw new Error(`'${node.effect.name}' asks nothing`);
    return asked;
  },
  question: (run, node) =>
    codeOf(node).question?.(run, node) ?? asking({ ask: 'custom', name: node.effect.name }),
  answer: (run, node, move) => codeOf(node).answer?.(run, node, move),
};
