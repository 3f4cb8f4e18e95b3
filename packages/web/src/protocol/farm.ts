import type { Amount } from './goods';
import type { BuildingLook, Sign } from './signs';

/** What a cell is: nothing yet, a room, a field, or a building (of Creatures: special building, stall, stable, cottage). */
export type CellKind = 'empty' | 'room' | 'field' | 'building';

/** One cell of a farm, as it is drawn. */
export interface CellPicture {
  /** The number by which moves name it. */
  readonly cell: number;
  readonly row: number;
  readonly column: number;
  /** How it is named in notation: `b2`. */
  readonly name: string;
  readonly kind: CellKind;
  /** Whether it counts as used. */
  readonly used: boolean;
  /** What stands there, in words; empty if nothing does. */
  readonly title: string;
  /** The id of the building, or what the house is made of. */
  readonly what?: string;
  /** The shape of a building, and what it is for. */
  readonly look?: BuildingLook;
  readonly signs?: readonly Sign[];
  /** What grows there; what can be harvested first comes first. */
  readonly crops: readonly Amount[];
  readonly trough: boolean;
  readonly stable: boolean;
  /** The index of the pasture that it lies in; -1 if in none. */
  readonly pasture: number;
}

/** Animals that stand together: in a pasture, in a building, at a trough or stable of its own, in the house. */
export interface HerdPicture {
  /** The cell at which it is labelled. */
  readonly cell: number;
  /** All cells it may use. */
  readonly cells: readonly number[];
  readonly animals: readonly Amount[];
  readonly used: number;
  readonly capacity: number;
}

/** An edge with a fence or border, as its left or upper end and its direction, in cells. */
export interface EdgePicture {
  /** The number by which moves name it. */
  readonly edge: number;
  readonly row: number;
  readonly column: number;
  readonly vertical: boolean;
  /** It is no fence but a palisade. */
  readonly palisade?: boolean;
}

/** Somebody at home. */
export interface PersonPicture {
  /** The cell in which somebody lives. */
  readonly cell: number;
  readonly newborn: boolean;
}

/** Goods and animals on a card that lies beside the farm. */
export interface TokenPicture {
  /** The card by its id, and its name. */
  readonly card: string;
  readonly title: string;
  readonly goods: readonly Amount[];
}

/** A farm as it is drawn. */
export interface FarmPicture {
  /** Whose it is. */
  readonly seat: number;
  readonly rows: number;
  readonly columns: number;
  /** How many of the columns were added at the left, where farms grow. */
  readonly left?: number;
  readonly cells: readonly CellPicture[];
  readonly fences: readonly EdgePicture[];
  readonly pastures: readonly (readonly number[])[];
  readonly herds: readonly HerdPicture[];
  /** Animals that have no place yet. */
  readonly homeless: readonly Amount[];
  readonly people: readonly PersonPicture[];
  /** Begging markers. */
  readonly begging: number;
  /** What lies on cards: crops on field cards, animals, goods that are kept there. */
  readonly tokens: readonly TokenPicture[];
  /** A stable in the center of four cells, by the upper left of them. */
  readonly center?: number;
}
