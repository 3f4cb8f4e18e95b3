import { listed } from '../domain';
import type { Flow } from '../effect';
import { areOutOfReach, type Kind, type Position, WAIT, whyNot } from '../kind';
import { type Move, name } from '../move';

type OneOf = Extract<Flow, { do: 'oneOf' }>;

/** The verb of choosing one of several effects. */
const CHOOSE = 'choose';

/** Exactly one of the effects, at the owner's choice. */
export const oneOfKind: Kind<Position, OneOf> = {
  parts: (effect) => Object.values(effect.options),
  possible: (run, node, seat, source) => {
    for (const part of node.parts) if (part.kind.possible(run, part, seat, source)) return true;
    return false;
  },
  outOfReach: (run, node, seat, source) => areOutOfReach(run, node.parts, seat, source),
  why: (run, node, seat, source) => whyNot(run, node.parts[0], seat, source),
  step: () => WAIT,
  ask: (run, node) => {
    const { seat, source } = run.stack;
    const moves: Move[] = [];
    for (let i = 0; i < node.parts.length; i++) {
      if (node.parts[i].kind.possible(run, node.parts[i], seat, source)) moves.push(name(CHOOSE, i));
    }
    return listed(moves, () => ({ why: 'not-an-option' }));
  },
  question: (_run, node) => ({ ask: 'oneOf', effect: node.effect }),
  answer: (run, node, move) => {
    const { seat, source, about } = run.stack;
    run.stack.pop();
    run.stack.push(node.parts[move.things[0]].id, seat, source, about);
  },
};
