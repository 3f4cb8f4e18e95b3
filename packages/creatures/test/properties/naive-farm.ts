import type { Building } from '@furrow/creatures/building';
import { buildings, STABLE, STALL } from '@furrow/creatures/buildings/index';
import { buildingAt } from '@furrow/creatures/farmyard';
import { ANIMALS } from '@furrow/creatures/goods';
import type { Nursery } from '@furrow/creatures/room';
import type { Farm } from '@furrow/creatures/state';
import type { Holder } from '../../../farm/test/slow-animals';
import { type Layout, type Space, slowRegions, table } from '../../../farm/test/slow-regions';

const ROWS = [0, 1, 2];
const ALL_TYPES = ANIMALS.map((_, type) => type);

/** Which holders are left out, and how the nursery is used. */
interface NaiveTerms {
  readonly nursery?: Nursery;
  readonly withoutPastures?: readonly number[];
  readonly countedOnly?: boolean;
}

/** A farm as plain tables, straight from the definitions of the rules. */
export class NaiveFarm {
  readonly columns: number;
  /** Number of the building on each space, -1 for none. */
  readonly buildingOn: number[][];
  readonly troughOn: boolean[][];
  readonly pastures: Space[][];

  constructor(farm: Farm) {
    this.columns = farm.columns;
    const columns = Array.from({ length: farm.columns }, (_, column) => column);
    this.buildingOn = ROWS.map((row) => columns.map((column) => buildingAt(farm, 4 * column + row)));
    this.troughOn = ROWS.map((row) => columns.map((column) => has(farm.troughs, 4 * column + row)));
    this.pastures = slowRegions(this.layout(farm));
  }

  private layout(farm: Farm): Layout {
    const wall = (row: number, column: number) => (this.buildingOn[row]?.[column] ?? -1) >= 0;
    const top = table(4, farm.columns, false).map((line, row) =>
      line.map((_, c) => has(farm.bordersH, 4 * c + row) || wall(row, c) || wall(row - 1, c)),
    );
    const left = table(3, farm.columns + 1, false).map((line, row) =>
      line.map((_, c) => has(farm.bordersV, 4 * c + row) || wall(row, c) || wall(row, c - 1)),
    );
    const among = this.buildingOn.map((line) => line.map((building) => building < 0));
    return { columns: farm.columns, top, left, among };
  }

  /** All spaces. */
  spaces(): Space[] {
    return ROWS.flatMap((row) => this.buildingOn[row].map((_, column): Space => [row, column]));
  }

  /** The special buildings with their spaces. */
  private specials(): { one: Building; row: number; column: number }[] {
    return this.spaces().flatMap(([row, column]) => {
      const building = this.buildingOn[row][column];
      return building < 0 ? [] : [{ one: buildings[building], row, column }];
    });
  }

  /** The first building of the farm for which the test gives a number. */
  private find(value: (one: Building) => number | undefined): number {
    for (const { one } of this.specials()) if (value(one) !== undefined) return value(one) ?? 0;
    return 0;
  }

  /** What holds animals, pasture by pasture and building by building. */
  holders({ nursery = 'open', withoutPastures = [], countedOnly = false }: NaiveTerms = {}): Holder[] {
    return [
      ...this.pastures.flatMap((pasture, i): Holder[] =>
        withoutPastures.includes(i) ? [] : [{ form: 'one', cap: this.capacity(pasture), types: ALL_TYPES }],
      ),
      ...this.specials().flatMap(({ one, row, column }) =>
        countedOnly && one.uncounted === true ? [] : this.building(one, row, column, nursery),
      ),
      ...this.emptySpaces().flatMap(([row, column]) => this.onEmpty(row, column)),
    ];
  }

  /** What holds the animals that do not count in scoring. */
  uncounted(): Holder[] {
    return this.specials().flatMap(({ one, row, column }) =>
      one.uncounted === true ? this.building(one, row, column, 'open') : [],
    );
  }

  private capacity(pasture: readonly Space[]): number {
    const troughs = pasture.filter(([row, column]) => this.troughOn[row][column]).length;
    const more = troughs === 0 ? this.find((one) => one.pastureHolds) : 0;
    return 2 * pasture.length * 2 ** troughs + more;
  }

  private building(one: Building, row: number, column: number, nursery: Nursery): Holder[] {
    const double = this.troughOn[row][column] ? 2 : 1;
    const cap = (one.holds ?? 0) * double;
    if (cap === 0) return [];
    if (one.nursery === true) return nurseryHolder(cap, nursery);
    const half = this.find((other) => other.halves);
    if (half > 0 && one.counts === 'stable') return [{ form: 'halves', cap, half: half * double }];
    return [{ form: 'one', cap, types: one.of === undefined ? ALL_TYPES : [ANIMALS.indexOf(one.of)] }];
  }

  /** The spaces without a building and outside of every pasture. */
  private emptySpaces(): Space[] {
    const inside = new Set(this.pastures.flat().map(String));
    return this.spaces().filter(
      (space) => this.buildingOn[space[0]][space[1]] < 0 && !inside.has(String(space)),
    );
  }

  private onEmpty(row: number, column: number): Holder[] {
    if (this.troughOn[row][column]) return [{ form: 'one', cap: 1, types: ALL_TYPES }];
    return this.specials().flatMap(({ one, row: r, column: c }): Holder[] => {
      if (one.onUnused === undefined) return [];
      const { animal, count, where } = one.onUnused;
      const here = where === 'beside' ? Math.abs(r - row) + Math.abs(c - column) === 1 : where.includes(row);
      return here ? [{ form: 'one', cap: count, types: [ANIMALS.indexOf(animal)] }] : [];
    });
  }

  /** Whether a building stands there that counts as a stall. */
  isStall(row: number, column: number): boolean {
    const building = this.buildingOn[row][column];
    return building === STALL || (building > STABLE && buildings[building].counts === 'stall');
  }
}

function nurseryHolder(cap: number, nursery: Nursery): Holder[] {
  if (nursery === 'closed') return [];
  if (nursery === 'open') return [{ form: 'each', counts: ALL_TYPES.map(() => cap) }];
  return [{ form: 'each', counts: ALL_TYPES.map((type) => (nursery.newborns >> type) & 1) }];
}

function has(mask: number, index: number): boolean {
  return ((mask >>> index) & 1) === 1;
}

/** All ways to choose `size` of the numbers below `count`. */
export function subsets(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  if (count < size) return [];
  const last = count - 1;
  return [...subsets(last, size), ...subsets(last, size - 1).map((chosen) => [...chosen, last])];
}
