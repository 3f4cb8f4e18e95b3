import type { Part, Step } from './lesson';

/** How far the steps of a lesson are done: the step, and what is left of its first unfinished part. */
export interface Progress {
  /** How many steps are done. */
  readonly done: number;
  /** What may be played now; undefined once all steps are done. */
  readonly part: Part | undefined;
}

/** How far the moves of the learner have come, in notation and in their order. */
export function progressOf(steps: readonly Step[], moves: readonly string[]): Progress {
  const played = moves.flatMap(atoms);
  for (const [done, { parts }] of steps.entries()) {
    for (const part of parts) {
      const left = consume(part, played);
      if (left !== undefined) return { done, part: left };
    }
  }
  return { done: steps.length, part: undefined };
}

/** Whether a move in notation is what a part waits for. */
export function answers(part: Part, move: string): boolean {
  const wanted = 'all' in part ? part.all : part.any;
  return atoms(move).every((atom) => wanted.some((pattern) => matches(pattern, atom)));
}

/** Takes the moves of a part from the front; gives what is left of it, undefined if it is done. */
function consume(part: Part, played: string[]): Part | undefined {
  if ('any' in part) return played.shift() === undefined ? part : undefined;
  const left = [...part.all];
  while (left.length > 0) {
    const move = played.shift();
    if (move === undefined) return { all: left };
    const at = left.findIndex((pattern) => matches(pattern, move));
    if (at >= 0) left.splice(at, 1);
  }
  return undefined;
}

/** Borders placed together are as many moves: `border b0n b0w`. Fences are one, in whatever order they were drawn. */
function atoms(move: string): string[] {
  const [verb, ...things] = move.split(' ');
  if (verb === 'border') return things.map((thing) => `${verb} ${thing}`);
  return verb === 'fence' ? [[verb, ...things.sort()].join(' ')] : [move];
}

function matches(pattern: string, move: string): boolean {
  return pattern.endsWith('*') ? move.startsWith(pattern.slice(0, -1)) : move === pattern;
}
