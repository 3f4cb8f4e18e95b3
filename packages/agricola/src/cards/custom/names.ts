/** What single cards count by code of their own. */
export type CustomQuantity =
  | 'room-between-field-and-pasture'
  | 'added-rooms'
  | 'empty-field-tiles'
  | 'full-pastures'
  | 'roomy-pastures'
  | 'boar-in-farmyard'
  | 'empty-places'
  | 'others-as-well-housed'
  | 'smaller-family'
  | 'sheep-of-all'
  | 'cattle-of-all'
  | 'major-values'
  | 'grain-on-hearths'
  | 'tools-played'
  | 'vegetable-cooked'
  | 'full-categories'
  | 'costly-categories'
  | 'majors-beyond-rooms'
  | 'unicorn';

/** Sets of spaces that only single cards mean. */
export type CustomSpaces = 'before-last-harvest' | 'left-of-newest' | 'newest';

/** What single cards ask for. */
export type CustomCondition =
  | 'last-person'
  | 'last-of-all'
  | 'plow-helper-played'
  | 'best-street'
  | 'well-just-built'
  | 'well-built'
  | 'others-untaught'
  | 'another-untaught'
  | 'has-oven'
  | 'harvested-here'
  | 'animal-missing'
  | 'last-on-market'
  | 'animals-housed'
  | 'room-for-one-of-each'
  | 'promised'
  | 'full-space'
  | 'forest-and-grove-used'
  | 'alone-with-two-rooms'
  | 'speaks-of-accumulation'
  | 'another-of-that-good'
  | 'on-major-improvement'
  | 'tool-used'
  | 'on-marked-space'
  | 'on-marked-animals'
  | 'minor-by-improvement'
  | 'adjacent-unused-spaces'
  | 'sheep-by-players'
  | 'beside-field-of-actor'
  | 'not-starting'
  | 'most-land'
  | 'top-of-pile-gained'
  | 'no-points-lost'
  | 'marked-space-unused';

/** The sets of spaces that single cards let their owner use though others could not. */
export type CustomJoin =
  | 'first-used'
  | 'lessons'
  | 'wish-for-children'
  | 'second-person'
  | 'small-house'
  | 'last-cards'
  | 'last-card'
  | 'neighbours-on-13'
  | 'rooms-and-growth'
  | 'growth'
  | 'vegetable-and-plow';
