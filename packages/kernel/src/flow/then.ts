import { listed } from '../domain';
import type { Flow } from '../effect';
import { type Kind, ON, type Position, WAIT, whyNot } from '../kind';
import { say } from '../move';

type Then = Extract<Flow, { do: 'then' }>;

const EITHER = listed([say('yes'), say('no')], () => ({ why: 'yes-or-no' }));

/** The first effect is compulsory; when it is done the second may follow. */
export const thenKind: Kind<Position, Then> = {
  parts: (effect) => [effect.first, effect.after],
  possible: (run, node, seat, source) => node.parts[0].kind.possible(run, node.parts[0], seat, source),
  why: (run, node, seat, source) => whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { stack } = run;
    const { seat, source, about } = stack;
    if (stack.step === 0) {
      stack.step = 1;
      stack.push(node.parts[0].id, seat, source, about);
      return ON;
    }
    const [, after] = node.parts;
    const { kind } = after;
    const asksItself = kind.asksItself?.(run, after, seat, source) === true;
    if (!asksItself && (kind.possible(run, after, seat, source) || kind.hides?.(run, after, seat, source)))
      return WAIT;
    stack.pop();
    if (asksItself) stack.push(after.id, seat, source, about);
    return ON;
  },
  ask: (run, node) => {
    const { seat, source } = run.stack;
    const [, after] = node.parts;
    if (after.kind.possible(run, after, seat, source)) return EITHER;
    return listed([say('no')], () => whyNot(run, after, seat, source));
  },
  question: (_run, node) => ({ ask: 'may', effect: node.effect.after }),
  answer: (run, node, move) => {
    const { seat, source, about } = run.stack;
    run.stack.pop();
    if (move.verb === 'yes') run.stack.push(node.parts[1].id, seat, source, about);
  },
};
