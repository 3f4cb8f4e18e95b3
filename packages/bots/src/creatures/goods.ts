import { BORDER, REED, STONE, WOOD } from '@furrow/creatures/goods';
import type { Group } from './group';

/** How many of a number lie above `from`, at most up to `to`. */
function part(n: number, from: number, to: number): number {
  if (n <= from) return 0;
  return n < to ? n - from : to - from;
}

/** The own supply; the first of each good are worth more than further ones. */
export const supply: Group = {
  names: [
    'wood 1-3',
    'wood 4-7',
    'wood 8+',
    'stone 1-3',
    'stone 4-7',
    'stone 8+',
    'reed 1',
    'reed 2',
    'reed 3+',
    'borders 1-4',
    'borders 5-9',
    'borders 10+',
    'borders with wood',
  ],
  write: ({ player }, into, at) => {
    const { goods } = player;
    const wood = goods[WOOD];
    const stone = goods[STONE];
    const reed = goods[REED];
    const border = goods[BORDER];
    into[at] = part(wood, 0, 3);
    into[at + 1] = part(wood, 3, 7);
    into[at + 2] = part(wood, 7, 20);
    into[at + 3] = part(stone, 0, 3);
    into[at + 4] = part(stone, 3, 7);
    into[at + 5] = part(stone, 7, 20);
    into[at + 6] = part(reed, 0, 1);
    into[at + 7] = part(reed, 1, 2);
    into[at + 8] = part(reed, 2, 8);
    into[at + 9] = part(border, 0, 4);
    into[at + 10] = part(border, 4, 9);
    into[at + 11] = part(border, 9, 26);
    into[at + 12] = Math.min(border, wood);
  },
};
