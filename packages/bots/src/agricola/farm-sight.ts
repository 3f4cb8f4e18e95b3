import { ALL, fencesBuilt, pastures } from '@furrow/agricola/farm/farmyard';
import { pastureCapacity } from '@furrow/agricola/farm/room';
import type { Player } from '@furrow/agricola/state/state';
import { type Cells, count } from '@furrow/farm/grid';

/** What stands on a farmyard, and how many animals it has room for. */
export class FarmSight {
  rooms = 0;
  fields = 0;
  pastures = 0;
  /** Spaces in pastures. */
  enclosed = 0;
  unused = 0;
  fences = 0;
  fencedStables = 0;
  openStables = 0;
  /** How many animals find room if they stand as well as they can. */
  capacity = 0;
  /** How many animals there are, and of how many types. */
  animals = 0;
  types = 0;
  /** The types of which there is a pair. */
  pairs = 0;

  private readonly areas: Cells[] = [];

  /** `places`: those for animals on cards. */
  look(player: Player, places: number): void {
    const { farm } = player;
    const { rooms, fields, stables } = farm;
    let inside = 0;
    this.capacity = 1 + places;
    this.pastures = 0;
    this.fences = 0;
    if (farm.fencesH !== 0) {
      const areas = pastures(farm, this.areas);
      for (let i = 0; i < areas.length; i++) {
        inside |= areas[i];
        this.capacity += pastureCapacity(player, areas[i]);
      }
      this.pastures = areas.length;
      this.fences = fencesBuilt(farm);
    }
    this.rooms = count(rooms);
    this.fields = count(fields);
    this.enclosed = count(inside);
    this.unused = count(ALL & ~(rooms | fields | stables | inside));
    this.fencedStables = count(stables & inside);
    this.openStables = count(stables & ~inside);
    this.capacity += this.openStables;
    this.countAnimals(player.goods);
  }

  private countAnimals(goods: readonly number[]): void {
    const [sheep, boar, cattle] = [goods[7], goods[8], goods[9]];
    this.animals = sheep + boar + cattle;
    this.types = (sheep > 0 ? 1 : 0) + (boar > 0 ? 1 : 0) + (cattle > 0 ? 1 : 0);
    this.pairs = (sheep > 1 ? 1 : 0) + (boar > 1 ? 1 : 0) + (cattle > 1 ? 1 : 0);
  }

  /** How many animals more find room. */
  get spare(): number {
    return Math.max(0, this.capacity - this.animals);
  }
}
