import type { SpaceGroup } from '../protocol/table';

/** More spaces than these beside the round cards are drawn in more columns. */
const MANY = 14;

/** Whether there are so many spaces from the start that they need more columns, through the whole game. */
export function isMany(groups: readonly SpaceGroup[]): boolean {
  const fixed = groups.filter(({ id }) => id === 'printed' || id === 'added');
  return fixed.reduce((sum, { spaces }) => sum + spaces.length, 0) > MANY;
}

/** Groups that stand above each other: what is there from the start beside the round cards, or each for itself. */
export function sidesOf(groups: readonly SpaceGroup[]): SpaceGroup[][] {
  const filled = groups.filter(({ spaces }) => spaces.length > 0);
  if (!groups.some(({ id }) => id === 'rounds')) return filled.map((group) => [group]);
  const rounds = filled.filter(({ id }) => id === 'rounds');
  return [filled.filter(({ id }) => id !== 'rounds'), rounds].filter((side) => side.length > 0);
}

/** The rows of a side: a heading and as many rows as its spaces need, for each group; none is lower than its titles. */
export function rowsOf(side: readonly SpaceGroup[], many: boolean): string {
  const columns = columnsOf(side[0].id, many);
  return side
    .map(({ spaces }) => `auto repeat(${Math.ceil(spaces.length / columns)}, minmax(min-content, 76px))`)
    .join(' ');
}

function columnsOf(id: string, many: boolean): number {
  if (id === 'rounds') return 2;
  return id === 'printed' ? (many ? 3 : 2) : 1;
}
