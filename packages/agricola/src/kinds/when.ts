import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT, whyNot } from '@furrow/kernel/kind';
import { say } from '@furrow/kernel/move';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { holds } from '../effects/conditions';
import type { Act } from '../effects/effect';
import { lookFor, measure } from '../effects/measure';
import { isSpent, spend } from '../in-play/spent';
import { rulesOf } from '../ruleset';
import { cardOf, NO_SOURCE } from '../state/source';
import type { State } from '../state/state';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

/** Only if something holds. */
export const whenKind: Kind<State, Extract<Act, { do: 'when' }>> = {
  parts: (effect) => [effect.then],
  possible: (run, node, seat, source) =>
    holds(lookFor(run, seat, source), node.effect.when) &&
    node.parts[0].kind.possible(run, node.parts[0], seat, source),
  hides: (run, node, seat, source) =>
    holds(lookFor(run, seat, source), node.effect.when) &&
    node.parts[0].kind.hides?.(run, node.parts[0], seat, source) === true,
  why: (run, node, seat, source) =>
    holds(lookFor(run, seat, source), node.effect.when)
      ? whyNot(run, node.parts[0], seat, source)
      : because({ why: 'condition', condition: node.effect.when }),
  step: (run, node) => {
    const { seat, source, about } = run.stack;
    run.stack.pop();
    run.stack.push(node.parts[0].id, seat, source, about);
    return ON;
  },
};

/** At most once in a while: the card is used up when its effect begins. */
export const onceKind: Kind<State, Extract<Act, { do: 'once' }>> = {
  parts: (effect) => [effect.effect],
  possible: (run, node, seat, source) =>
    !isSpent(run.state.players[seat], cardOf(source), node.effect.per) &&
    (node.effect.evenInVain === true || node.parts[0].kind.possible(run, node.parts[0], seat, source)),
  hides: (run, node, seat, source) =>
    !isSpent(run.state.players[seat], cardOf(source), node.effect.per) &&
    node.parts[0].kind.hides?.(run, node.parts[0], seat, source) === true,
  why: (run, node, seat, source) =>
    isSpent(run.state.players[seat], cardOf(source), node.effect.per)
      ? because({ why: 'used-up' })
      : whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { seat, source, about } = run.stack;
    const [part] = node.parts;
    const isInVain = node.effect.evenInVain === true && !part.kind.possible(run, part, seat, source);
    run.stack.pop();
    spend(run.state.players[seat], cardOf(source), node.effect.per);
    if (!isInVain) run.stack.push(part.id, seat, source, about);
    return ON;
  },
};

type Often = Extract<Act, { do: 'often' }>;

const EITHER = listed([say('yes'), say('no')], () => because({ why: 'not-asked' }));

/** As often as its owner likes, or at most so many times; after each every animal must have room. Register a: times done. */
export const oftenKind: Kind<State, Often> = {
  parts: (effect) => [effect.effect],
  possible: (run, node, seat, source) =>
    mostOf(run, node.effect, seat, source) > 0 &&
    node.parts[0].kind.possible(run, node.parts[0], seat, source),
  why: (run, node, seat, source) => whyNot(run, node.parts[0], seat, source),
  step: (run, node) => {
    const { seat, source, a: times } = run.stack;
    const [part] = node.parts;
    if (times < mostOf(run, node.effect, seat, source) && part.kind.possible(run, part, seat, source))
      return WAIT;
    run.stack.pop();
    return ON;
  },
  ask: () => EITHER,
  question: (_run, node) => asking({ ask: 'may', effect: node.effect.effect }),
  answer: (run, node, move) => {
    const { seat, source, about } = run.stack;
    if (move.verb === 'no') {
      run.stack.pop();
      return;
    }
    run.stack.a++;
    run.stack.push(rulesOf(run).settle.id, seat, NO_SOURCE);
    run.stack.push(node.parts[0].id, seat, source, about);
  },
};

/** How many times something can be done. */
function mostOf(run: Run<State>, { atMost = Infinity }: Often, seat: Seat, source: Source): number {
  return typeof atMost === 'number' ? atMost : measure(lookFor(run, seat, source), atMost);
}

/** Each other player, in turn. */
export const othersKind: Kind<State, Extract<Act, { do: 'others' }>> = {
  parts: (effect) => [effect.effect],
  possible: (run) => run.state.players.length > 1,
  step: (run, node) => {
    const { stack, state } = run;
    const seats = state.players.length;
    const { seat, source, about } = stack;
    const [part] = node.parts;
    while (stack.step < seats - 1) {
      const other = (seat + ++stack.step) % seats;
      if (!part.kind.possible(run, part, other, source)) continue;
      stack.push(part.id, other, source, about);
      return ON;
    }
    stack.pop();
    return ON;
  },
};
