/** From how many on so many points are given, as a row of a table: `0-3`, `4-7`, `8+`. */
export function rangesOf(
  points: (count: number) => number,
  most: number,
): { points: number; range: string }[] {
  const found: { points: number; from: number; to: number }[] = [];
  for (let count = 0; count <= most; count++) {
    const last = found.at(-1);
    if (last !== undefined && last.points === points(count)) last.to = count;
    else found.push({ points: points(count), from: count, to: count });
  }
  return found.map(({ points: one, from, to }) => {
    if (to === most) return { points: one, range: `${from}+` };
    return { points: one, range: from === to ? String(from) : `${from}–${to}` };
  });
}
