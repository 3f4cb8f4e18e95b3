const WIDTHS = [1, 2, 5, 10, 20, 50, 100];
const MOST_BARS = 15;
const LONGEST = 40;

/** How often each score was reached, as bars one below the other; near scores are put together if there are many. */
export function histogram(distribution: readonly (readonly [score: number, times: number])[]): string[] {
  const scores = distribution.map(([score]) => score);
  const [least, most] = [scores[0], scores[scores.length - 1]];
  const barsOf = (width: number) => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width = WIDTHS.find((one) => barsOf(one) <= MOST_BARS) ?? most - least + 1;
  const from = Math.floor(least / width) * width;
  const bars = Array.from({ length: barsOf(width) }, () => 0);
  for (const [score, times] of distribution) bars[Math.floor((score - from) / width)] += times;
  const highest = Math.max(...bars);
  const labels = bars.map((_, i) => label(from + i * width, width));
  const wide = Math.max(...labels.map(({ length }) => length));
  return bars.map((times, i) => {
    const bar = '█'.repeat(Math.round((LONGEST * times) / highest));
    return `${labels[i].padStart(wide)}  ${bar}${bar === '' ? '' : ' '}${times}`;
  });
}

function label(from: number, width: number): string {
  return width === 1 ? String(from) : `${from} to ${from + width - 1}`;
}
