import type { Features } from '../features';
import type { Weights } from '../weights';

/** Points at the end for one unit in about rounds 1, 4, 7, 11 and 14. */
type Worth = readonly [number, number, number, number, number];

const NOTHING: Worth = [0, 0, 0, 0, 0];

/** What the score sheet says is worth that much at the end, and less while it would come anyway. */
const SCORE: Readonly<Record<string, Worth>> = {
  one: [14, 12, 10, 8, 6],
  'points:fields': [0.5, 0.6, 0.7, 0.85, 1],
  'points:pastures': [0.4, 0.5, 0.6, 0.85, 1],
  'points:grain': [0.2, 0.3, 0.4, 0.7, 1],
  'points:vegetables': [0.3, 0.4, 0.5, 0.8, 1],
  'points:sheep': [0.2, 0.3, 0.4, 0.7, 1],
  'points:boar': [0.2, 0.3, 0.4, 0.7, 1],
  'points:cattle': [0.2, 0.3, 0.4, 0.7, 1],
  'points:fenced-stables': [0.5, 0.6, 0.7, 0.9, 1],
  'points:clay-rooms': [0.5, 0.6, 0.7, 0.9, 1],
  'points:stone-rooms': [0.5, 0.6, 0.7, 0.9, 1],
  'points:majors': [0.8, 0.85, 0.9, 1, 1],
  'points:crafts': [0, 0, 0.1, 0.4, 1],
  begging: [-3, -3, -3, -3, -3],
  unused: [-0.6, -0.7, -0.8, -0.9, -1],
  'growing:sheep': [0.2, 0.3, 0.4, 0.6, 0.9],
  'growing:boar': [0.2, 0.3, 0.4, 0.6, 0.9],
  'growing:cattle': [0.2, 0.3, 0.4, 0.6, 0.9],
};

const FARM: Readonly<Record<string, Worth>> = {
  'fields:first': [0.8, 0.8, 0.5, 0.2, 0],
  'fields:more': [0.3, 0.3, 0.2, 0.1, 0],
  'fields:planted': [0.4, 0.4, 0.3, 0.1, 0],
  'fields:vegetables': [0.2, 0.2, 0.2, 0.1, 0],
  'fields:empty': [0.3, 0.3, 0.2, 0.1, 0],
  'pasture:capacity': [0.2, 0.2, 0.2, 0.15, 0.05],
  'pasture:capacity-more': [0.1, 0.1, 0.05, 0.05, 0],
  'pasture:spare': [0.15, 0.15, 0.2, 0.15, 0.05],
  'pasture:habitats': [0.1, 0.2, 0.3, 0.2, 0.05],
  'stables:open': [0.2, 0.2, 0.2, 0.1, 0],
  'fences:left': NOTHING,
  'animals:sheep': [0.5, 0.5, 0.4, 0.25, 0.05],
  'animals:boar': [0.7, 0.7, 0.6, 0.4, 0.1],
  'animals:cattle': [0.9, 0.9, 0.8, 0.6, 0.15],
  'animals:homeless': [-0.8, -0.8, -0.8, -0.8, -0.8],
  'pair:sheep': [0.2, 0.25, 0.3, 0.3, 0.2],
  'pair:boar': [0.25, 0.3, 0.35, 0.35, 0.2],
  'pair:cattle': [0.3, 0.35, 0.4, 0.4, 0.2],
  'pair:offspring': [0.3, 0.3, 0.3, 0.3, 0.2],
};

const GOODS: Readonly<Record<string, Worth>> = {
  'wood:2': [0.6, 0.6, 0.5, 0.35, 0.05],
  'wood:5': [0.55, 0.5, 0.45, 0.3, 0.05],
  'wood:10': [0.4, 0.4, 0.35, 0.25, 0.05],
  'wood:more': [0.2, 0.2, 0.2, 0.1, 0],
  'clay:2': [0.5, 0.5, 0.4, 0.3, 0.03],
  'clay:5': [0.4, 0.4, 0.35, 0.3, 0.03],
  'clay:more': [0.2, 0.2, 0.2, 0.1, 0],
  'reed:2': [1.1, 1, 0.8, 0.5, 0.05],
  'reed:4': [0.7, 0.6, 0.5, 0.3, 0.03],
  'reed:more': [0.3, 0.3, 0.2, 0.1, 0],
  'stone:2': [0.8, 0.8, 0.8, 0.6, 0.05],
  'stone:5': [0.7, 0.7, 0.7, 0.5, 0.05],
  'stone:more': [0.3, 0.3, 0.4, 0.2, 0],
  'grain:1': [0.8, 0.7, 0.5, 0.2, 0],
  'grain:3': [0.4, 0.4, 0.3, 0.15, 0],
  'grain:more': [0.2, 0.2, 0.15, 0.1, 0],
  'vegetables:1': [1.3, 1.2, 0.9, 0.4, 0],
  'vegetables:2': [0.8, 0.8, 0.6, 0.3, 0],
  'vegetables:more': [0.4, 0.4, 0.3, 0.2, 0],
  'food:4': [0.35, 0.35, 0.3, 0.25, 0.02],
  'food:10': [0.25, 0.25, 0.25, 0.2, 0.01],
  'food:more': [0.15, 0.15, 0.15, 0.1, 0],
  'reaped:grain': [0.35, 0.35, 0.3, 0.2, 0.05],
  'reaped:vegetables': [0.5, 0.5, 0.4, 0.3, 0.05],
};

const FOOD: Readonly<Record<string, Worth>> = {
  'lack:sure': [-3, -3, -3, -3, -3],
  'lack:now': [-1.5, -1.5, -1.6, -1.8, -2.2],
  'lack:in-1': [-0.8, -0.8, -0.9, -1, -1],
  'lack:in-2': [-0.6, -0.6, -0.7, -0.8, -0.8],
  'lack:later': [-0.4, -0.4, -0.4, -0.4, -0.4],
  'lack:much': [-0.8, -0.8, -0.8, -0.8, -0.8],
  'lack:twice': [-0.3, -0.3, -0.35, -0.4, -0.4],
  'lack:ever': [-0.15, -0.15, -0.2, -0.2, -0.2],
  'food:cooked': [-0.15, -0.15, -0.15, -0.2, -0.3],
  'food:surplus': [0.1, 0.1, 0.1, 0.05, 0],
  'food:surplus-made': [0.1, 0.1, 0.05, 0.05, 0],
  'engine:cooking': [2.5, 2.5, 2, 1, 0],
  'engine:hearth': [0.8, 0.8, 0.6, 0.3, 0],
  'engine:ovens': [0.2, 0.2, 0.25, 0.2, 0],
  'engine:crafts': [0.4, 0.4, 0.4, 0.4, 0.1],
  'engine:breeding': [0.1, 0.12, 0.12, 0.1, 0],
  'engine:baking': [0.15, 0.15, 0.15, 0.12, 0],
};

const PLANS: Readonly<Record<string, Worth>> = {
  'plan:room': [1.6, 1.6, 1.2, 0.4, 0],
  'plan:room-ready': [1.2, 1.2, 0.8, 0.3, 0],
  'plan:two-rooms': [0.5, 0.5, 0.4, 0.1, 0],
  'plan:renovation': [0.1, 0.3, 0.5, 0.5, 0.1],
  'plan:renovation-ready': [0.1, 0.15, 0.2, 0.25, 0.05],
  'plan:fences': [0.05, 0.08, 0.1, 0.1, 0.02],
  'plan:first-pasture': [0.1, 0.15, 0.2, 0.2, 0.05],
  'plan:sow-grain': [0.2, 0.2, 0.15, 0.1, 0.02],
  'plan:sow-vegetables': [0.2, 0.2, 0.2, 0.15, 0.02],
  'plan:cooking': [0.8, 0.8, 0.5, 0.2, 0],
  'plan:major': [0.1, 0.15, 0.2, 0.2, 0.05],
};

const FAMILY: Readonly<Record<string, Worth>> = {
  'people:3': [2, 2.2, 2.5, 3, 3],
  'people:4': [2, 2.2, 2.5, 3, 3],
  'people:5': [2, 2.2, 2.5, 3, 3],
  'people:future': [0.75, 0.75, 0.75, 0.8, 1],
  'people:home': NOTHING,
  'people:newborn': NOTHING,
  'people:turn': [0.2, 0.2, 0.2, 0.2, 0.2],
  'people:starter': [0.5, 0.5, 0.5, 0.4, 0],
  'rooms:3': [2, 2, 1.5, 0.5, 0],
  'rooms:4': [1.5, 1.5, 1.2, 0.4, 0],
  'rooms:5': [0.3, 0.3, 0.3, 0.2, 0],
  'rooms:free': [3.5, 4, 4, 2.2, 0],
  'rooms:free-2': [2, 2, 2, 1, 0],
  'rooms:birth-now': [0.5, 0.8, 0.8, 1, 1.5],
  'rooms:birth-soon': [0.3, 0.5, 0.5, 0.5, 0],
};

const BOARD: Readonly<Record<string, Worth>> = {
  'lying:wood': [0.15, 0.15, 0.12, 0.1, 0.02],
  'lying:clay': [0.1, 0.1, 0.1, 0.05, 0.02],
  'lying:reed': [0.2, 0.2, 0.15, 0.1, 0.02],
  'lying:stone': [0.2, 0.2, 0.2, 0.15, 0.02],
  'lying:food': [0.1, 0.1, 0.1, 0.08, 0.05],
  'lying:sheep': [0.15, 0.15, 0.15, 0.15, 0.15],
  'lying:boar': [0.2, 0.2, 0.2, 0.2, 0.2],
  'lying:cattle': [0.25, 0.25, 0.25, 0.25, 0.25],
  'lying:meal': [0.6, 0.6, 0.6, 0.7, 0.9],
};

const CARDS: Readonly<Record<string, Worth>> = {
  'points:cards': [0.9, 0.9, 1, 1, 1],
  'points:card-bonus': [0.4, 0.5, 0.6, 0.8, 1],
  'points:bonus': [1, 1, 1, 1, 1],
  'people:lost': [-0.6, -0.5, -0.4, -0.2, 0],
  'coming:resources': [0.45, 0.45, 0.4, 0.2, 0],
  'coming:crops': [0.6, 0.6, 0.5, 0.3, 0],
  'coming:animals': [0.8, 0.8, 0.8, 0.6, 0],
  'occupations:2': [0.6, 0.5, 0.3, 0.1, 0],
  'occupations:4': [0.3, 0.2, 0.1, 0, 0],
  'occupations:more': NOTHING,
  'minors:2': [0.1, 0.1, 0.1, 0, 0],
  'minors:more': NOTHING,
  'cards:early': [0.03, 0.03, 0.03, 0.03, 0],
  'cards:hand': [0.15, 0.12, 0.1, 0.05, 0],
  'cards:laid': [0.15, 0.15, 0.15, 0.1, 0],
  'cards:spent': [-0.1, -0.1, -0.1, 0, 0],
  'cards:deliveries': [0.5, 0.5, 0.5, 0.4, 0],
};

const KNOWN: Readonly<Record<string, Worth>> = {
  ...SCORE,
  ...FARM,
  ...GOODS,
  ...FOOD,
  ...PLANS,
  ...FAMILY,
  ...BOARD,
  ...CARDS,
};

/** Weights for all that is known by the beginning of its name alone. */
const BY_PREFIX: Readonly<Record<string, Worth>> = {
  played: [0.5, 0.4, 0.3, 0.1, 0],
  major: NOTHING,
};

/** Weights by a player's judgement for a game of Agricola, from which tuning can begin. */
export function handMade({ names }: Pick<Features<never>, 'names'>): Weights {
  return Object.fromEntries(
    names.map((name) => {
      const worth = KNOWN[name] ?? BY_PREFIX[name.slice(0, name.indexOf(':'))];
      if (worth === undefined) throw new Error(`nobody has thought about '${name}'`);
      return [name, worth];
    }),
  );
}
