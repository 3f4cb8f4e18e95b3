import { BORDER, STONE, WOOD } from '@furrow/creatures/goods';
import { outlineH, outlineV } from '@furrow/farm/edges';
import { count } from '@furrow/farm/grid';
import type { Group } from './group';
import type { SeatSight } from './seat-sight';

const ONES_OF_THREE = Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3);
const COLUMN = 7;

/** The farm's expansions by how many of their three spaces are unused, and the unused spaces of the board. */
export const expansions: Group = {
  names: [
    'full expansions',
    'expansions 1 short',
    'expansions 2 short',
    'expansions 3 short',
    'board unused',
  ],
  write: ({ player, walls, inside }, into, at) => {
    const { farm } = player;
    const unused = ~(walls | inside | farm.troughs);
    for (let i = 0; i < 5; i++) into[at + i] = 0;
    for (let column = 0; column < farm.columns; column++) {
      const missing = ONES_OF_THREE[(unused >> (column << 2)) & COLUMN];
      if (column === farm.left || column === farm.left + 1) into[at + 4] += missing;
      else into[at + missing]++;
    }
  },
};

/** What is enclosed, and what it takes to enclose the rest. */
export const borders: Group = {
  names: [
    'pasture spaces',
    'troughs',
    'open spaces',
    'borders to close',
    'borders short',
    'closable spaces',
    'cheapest pasture',
  ],
  write: (sight, into, at) => {
    const { open, inside, closedH, closedV, player } = sight;
    const { goods } = player;
    const toClose = count(outlineH(open) & ~closedH) + count(outlineV(open) & ~closedV);
    const payable = Math.min(goods[BORDER], Math.max(goods[WOOD], 2 + (goods[STONE] >> 1)));
    into[at] = count(inside);
    into[at + 1] = count(player.farm.troughs);
    into[at + 2] = count(open);
    into[at + 3] = toClose;
    into[at + 4] = Math.max(0, toClose - goods[BORDER]);
    into[at + 5] = toClose <= payable ? count(open) : 0;
    into[at + 6] = cheapest(sight);
  },
};

/** How many borders the cheapest new pasture of one space takes; 0 if there is no space for one. */
function cheapest({ open, closedH, closedV }: SeatSight): number {
  if (open === 0) return 0;
  const top = open & ~closedH;
  const bottom = open & ~(closedH >> 1);
  const left = open & ~closedV;
  const right = open & ~(closedV >> 4);
  const upright = top ^ bottom;
  const level = left ^ right;
  const carry = upright & level;
  const ones = upright ^ level;
  const twos = (top & bottom) ^ (left & right) ^ carry;
  if ((ones & ~twos) !== 0) return 1;
  if ((twos & ~ones) !== 0) return 2;
  return (twos & ones) !== 0 ? 3 : 4;
}
