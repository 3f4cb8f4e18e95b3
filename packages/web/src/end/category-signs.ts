/** The sign of each category of points, by its name in the rules. */
const SIGNS: Readonly<Record<string, string>> = {
  fields: 'plow',
  pastures: 'fences',
  grain: 'grain',
  vegetables: 'vegetable',
  sheep: 'sheep',
  boar: 'boar',
  cattle: 'cattle',
  unused: 'expand',
  stables: 'stable',
  clayRooms: 'clay',
  stoneRooms: 'stone',
  people: 'occupation',
  improvements: 'major',
  bonus: 'points',
  begging: 'food',
  animals: 'cow',
  expansions: 'expand',
  buildings: 'build',
};

/** The sign of a category; a star where it has none of its own. */
export function categorySign(id: string): string {
  return SIGNS[id] ?? 'points';
}
