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

/** Sets of moments are masks of 31 bits. */
const MOST = 31;
if (MOMENTS.length > MOST) throw new Error(`there are ${MOMENTS.length} moments, and a mask holds ${MOST}`);

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
