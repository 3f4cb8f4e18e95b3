import type { Kind } from '@furrow/kernel/kind';
import { customs } from '../custom/index';
import type { Act } from '../effect';
import { asking } from '../questions';
import { because } from '../reasons';
import type { State } from '../state';

/** An effect with code of its own, found by its name. */
export const customKind: Kind<State, Extract<Act, { do: 'custom' }>> = {
  possible: (run, node, seat, source) => customs[node.effect.name].possible(run, node, seat, source),
  why: (run, node, seat, source) =>
    customs[node.effect.name].why?.(run, node, seat, source) ?? because({ why: 'not-asked' }),
  step: (run, node) => customs[node.effect.name].step(run, node),
  ask: (run, node) => {
    const one = customs[node.effect.name];
    if (one.ask === undefined) throw new Error(`${node.path} asks nothing`);
    return one.ask(run, node);
  },
  question: (_run, { effect }) => asking({ ask: 'custom', name: effect.name }),
  answer: (run, node, move) => customs[node.effect.name].answer?.(run, node, move),
};
