import { rules } from '@furrow/creatures/rules';
import { ROUNDS, type State } from '@furrow/creatures/state';
import { count } from '@furrow/farm/grid';
import { FRAME, STEP } from '@furrow/kernel/stack';

/** For each node of the rules, 1 if it is a round up to the end of its breeding phase. */
const IS_ROUND = Uint8Array.from(rules.program.nodes, ({ parts }) =>
  parts[0]?.effect.do === 'refill' ? 1 : 0,
);

/** How far the frame of a round has come while workers are placed. */
const AT_WORK =
  1 + rules.program.nodes[IS_ROUND.indexOf(1)].parts.findIndex(({ effect }) => effect.do === 'work');

/** How far the round has come, as a frame counts it; -1 when its animals have bred, and before the first round. */
function stepOfRound(state: State): number {
  const { frames } = state.main;
  for (let i = 0; i < frames.length; i += FRAME) if (IS_ROUND[frames[i]] === 1) return frames[i + STEP];
  return -1;
}

/** How many breeding phases are still to come, without those that only a building gives. */
export function breedingsLeft(state: State): number {
  return ROUNDS - state.round + (stepOfRound(state) >= 0 ? 1 : 0);
}

/** How many of all workers have been placed in this round; all of them when the work phase is over. */
export function workersPlaced(state: State, workers: number): number {
  const step = stepOfRound(state);
  if (step < 0) return state.round === 0 ? 0 : workers;
  if (step < AT_WORK) return 0;
  return step === AT_WORK ? count(state.placed[0]) + count(state.placed[1]) : workers;
}

/** How much of the game is played, counted in workers placed. */
export function progressOf(state: State, workers: number): number {
  if (state.round === 0) return 0;
  return (state.round - 1 + workersPlaced(state, workers) / workers) / ROUNDS;
}
