import { listed } from '../domain';
import type { Flow } from '../effect';
import { type Kind, type Position, WAIT, whyNot } from '../kind';
import { say } from '../move';

type May = Extract<Flow, { do: 'may' }>;

const EITHER = listed([say('yes'), say('no')], () => ({ why: 'yes-or-no' }));

/** The owner says yes or no; only no, if it has become impossible in the meantime. */
export const mayKind: Kind<Position, May> = {
  parts: (effect) => [effect.effect],
  possible: (run, node, seat, source) => node.parts[0].kind.possible(run, node.parts[0], seat, source),
  why: (run, node, seat, source) => whyNot(run, node.parts[0], seat, source),
  step: () => WAIT,
  ask: (run, node) => {
    const { seat, source } = run.stack;
    if (node.kind.possible(run, node, seat, source)) return EITHER;
    return listed([say('no')], () => whyNot(run, node.parts[0], seat, source));
  },
  question: (_run, node) => ({ ask: 'may', effect: node.effect.effect }),
  answer: (run, node, move) => {
    const { seat, source, about } = run.stack;
    run.stack.pop();
    if (move.verb === 'yes') run.stack.push(node.parts[0].id, seat, source, about);
  },
};
