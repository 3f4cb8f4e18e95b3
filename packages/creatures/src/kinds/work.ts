import { count } from '@furrow/farm/grid';
import { type Domain, listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT, whyNot } from '@furrow/kernel/kind';
import { type Move, name, say } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { buildings } from '../buildings/index';
import { raise } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { specialOf } from '../farmyard';
import type { SpaceNumber } from '../numbers';
import { asking } from '../questions';
import { because } from '../reasons';
import { rulesOf } from '../ruleset';
import { sourceOfSpace } from '../source';
import { spaces, TOP_SPACES } from '../spaces';
import { ACTING, BETWEEN_ACTIONS, type State } from '../state';
import { mayTurnDown } from './turn-down';

/** How many workers each player has. */
export const WORKERS = 3;
const ALL_WORKERS = 2 * WORKERS;

/** The verb of using an action space; it prints as the space alone. */
export const PLACE = 'place';

/** The work phase: the players place their workers in turn and carry out the actions at once. */
export const workKind: Kind<State, Extract<Act, { do: 'work' }>> = {
  gap: true,
  possible: () => true,
  step: (run) => {
    const { stack, state } = run;
    state.working = BETWEEN_ACTIONS;
    const placed = workersPlaced(state);
    if (placed === ALL_WORKERS) {
      stack.pop();
      return ON;
    }
    stack.seat = placed % 2 === 0 ? state.leads : 1 - state.leads;
    return WAIT;
  },
  ask: (run) => usableSpaces(run, run.stack.seat, []),
  question: ({ stack, state }) => asking({ ask: 'work', workers: WORKERS - count(state.placed[stack.seat]) }),
  answer: (run, _node, move) => {
    const { stack, state } = run;
    const { seat } = stack;
    const space = move.things[0];
    state.placed[seat] |= 1 << space;
    state.working = ACTING;
    forgetCalls(run, seat);
    tell(run, () => ({ event: 'used', seat, space, worker: true }));
    if (workersPlaced(state) === ALL_WORKERS) mayTurnDown(run, seat, 0);
    const taken = state.placed[0] | state.placed[1];
    if ((TOP_SPACES & (1 << space)) !== 0 && (TOP_SPACES & ~taken) === 0) {
      for (const owner of [1 - seat, seat]) raise(run, 'topSpacesFull', owner, sourceOfSpace(space), 0);
    }
    stack.push(rulesOf(run).spaces[space].id, seat, sourceOfSpace(space));
  },
};

/** How many workers stand on action spaces. */
function workersPlaced({ placed }: State): number {
  return count(placed[0]) + count(placed[1]);
}

/** What bots use at most once a turn may be used again. */
function forgetCalls(run: Run<State>, seat: Seat): void {
  const { farm, memory } = run.state.players[seat];
  for (const entry of farm.specials) {
    const one = specialOf(entry);
    if (one.anytimeOnce === true) memory[buildings[one.number].slot] = 0;
  }
}

/** A move for each unoccupied space that the seat can use, and the others given. */
function usableSpaces(run: Run<State>, seat: Seat, others: readonly Move[]): Domain {
  const taken = run.state.placed[0] | run.state.placed[1];
  const nodes = rulesOf(run).spaces;
  const moves: Move[] = [];
  let [asked, possible]: [unknown, boolean] = [undefined, false];
  for (let space = 0; space < spaces.length; space++) {
    if ((taken >> space) & 1) continue;
    const node = nodes[space].parts[0];
    // Spaces with the same effect that collects nothing are asked once.
    if (node.effect !== asked || node.effect.do === 'collect') {
      asked = node.effect;
      possible = node.kind.possible(run, node, seat, sourceOfSpace(space));
    }
    if (possible) moves.push(name(PLACE, space));
  }
  moves.push(...others);
  return listed(moves, (move) =>
    move.verb === PLACE ? whyNotUse(run, seat, move.things[0]) : because({ why: 'not-asked' }),
  );
}

function whyNotUse(run: Run<State>, seat: Seat, space: SpaceNumber): Reason {
  if (((run.state.placed[0] | run.state.placed[1]) >> space) & 1) return because({ why: 'occupied', space });
  return whyNot(run, rulesOf(run).spaces[space].parts[0], seat, sourceOfSpace(space));
}

/** One unoccupied space may be used without a worker. */
export const useSpaceKind: Kind<State, Extract<Act, { do: 'useSpace' }>> = {
  gap: true,
  possible: () => true,
  step: () => WAIT,
  ask: (run) => usableSpaces(run, run.stack.seat, [say('pass')]),
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    if (move.verb === 'pass') return;
    const space = move.things[0];
    tell(run, () => ({ event: 'used', seat, space, worker: false }));
    mayTurnDown(run, seat, 0);
    run.stack.push(rulesOf(run).spaces[space].id, seat, sourceOfSpace(space));
  },
};
