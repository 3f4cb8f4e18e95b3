import { buildings, STABLE, STALL } from '@furrow/creatures/buildings/index';
import type { Event } from '@furrow/creatures/events';
import { buildingAt } from '@furrow/creatures/farmyard';
import type { Farm, State } from '@furrow/creatures/state';
import { eachEdge } from '@furrow/farm/edges';
import { allCells, each } from '@furrow/farm/grid';

/** Everything on the table but goods, by name: numbers, and 1 for what is there. */
type Table = Map<string, number>;

type Moved = Extract<Event, { event: 'moved' }>;

/** The table as the events tell it. Places are named from the starting board, so that expansions do not rename them. */
export class ToldTable {
  private readonly table: Table;
  private readonly left = [0, 0];
  private moves: Moved[] = [];

  constructor(state: State) {
    this.table = tableOf(state);
    state.players.forEach(({ farm }, seat) => {
      this.left[seat] = farm.left;
    });
  }

  /** Takes in what happened; pieces that move together are lifted before any is put down. */
  hear(events: readonly Event[]): void {
    for (const event of events) {
      if (event.event === 'moved') this.moves.push(event);
      else {
        this.shift();
        this.take(event);
      }
    }
    this.shift();
  }

  /** Where the state is not as told. */
  differences(state: State): string[] {
    const is = tableOf(state);
    return [...new Set([...is.keys(), ...this.table.keys()])]
      .filter((name) => (is.get(name) ?? 0) !== (this.table.get(name) ?? 0))
      .map((name) => `${name} is ${is.get(name) ?? 0}, told was ${this.table.get(name) ?? 0}`);
  }

  private add(name: string, count: number): void {
    this.table.set(name, (this.table.get(name) ?? 0) + count);
  }

  private where(seat: number, index: number): string {
    return `${seat} ${place(index, this.left[seat])}`;
  }

  private take(event: Event): void {
    switch (event.event) {
      case 'start':
      case 'marker':
        this.table.set('marker', event.seat);
        break;
      case 'drawn':
      case 'returned':
        this.add(`offer ${event.building}`, 1);
        break;
      case 'round':
        this.table.set('round', event.round);
        this.add('supply borders', -1);
        break;
      case 'used':
        if (event.worker) this.add(`worker ${event.seat} ${event.space}`, 1);
        break;
      case 'homeward':
        for (const name of this.table.keys()) if (name.startsWith('worker')) this.table.delete(name);
        break;
      case 'laid':
        this.add(`${event.seat} laid ${event.building}`, 1);
        break;
      default:
        this.takePiece(event);
    }
  }

  private takePiece(event: Event): void {
    switch (event.event) {
      case 'borders':
        for (const edge of event.edges) {
          this.add(
            `${event.seat} border ${edge < 32 ? 'h' : 'v'}${place(edge & 31, this.left[event.seat])}`,
            1,
          );
        }
        break;
      case 'troughs':
        for (const cell of event.cells) this.add(`${this.where(event.seat, cell)} trough`, 1);
        this.add('supply troughs', -event.cells.length);
        break;
      case 'troughReplaced':
        this.add(`${this.where(event.seat, event.cell)} trough`, -1);
        this.add('supply troughs', 1);
        break;
      case 'expanded':
        this.add('supply expansions', -1);
        this.add(`${event.seat} columns`, 1);
        if (event.side === 'left') this.left[event.seat]++;
        break;
      case 'built':
        this.build(`${this.where(event.seat, event.cell)} building`, event.building);
        break;
      case 'upgraded':
        this.build(`${this.where(event.seat, event.cell)} building`, STABLE);
        break;
      default:
    }
  }

  /** Buildings are told by number plus 1, so that 0 is none. */
  private build(name: string, building: number): void {
    const before = (this.table.get(name) ?? 0) - 1;
    const tiles = Number(isTile(before)) - Number(isTile(building));
    this.add('supply tiles', tiles);
    if (buildings[building].kind === 'special') this.add(`offer ${building}`, -1);
    this.table.set(name, building + 1);
  }

  private shift(): void {
    const lifted = this.moves.map(({ seat, piece, from }) => {
      const name = `${this.where(seat, from)} ${piece === 'stall' ? 'building' : piece}`;
      const what = this.table.get(name) ?? 0;
      this.table.delete(name);
      return what;
    });
    this.moves.forEach(({ seat, piece, to }, i) => {
      this.table.set(`${this.where(seat, to)} ${piece === 'stall' ? 'building' : piece}`, lifted[i]);
    });
    this.moves = [];
  }
}

function isTile(building: number): boolean {
  return building === STALL || building === STABLE;
}

function place(index: number, left: number): string {
  return `${index & 3},${(index >> 2) - left}`;
}

function tableOf(state: State): Table {
  const table: Table = new Map([
    ['round', state.round],
    ['marker', state.marker],
    ['supply borders', state.borders],
    ['supply troughs', state.troughs],
    ['supply tiles', state.tiles],
    ['supply expansions', state.expansions],
  ]);
  for (const building of state.offer) table.set(`offer ${building}`, 1);
  state.placed.forEach((mask, seat) => each(mask, (space) => table.set(`worker ${seat} ${space}`, 1)));
  state.players.forEach(({ farm, memory }, seat) => {
    describeFarm(table, farm, seat);
    for (const { number, remembers, slot } of buildings) {
      if (remembers === true && memory[slot] > 0) table.set(`${seat} laid ${number}`, memory[slot]);
    }
  });
  return table;
}

function describeFarm(table: Table, farm: Farm, seat: number): void {
  table.set(`${seat} columns`, farm.columns);
  each(allCells(farm.columns), (cell) => {
    const name = `${seat} ${place(cell, farm.left)}`;
    const building = buildingAt(farm, cell);
    if (building >= 0) table.set(`${name} building`, building + 1);
    if ((farm.troughs >> cell) & 1) table.set(`${name} trough`, 1);
  });
  eachEdge(farm.bordersH, farm.bordersV, (edge) => {
    table.set(`${seat} border ${edge < 32 ? 'h' : 'v'}${place(edge & 31, farm.left)}`, 1);
  });
}
