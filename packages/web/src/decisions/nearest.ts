/** Where something is on the screen. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much more a step aside counts than a step ahead. */
const ASIDE = 2.5;

/** Which of the places an arrow key leads to; -1 if none lies in that direction. */
export function nearest(key: string, from: Place, places: readonly Place[]): number {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return -1;
  let [best, least] = [-1, Infinity];
  places.forEach(({ x, y }, i) => {
    const ahead = (x - from.x) * direction[0] + (y - from.y) * direction[1];
    const aside = Math.abs((x - from.x) * direction[1]) + Math.abs((y - from.y) * direction[0]);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}

/** Whether a key is an arrow. */
export function isArrow(key: string): boolean {
  return Object.hasOwn(DIRECTIONS, key);
}
