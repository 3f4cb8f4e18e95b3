import { each } from '@furrow/farm/grid';
import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move, name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Stack } from '@furrow/kernel/stack';
import { type Choice, fieldNumber, type Step } from '../cards/own';
import type { Act } from '../effects/effect';
import { ownAct } from '../in-play/own-acts';
import { OwnSight } from '../in-play/own-sight';
import { doSteps } from '../in-play/own-steps';
import { ownerOf as seatWith } from '../in-play/played';
import { cardOf } from '../state/source';
import type { State } from '../state/state';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

type Custom = Extract<Act, { do: 'custom' }>;

/**
 * What a card does by an act of its own file: asks, and then acts. The step counts the answers; the first two stand in
 * register a, the others in register b.
 */
export const customKind: Kind<State, Custom> = {
  parts: ({ get }) => (get === undefined ? [] : [get]),
  possible: (run, { effect }, seat, source) => ownAct(effect.name).possible(new OwnSight(run, seat, source)),
  why: (_run, { effect }) => ownAct(effect.name).why ?? because({ why: 'nothing-there' }),
  hides: (run, { effect }, seat, source) =>
    ownAct(effect.name).hides?.(new OwnSight(run, seat, source)) === true,
  step: (run, { effect, parts }) => {
    const next = goOn(run, effect);
    if (!isSteps(next)) {
      run.stack.seat = 'chance' in next ? NOBODY : ownerOf(run);
      return WAIT;
    }
    const { source, about } = run.stack;
    const seat = ownerOf(run);
    run.stack.pop();
    for (const { id } of parts) run.stack.push(id, seat, source, about);
    doSteps(run, { seat, source }, next);
    return ON;
  },
  ask: (run, { effect }) => listed(movesOf(choiceNow(run, effect)), () => because({ why: 'not-asked' })),
  question: (run, { effect }) =>
    asking({ ask: 'custom', name: effect.name, about: choiceNow(run, effect).asks }),
  answer: ({ stack }, _node, { verb, things }) =>
    addAnswer(stack, verb === FIELD_OF ? fieldNumber({ seat: things[0], field: things[1] }) : things[0]),
};

/** Whose act the top frame is, also while chance answers. */
function ownerOf({ state, stack }: Run<State>): Seat {
  return stack.seat === NOBODY ? seatWith(state, cardOf(stack.source)) : stack.seat;
}

/** What comes after the answers that there are: the next question, or what is done. */
function goOn(run: Run<State>, { name: of }: Custom): Choice | readonly Step[] {
  const { stack } = run;
  const script = ownAct(of).act(new OwnSight(run, ownerOf(run), stack.source));
  if (isSteps(script)) return script;
  let next = script.next();
  for (const answer of answersIn(stack)) if (next.done !== true) next = script.next(answer);
  return next.value;
}

function choiceNow(run: Run<State>, effect: Custom): Choice {
  const next = goOn(run, effect);
  if (isSteps(next)) throw new Error(`'${effect.name}' asks nothing`);
  return next;
}

function isSteps(value: unknown): value is readonly Step[] {
  return Array.isArray(value);
}

/** The verbs of answers: a space of the farmyard or a field, an action space, a field of somebody, a player, a number. */
const [CELL, CLAIM, FIELD_OF, PLAYER, NUMBER] = ['cell', 'claim', 'field-of', 'player', 'number'];

function movesOf(choice: Choice): Move[] {
  const moves: Move[] = [];
  if ('cells' in choice) each(choice.cells, (cell) => moves.push(name(CELL, cell)));
  else if ('fields' in choice) for (const field of choice.fields) moves.push(name(CELL, field));
  else if ('spaces' in choice) for (const space of choice.spaces) moves.push(name(CLAIM, space));
  else if ('fieldsOf' in choice)
    for (const { seat, field } of choice.fieldsOf) moves.push(list(FIELD_OF, [seat, field]));
  else if ('seats' in choice) for (const seat of choice.seats) moves.push(name(PLAYER, seat));
  else for (let n = choice.from; n <= choice.to; n++) moves.push(name(NUMBER, n));
  return moves;
}

/** An answer takes so many bits of a register, and two of them fit into one. */
const BITS = 15;
const MOST_ANSWERS = 4;

function answersIn({ step, a, b }: Stack): number[] {
  const low = (1 << BITS) - 1;
  return [a & low, a >> BITS, b & low, b >> BITS].slice(0, step);
}

function addAnswer(stack: Stack, answer: number): void {
  if (stack.step === MOST_ANSWERS) throw new Error(`a card asks at most ${MOST_ANSWERS} questions`);
  const bits = stack.step % 2 === 0 ? answer : answer << BITS;
  if (stack.step < 2) stack.a |= bits;
  else stack.b |= bits;
  stack.step++;
}
