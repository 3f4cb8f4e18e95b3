import { buildings } from '@furrow/creatures/buildings/index';
import { built } from '@furrow/creatures/farmyard';
import { ANIMALS, FIRST_ANIMAL } from '@furrow/creatures/goods';
import { WORKERS } from '@furrow/creatures/kinds/work';
import { type RoomTerms, roomOf } from '@furrow/creatures/room';
import type { Player, State } from '@furrow/creatures/state';
import { rimH, rimV } from '@furrow/farm/edges';
import { allCells, type Cells, count } from '@furrow/farm/grid';
import { enclosed } from '@furrow/farm/pastures';
import { newRoom, type Room } from '@furrow/farm/room';
import type { Seat } from '@furrow/kernel/seat';
import { breedingsLeft, workersPlaced } from './clock';
import { Filling } from './filling';

const TYPES = ANIMALS.length;
const COUNTED: RoomTerms = { countedOnly: true };
/** All workers of a round. */
export const ALL_WORKERS = 2 * WORKERS;

/** How many animals of a type a newborn needs, by building; 0 for a building that says nothing about it. */
const PARENTS = Uint8Array.from(buildings, ({ parents = 0 }) => parents);
const BREEDS_LAST = Uint8Array.from(buildings, ({ on }) => (on?.moment === 'lastBreedingOver' ? 1 : 0));
const SAVES_WOOD = Uint8Array.from(buildings, ({ savesWood }) => (savesWood === true ? 1 : 0));
const IS_STALL = Uint8Array.from(buildings, ({ counts }) => (counts === 'stall' ? 1 : 0));

/** What the features of one seat have in common, worked out once for all of them. */
export class SeatSight {
  player: Player;
  /** How many animals of each type the seat has. */
  readonly animals = new Int32Array(TYPES);
  /** As many as it would have after all breedings, and after the next one. */
  readonly hoped = new Int32Array(TYPES);
  private readonly soon = new Int32Array(TYPES);
  /** What finds room now, after the next breeding, and after all of them. */
  readonly now = new Filling();
  readonly next = new Filling();
  readonly grown = new Filling();
  room: Room = newRoom(TYPES);
  /** How many more animals there would be room for if all were of the right types. */
  places = 0;
  breedings = 0;
  parents = 2;
  woodSaved = 0;
  /** The buildings that count as stalls. */
  stalls = 0;
  /** The workers of the seat that have still to be placed in this round, and whether it places the next one. */
  workers = 0;
  isNext = false;
  /** The spaces with a building, those in a finished pasture, and the others without a building. */
  walls: Cells = 0;
  inside: Cells = 0;
  open: Cells = 0;
  /** The edges with a border or a wall. */
  closedH = 0;
  closedV = 0;

  constructor(
    public state: State,
    public seat: Seat,
  ) {
    this.player = state.players[seat];
  }

  /** Looks at a seat of a state. */
  see(state: State, seat: Seat): void {
    this.state = state;
    this.seat = seat;
    this.player = state.players[seat];
    this.seeBuildings();
    this.seeTime();
    this.seeFarm();
    this.seeAnimals();
  }

  private seeBuildings(): void {
    const { farm } = this.player;
    this.parents = 2;
    this.breedings = breedingsLeft(this.state);
    this.woodSaved = 0;
    this.stalls = count(farm.stalls);
    for (let i = 0; i < farm.specials.length; i++) {
      const building = farm.specials[i] >> 5;
      if (PARENTS[building] > 0) this.parents = PARENTS[building];
      this.breedings += BREEDS_LAST[building];
      this.woodSaved |= SAVES_WOOD[building];
      this.stalls += IS_STALL[building];
    }
  }

  private seeTime(): void {
    const { state, seat } = this;
    const placed = workersPlaced(state, ALL_WORKERS);
    this.isNext = placed < ALL_WORKERS && (placed % 2 === 0 ? state.leads : 1 - state.leads) === seat;
    this.workers = placed < ALL_WORKERS ? WORKERS - count(state.placed[seat]) : 0;
  }

  private seeFarm(): void {
    const { farm } = this.player;
    this.room = roomOf(farm, COUNTED);
    this.walls = built(farm);
    this.closedH = farm.bordersH | rimH(this.walls);
    this.closedV = farm.bordersV | rimV(this.walls);
    const free = allCells(farm.columns) & ~this.walls;
    this.inside = enclosed(farm.columns, this.closedH, this.closedV, free);
    this.open = free & ~this.inside;
  }

  /** Animals that wait for their owner to say which are kept count only as far as they find room. */
  private seeAnimals(): void {
    const { animals, hoped, soon, room } = this;
    const { goods } = this.player;
    for (let type = 0; type < TYPES; type++) animals[type] = goods[FIRST_ANIMAL + type];
    this.now.fill(room, animals);
    if (!this.state.lanes[this.seat].empty) animals.set(this.now.kept);
    const more = this.breedings > 0 ? 1 : 0;
    this.places = room.open - this.now.total;
    for (let type = 0; type < TYPES; type++) {
      const n = animals[type];
      this.places += room.dedicated[type];
      soon[type] = n >= this.parents ? n + more : n;
      hoped[type] = n >= this.parents ? n + this.breedings : n;
    }
    this.next.grow(room, this.now, soon);
    this.grown.grow(room, this.now, hoped);
  }
}
