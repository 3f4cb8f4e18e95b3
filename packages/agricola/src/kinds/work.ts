import { type Domain, listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT, whyNot } from '@furrow/kernel/kind';
import { type Move, name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Reason } from '@furrow/kernel/verdict';
import type { Act } from '../effect';
import { tell } from '../events';
import { asking } from '../questions';
import { because } from '../reasons';
import { FIRST_SPACE, rulesOf } from '../ruleset';
import { isFrozen, isSeason } from '../season';
import type { State } from '../state';

/** The verb of using an action space; it prints as the space alone. */
export const PLACE = 'place';

/**
 * The work phase: in turn the players place one person each and resolve the space. Register a: the turns taken so far,
 * register b: the passes in a row of players with no legal space (AG-Q28).
 */
export const workKind: Kind<State, Extract<Act, { do: 'work' }>> = {
  gap: true,
  possible: () => true,
  step: (run) => {
    const { stack, state } = run;
    const seats = state.players.length;
    for (let tries = 0; tries < 2 * seats; tries++) {
      if (stack.b >= seats || state.players.every((player) => player.home === 0)) break;
      const seat = seatOf(run, stack.a);
      if (state.players[seat].home > 0) {
        stack.seat = seat;
        if (canUseAny(run, seat)) return WAIT;
        tell(run, () => ({ event: 'passed', seat }));
      }
      stack.b++;
      stack.a++;
    }
    stack.pop();
    return ON;
  },
  ask: (run) => usable(run, run.stack.seat),
  question: ({ state, stack }) => asking({ ask: 'work', people: state.players[stack.seat].home }),
  answer: (run, _node, move) => {
    const { stack, state } = run;
    const { seat } = stack;
    const space = move.things[0];
    state.placed[space] = seat + 1;
    state.players[seat].home--;
    stack.a++;
    stack.b = 0;
    tell(run, () => ({ event: 'used', seat, space }));
    stack.push(rulesOf(run).uses[space].id, seat, FIRST_SPACE + space);
  },
};

/** Whose turn it is after so many turns: clockwise from the one who began; AG-V36 turns the second time round. */
function seatOf(run: Run<State>, turns: number): number {
  const { state } = run;
  const seats = state.players.length;
  const first = state.leads;
  if (rulesOf(run).variant.reverseSecondPerson && state.round === 1 && turns >= seats && turns < 2 * seats) {
    return (first + 2 * seats - 1 - turns) % seats;
  }
  return (first + turns) % seats;
}

function canUseAny(run: Run<State>, seat: number): boolean {
  const { spaces } = rulesOf(run);
  for (let space = 0; space < spaces.length; space++)
    if (isOpen(run, space) && can(run, seat, space)) return true;
  return false;
}

function usable(run: Run<State>, seat: number): Domain {
  const { spaces } = rulesOf(run);
  const moves: Move[] = [];
  for (let space = 0; space < spaces.length; space++) {
    if (isOpen(run, space) && can(run, seat, space)) moves.push(name(PLACE, space));
  }
  return listed(moves, (move) =>
    move.verb === PLACE ? whyNotUse(run, seat, move.things[0]) : because({ why: 'not-asked' }),
  );
}

function can(run: Run<State>, seat: number, space: number): boolean {
  const effect = rulesOf(run).uses[space].parts[1];
  return effect.kind.possible(run, effect, seat, FIRST_SPACE + space);
}

/** Whether a person could be placed on the space at all. */
function isOpen(run: Run<State>, space: number): boolean {
  const { state } = run;
  const { spaces, permanent, variant, plain } = rulesOf(run);
  if (state.placed[space] !== 0) return false;
  if (!permanent[space] && !state.revealed.includes(space)) return false;
  return plain || whyClosed(state, spaces, space, variant) === undefined;
}

function whyClosed(
  state: State,
  spaces: ReturnType<typeof rulesOf>['spaces'],
  space: number,
  variant: ReturnType<typeof rulesOf>['variant'],
): Reason | undefined {
  const { tile, season } = spaces[space];
  if (tile !== undefined && spaces.some((one, i) => one.tile === tile && state.placed[i] !== 0)) {
    return because({ why: 'tile-used', space });
  }
  if (season !== undefined && !isSeason(state, variant, season))
    return because({ why: 'other-season', space });
  return isFrozen(state, variant, spaces[space]) ? because({ why: 'frozen' }) : undefined;
}

function whyNotUse(run: Run<State>, seat: number, space: number): Reason {
  const { state } = run;
  const { spaces, permanent, variant, uses } = rulesOf(run);
  if (!permanent[space] && !state.revealed.includes(space)) return because({ why: 'not-revealed', space });
  if (state.placed[space] !== 0) return because({ why: 'occupied', space });
  return (
    whyClosed(state, spaces, space, variant) ?? whyNot(run, uses[space].parts[1], seat, FIRST_SPACE + space)
  );
}
