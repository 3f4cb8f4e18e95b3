/** How many rounds a game has. */
export const ROUNDS = 14;

/** The rounds after which there is a harvest. */
export const HARVESTS: readonly number[] = [4, 7, 9, 11, 13, 14];

/** The rounds of each stage. */
export const STAGES: readonly (readonly number[])[] = [
  [1, 2, 3, 4],
  [5, 6, 7],
  [8, 9],
  [10, 11],
  [12, 13],
  [14],
];

/** AG-T13: the harvests still to be played during a round, its own included. */
export function harvestsLeft(round: number): number {
  return HARVESTS.filter((after) => after >= round).length;
}

/** The stage of a round. */
export function stageOf(round: number): number {
  return STAGES.findIndex((rounds) => rounds.includes(round)) + 1;
}
