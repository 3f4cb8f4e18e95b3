/**
 * The instants at which cards act, in the order in which a round brings them. `use` and `take` are windows before an
 * action: what happens there may still pay for it.
 */
export const MOMENTS = [
  /** Before the start of a round, before its card is revealed. */
  'beforeRound',
  /** At the start of a round, when goods on its round space are handed out. */
  'roundStart',
  /** The accumulation spaces are about to be replenished. */
  'replenish',
  /** The preparation is over. */
  'workStart',
  /** A person stands on a space and is about to use it. */
  'use',
  /** An action (bake bread, sow, …) is about to be taken. */
  'take',
  /** An action was taken. */
  'taken',
  'builtRooms',
  'builtStables',
  'fenced',
  'renovated',
  'plowed',
  'sowed',
  'baked',
  /** Vegetables or animals became food by cooking. */
  'cooked',
  /** Wood became food by a craft: with the Joinery, or with a card that does the same. */
  'woodworked',
  /** Unused spaces of the farmyard have become used: each of them at once, and all that an action has used when it is over. */
  'landUsed',
  /** An occupation or improvement now lies in front of its owner (or was passed on). */
  'played',
  /** Goods have reached the supply. */
  'gained',
  /** All animals have found a place: the state of the farm can be looked at. */
  'settled',
  /** A space has been used. */
  'used',
  /** The turn of a person is over. */
  'turnEnds',
  'workEnds',
  /** The returning home phase begins: everybody still stands on the board. */
  'homeward',
  'roundEnds',
  'beforeHarvest',
  'fieldStarts',
  /** Crops were taken from the fields in a field phase. */
  'harvested',
  'fieldEnds',
  /** All fields are harvested, and nobody has fed a family yet. */
  'feedingStarts',
  'feeding',
  /** The family of a seat is fed. */
  'fed',
  'bred',
  'harvestEnds',
  /** The last round is over, the points are about to be counted. */
  'scoring',
] as const;
export type Moment = (typeof MOMENTS)[number];

const NUMBERS = Object.fromEntries(MOMENTS.map((moment, i) => [moment, i])) as Readonly<
  Record<Moment, number>
>;

/** The number of a moment. */
export function momentNumber(moment: Moment): number {
  return NUMBERS[moment];
}
