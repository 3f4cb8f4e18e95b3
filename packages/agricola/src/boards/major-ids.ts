/** The ids of the ten major improvements, by number. */
export const MAJOR_IDS = [
  'fireplace-2',
  'fireplace-3',
  'cooking-hearth-4',
  'cooking-hearth-5',
  'well',
  'clay-oven',
  'stone-oven',
  'joinery',
  'pottery',
  'basketmaker',
] as const;

/** The id of a major improvement. */
export type MajorId = (typeof MAJOR_IDS)[number];
