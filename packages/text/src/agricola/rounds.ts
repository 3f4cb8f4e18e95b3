/** The first and the last of some rounds if they follow one another and are more than two. */
export function runOf(rounds: readonly number[]): readonly [first: number, last: number] | undefined {
  const [first, last] = [rounds[0], rounds[rounds.length - 1]];
  return rounds.length > 2 && last - first === rounds.length - 1 ? [first, last] : undefined;
}
