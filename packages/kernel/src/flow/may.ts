import { listed } from '../domain';
import type { Flow } from '../effect';
import { type Kind, ON, type Position, WAIT, whyNot } from '../kind';
import { say } from '../move';

type May = Extract<Flow, { do: 'may' }>;

const EITHER = listed([say('yes'), say('no')], () => ({ why: 'yes-or-no' }));

/** The owner says yes or no; only no, if it has become impossible in the meantime. */
export const mayKind: Kind<Position, May> = {
  parts: (effect) => [effect.effect],
  possible: (run, node, seat, source) => {
    const [part] = node.parts;
    return part.kind.possible(run, part, seat, source) || part.kind.hides?.(run, part, seat, source) === true;
  },
  why: (run, node, seat, source) => whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { stack } = run;
    const { seat, source, about } = stack;
    const [part] = node.parts;
    if (part.kind.asksItself?.(run, part, seat, source) !== true) return WAIT;
    stack.pop();
    stack.push(part.id, seat, source, about);
    return ON;
  },
  ask: (run, node) => {
    const { seat, source } = run.stack;
    const [part] = node.parts;
    if (part.kind.possible(run, part, seat, source)) return EITHER;
    return listed([say('no')], () => whyNot(run, part, seat, source));
  },
  question: (_run, node) => ({ ask: 'may', effect: node.effect.effect }),
  answer: (run, node, move) => {
    const { seat, source, about } = run.stack;
    run.stack.pop();
    if (move.verb === 'yes') run.stack.push(node.parts[0].id, seat, source, about);
  },
};
