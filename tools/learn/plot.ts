import type { Generation } from './run-folder';

const [WIDTH, HEIGHT, MARGIN] = [640, 320, 48];

/** The rating of the best generation by hour, as a picture. */
export function ratingPlot(generations: readonly Generation[]): string {
  const hours = Math.max(...generations.map((one) => one.hours), 0.01);
  const ratings = generations.map(({ rating }) => rating);
  const [low, high] = [Math.min(0, ...ratings), Math.max(100, ...ratings)];
  const x = (hour: number) => MARGIN + ((WIDTH - 2 * MARGIN) * hour) / hours;
  const y = (rating: number) => HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * (rating - low)) / (high - low);
  const taken = generations.filter((one) => one.taken);
  const line = taken.map((one) => `${x(one.hours).toFixed(1)},${y(one.rating).toFixed(1)}`).join(' ');
  const dots = generations.map(
    (one) =>
      `<circle cx="${x(one.hours).toFixed(1)}" cy="${y(one.rating).toFixed(1)}" r="3" class="${one.taken ? 'taken' : 'left'}"/>`,
  );
  const grid = gridOf(low, high).map(
    (rating) =>
      `<path d="M${MARGIN} ${y(rating).toFixed(1)}H${WIDTH - MARGIN}" class="grid"/><text x="${MARGIN - 6}" y="${(y(rating) + 4).toFixed(1)}" text-anchor="end">${rating}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>text{font:12px sans-serif;fill:#444}.grid{stroke:#ddd}.taken{fill:#2a6}.left{fill:none;stroke:#a33}polyline{fill:none;stroke:#2a6}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${grid.join('\n')}
<polyline points="${line}"/>
${dots.join('\n')}
<text x="${WIDTH / 2}" y="${HEIGHT - 12}" text-anchor="middle">hours (${hours.toFixed(2)} in all)</text>
<text x="${MARGIN}" y="20">rating; whoever the run began with has 0; rings were not taken</text>
</svg>
`;
}

/** Ratings in steps of hundreds, as many as fit. */
function gridOf(low: number, high: number): number[] {
  const step = 100 * Math.ceil((high - low) / 800);
  const first = step * Math.ceil(low / step);
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}
