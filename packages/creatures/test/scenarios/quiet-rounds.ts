import type { Board } from '@furrow/testkit/changes';

/** The first five workers of a quiet round: seat 1 goes first, keeps the marker and gets 2 wood, 2 stone and 1 reed. */
export const FIVE_WORKERS = `
    1 start-wood
    2 wood-3
    1 stone-1
    2 stone-2
    1 building-resources`;

/** The last worker of a quiet round: all in all seat 2 gets 3 wood, 2 stone and 1 reed. */
export const SIXTH_WORKER = '2 reed-sheep';

/** So many rounds in which the six workers only fetch resources; nobody gets an animal. */
export function quietRounds(count: number): string {
  return `${FIVE_WORKERS}\n${SIXTH_WORKER}\n`.repeat(count);
}

const REFILL = {
  'start-wood': 1,
  'wood-3': 3,
  'stone-1': 1,
  'stone-2': 2,
  expand: 1,
  'reed-sheep': 1,
  'pig-sheep': 1,
  'cow-pigs': 1,
  'horse-sheep': 1,
};

/** What changes on a board when the workers go home and the next round begins, after the last of them emptied a space. */
export function nextRound(board: Board, emptied = ''): Record<string, [string | number, string | number]> {
  const different: Record<string, [string | number, string | number]> = {
    round: [board.round, Number(board.round) + 1],
    'supply borders': [board['supply borders'], Number(board['supply borders']) - 1],
  };
  for (const [space, count] of Object.entries(REFILL)) {
    const lies = Number(board[`on ${space}`] ?? 0);
    const left = space === emptied ? 0 : lies;
    if (left + count !== lies) different[`on ${space}`] = [lies, left + count];
  }
  for (const [name, seat] of Object.entries(board)) {
    if (name.startsWith('worker ')) different[name] = [seat, 0];
  }
  return different;
}
