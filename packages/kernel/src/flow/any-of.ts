import { listed } from '../domain';
import type { Flow } from '../effect';
import { areOutOfReach, type Kind, ON, type Position, WAIT, whyNot } from '../kind';
import { type Move, name, say } from '../move';
import type { Node } from '../program';
import type { Run } from '../run';

type AnyOf = Extract<Flow, { do: 'anyOf' }>;

/** Any selection of the effects, at least one, each at most once. Register a: those done. */
export const anyOfKind: Kind<Position, AnyOf> = {
  parts: (effect) => Object.values(effect.options),
  possible: (run, node, seat, source) => {
    for (const part of node.parts) if (part.kind.possible(run, part, seat, source)) return true;
    return false;
  },
  outOfReach: (run, node, seat, source) => areOutOfReach(run, node.parts, seat, source),
  why: (run, node, seat, source) => whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { stack } = run;
    const left = open(run, node);
    if (stack.a === 0 && left.length === 1) {
      begin(run, node, left[0]);
      return ON;
    }
    if (left.length > 0 || stack.a === 0) return WAIT;
    stack.pop();
    return ON;
  },
  ask: (run, node) => {
    const moves: Move[] = open(run, node).map((i) => name('choose', i));
    if (run.stack.a !== 0) moves.push(say('done'));
    return listed(moves, () => ({ why: 'not-an-option' }));
  },
  question: (run, node) => ({
    ask: 'anyOf',
    effects: open(run, node).map((i) => node.parts[i].effect),
    canFinish: run.stack.a !== 0,
  }),
  answer: (run, node, move) => {
    if (move.verb === 'done') run.stack.pop();
    else begin(run, node, move.things[0]);
  },
};

/** The effects that can still be chosen. */
function open(run: Run<Position>, node: Node<Position, AnyOf>): number[] {
  const { seat, source, a: done } = run.stack;
  const from = node.effect.inOrder && done !== 0 ? 32 - Math.clz32(done) : 0;
  const left: number[] = [];
  for (let i = from; i < node.parts.length; i++) {
    if ((done >> i) & 1) continue;
    if (node.parts[i].kind.possible(run, node.parts[i], seat, source)) left.push(i);
  }
  return left;
}

function begin(run: Run<Position>, node: Node<Position, AnyOf>, i: number): void {
  const { stack } = run;
  const { seat, source, about } = stack;
  stack.a |= 1 << i;
  stack.push(node.parts[i].id, seat, source, about);
}
