/** A whole board as names and values: everything that is not there is not named. Seats count from 1. */
export type Board = Readonly<Record<string, string | number>>;

/** What is different between two boards: name → [before, after], with 0 for what is not there. */
export function changes(before: Board, after: Board): Record<string, [string | number, string | number]> {
  const different: Record<string, [string | number, string | number]> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name] ?? 0, after[name] ?? 0];
    if (was !== is) different[name] = [was, is];
  }
  return different;
}
