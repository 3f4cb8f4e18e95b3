/** The instants at which buildings act, in the order of a round. */
export const MOMENTS = [
  'roundBegins',
  'used',
  'topSpacesFull',
  'bordersGained',
  'expanded',
  'stallAction',
  'stallBuilt',
  'workEnds',
  'beforeBreeding',
  'horseBorn',
  'lastBreedingOver',
  'roundEnds',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Moments that are steps of their own: animals must be accommodated after each effect. The others are parts of an action. */
export const OWN_STEPS: ReadonlySet<Moment> = new Set([
  'roundBegins',
  'workEnds',
  'beforeBreeding',
  'roundEnds',
]);

/** The bit of a moment in a building's set of moments. */
export function momentBit(moment: Moment): number {
  return 1 << MOMENTS.indexOf(moment);
}
