import { fits, keepable } from '@furrow/farm/keep';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import type { Act } from '../effect';
import { tell } from '../events';
import { animalPairs, FIRST_ANIMAL } from '../goods';
import { isKept } from '../promise';
import { asking, type Question } from '../questions';
import { because } from '../reasons';
import { allFit, animalsOf, type RoomTerms, roomOf } from '../room';
import type { State } from '../state';
import { keptOnPurpose } from './turn-down';

/** Register a of a settle frame: how the nursery may be used. */
export const NURSERY_CLOSED = 1;
/** Only newborns in the nursery: this, and the mask of the types born further up. */
const NEWBORNS = 2;
const BORN = 4;

/** Register a of a settle frame after breeding: only newborns of these types (a mask) in the nursery. */
export function forNewborns(types: number): number {
  return NEWBORNS | (types << BORN);
}

/** The types born for which the nursery is kept; undefined if it is not kept for newborns. */
export function newbornsIn(how: number): number | undefined {
  return (how & 3) === NEWBORNS ? how >> BORN : undefined;
}

const TERMS: RoomTerms[] = [
  {},
  { nursery: 'closed' },
  ...Array.from({ length: 16 }, (_, newborns) => ({ nursery: { newborns } })),
];

function terms(run: Run<State>): RoomTerms {
  const how = run.stack.a;
  const newborns = newbornsIn(how);
  return TERMS[newborns === undefined ? how : 2 + newborns];
}

/** The end of a step: every animal must stand where it may, and the owner says which are kept if not all can be. */
export const settleKind: Kind<State, Extract<Act, { do: 'settle' }>> = {
  calls: true,
  possible: () => true,
  step: (run) => {
    const player = run.state.players[run.stack.seat];
    if (!allFit(player, terms(run))) return WAIT;
    if (newbornsIn(run.stack.a) !== undefined) player.promise = 0;
    run.stack.pop();
    return ON;
  },
  ask: (run) => {
    const { seat } = run.stack;
    const player = run.state.players[seat];
    const how = terms(run);
    const have = animalsOf(player);
    const ways = keepable(roomOf(player.farm, how), have).filter((kept) => isKept(player.promise, kept));
    const moves = ways.map((kept) => list('keep', kept));
    return freeForm(moves, (move) => accepts(run, seat, how, move));
  },
  question: ({ stack, state }) =>
    asking({
      ask: 'settle',
      have: animalPairs(animalsOf(state.players[stack.seat])),
      when: whenSettled(stack.a),
    }),
  answer: (run, _node, move) => {
    letGo(run, run.stack.seat, move.things);
    keptOnPurpose(run);
  },
};

function whenSettled(how: number): Extract<Question, { ask: 'settle' }>['when'] {
  if (how === NURSERY_CLOSED) return 'nurseryEmptied';
  return newbornsIn(how) === undefined ? 'step' : 'newborns';
}

/** The animals beyond those kept run away. */
export function letGo(run: Run<State>, seat: Seat, keep: readonly number[]): void {
  const { goods } = run.state.players[seat];
  const gone: [number, number][] = [];
  keep.forEach((kept, type) => {
    const good = FIRST_ANIMAL + type;
    if (goods[good] > kept) gone.push([good, goods[good] - kept]);
    goods[good] = kept;
  });
  if (gone.length > 0) tell(run, () => ({ event: 'ranAway', seat, goods: gone }));
}

function accepts(run: Run<State>, seat: Seat, how: RoomTerms, move: Move): Verdict {
  if (move.verb !== 'keep' || move.things.length !== 4) return no(because({ why: 'not-asked' }));
  const player = run.state.players[seat];
  const have = animalsOf(player);
  if (move.things.some((kept, type) => kept < 0 || kept > have[type]))
    return no(because({ why: 'not-so-many' }));
  if (!isKept(player.promise, move.things)) return no(because({ why: 'newborn-promised' }));
  return fits(roomOf(player.farm, how), move.things) ? YES : no(because({ why: 'no-room' }));
}
