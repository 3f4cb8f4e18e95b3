/** The known word that is nearest to a mistyped one; undefined if none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const most = Math.max(word.length < 3 ? 0 : 1, Math.floor(word.length / 3));
  let best: string | undefined;
  let least = most + 1;
  for (const one of known) {
    const steps =
      one.startsWith(word) && word.length >= 3 ? 1 : distance(word.toLowerCase(), one.toLowerCase());
    if (steps < least) [best, least] = [one, steps];
  }
  return best;
}

/** How many letters must be changed, added, left out or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let [older, old] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(old[j] + 1, row[j - 1] + 1, old[j - 1] + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j], older[j - 2] + 1);
    }
    [older, old] = [old, row];
  }
  return old[b.length];
}
