/** The pages of the rules of Agricola, each with what it explains apart. */
export const AGRICOLA_PAGES = {
  goal: [],
  summary: ['turns-revised', 'turns-2007', 'harvest', 'points'],
  start: ['begin', 'round-cards', 'hand', 'without-cards', 'limits', 'open'],
  round: ['prepare', 'work', 'parts', 'take-all', 'nowhere', 'home', 'starting-player'],
  stages: [],
  spaces: [],
  farm: ['used', 'adjacent', 'fences', 'pastures', 'stables'],
  house: ['rooms', 'renovating', 'growth', 'newborns'],
  crops: ['plowing', 'sowing', 'baking'],
  animals: ['room', 'taking', 'cooking', 'rearranging'],
  harvest: ['field-phase', 'feeding', 'crafts', 'begging', 'breeding'],
  buildings: ['building', 'hearths', 'ovens', 'well-food'],
  cards: ['occupations', 'minors', 'text', 'traveling', 'returning', 'categories'],
  hands: [],
  terms: [
    'spaces',
    'obtaining',
    'before-round',
    'round-goods',
    'several-people',
    'people',
    'persons-action',
    'placing',
    'two-people',
    'skipping',
    'capacity',
    'parents',
    'neighbours',
    'costs',
    'exchanging',
    'named-classes',
    'slashes',
    'extra-harvest',
  ],
  scoring: [
    'fields',
    'pastures',
    'crops',
    'animals',
    'unused',
    'stables',
    'rooms',
    'people',
    'improvements',
    'bonus',
    'crafts',
    'begging',
    'changed',
    'nothing',
    'tie',
  ],
  solo: ['food', 'spaces', 'traveling', 'order', 'choice', 'records'],
  variants: [],
  seasons: ['course', 'winter', 'spring', 'summer', 'autumn'],
  teams: ['market', 'for-partner', 'fences', 'cards', 'scores'],
  campaigns: ['solo', 'kept', 'several', 'carried'],
  'special-decks': ['x', 'forest', 'l'],
  aids: ['markers', 'shown-goods', 'why'],
  about: [],
} as const;

/** The pages of the rules of All Creatures Big and Small. */
export const CREATURES_PAGES = {
  goal: [],
  summary: ['turns', 'points'],
  start: ['begin', 'pieces', 'returned'],
  round: ['refill', 'work', 'home', 'starting-player'],
  spaces: [],
  farm: ['expansions', 'borders', 'pastures', 'used'],
  animals: ['room', 'troughs', 'leaving'],
  buildings: ['placing', 'stalls', 'stables', 'special', 'the-cottage'],
  breeding: ['newborns', 'before'],
  terms: ['immediately', 'anytime', 'work-phase', 'before-breeding', 'may', 'adjacent'],
  scoring: ['animals', 'expansions', 'buildings', 'tie'],
  aids: ['markers', 'why'],
  about: [],
} as const;

export type AgricolaTopic = keyof typeof AGRICOLA_PAGES;
export type CreaturesTopic = keyof typeof CREATURES_PAGES;

/** A part of the rules that can be looked up. */
export type HelpTopic = AgricolaTopic | CreaturesTopic;

/** Something explained apart: its name, then full sentences. */
export type Entry = readonly [name: string, ...lines: string[]];

/** A page in words: sentences that lead in, and what is explained apart. */
export interface PageWords<E extends string> {
  readonly title: string;
  readonly lines: readonly string[];
  readonly entries: Readonly<Record<E, Entry>>;
}

/** Every page of some in words. */
export type PagesInWords<P extends Readonly<Record<string, readonly string[]>>> = {
  readonly [T in keyof P]: PageWords<P[T][number]>;
};
