import { anyOf, oneOf, seq, thenMay } from '@furrow/kernel/effect';
import type { Effect } from '../effects/effect';
import {
  ANY,
  bake,
  build,
  collect,
  fences,
  fromRound,
  gain,
  gainResource,
  growWithoutRoom,
  growWithRoom,
  major,
  majorOrMinor,
  minor,
  occupation,
  plow,
  renovate,
  sow,
} from '../effects/effect-words';
import type { Variant } from '../options/variant';
import { collecting, type Space } from '../spaces/space';
import { animalMarket } from './revised';
import type { SpaceId } from './space-ids';

const token: Effect = { do: 'token' };
const twoResources = seq<Effect>(gainResource, gainResource);

/** The spaces printed on the board of the 2007 edition; the family game has faces of its own. */
export function firstEditionBoard({ mode, seats }: Variant): Space<SpaceId>[] {
  const family = mode === 'family';
  return [
    { id: 'farm-expansion', effect: build(ANY, ANY, { wood: 2 }) },
    family && seats > 1
      ? {
          id: 'start-storehouse',
          alone: true,
          refill: { good: 'food', count: 1 },
          effect: seq<Effect>(token, collect),
        }
      : family
        ? { id: 'start-storehouse', alone: true, effect: token }
        : { id: 'start-minor', alone: true, effect: thenMay<Effect>(token, minor) },
    { id: 'grain', effect: gain({ grain: 1 }) },
    { id: 'plow', effect: plow },
    family
      ? { id: 'stable-bake', effect: anyOf<Effect>({ stable: build(0, 1, { wood: 1 }), bake }) }
      : { id: 'occupation', effect: occupation(0, 1) },
    family
      ? { id: 'day-laborer', concept: 'day-laborer', effect: seq<Effect>(gain({ food: 1 }), gainResource) }
      : { id: 'day-laborer', concept: 'day-laborer', effect: gain({ food: 2 }) },
    collecting('wood-3', 'wood', seats === 1 ? 2 : 3),
    collecting('clay-1', 'clay', 1),
    collecting('reed-1', 'reed', 1),
    collecting('fishing', 'food', 1, { concept: 'fishing' }),
  ];
}

/** The round cards; without hand cards there are no minor improvements (AG-R1220). */
function rounds({ mode }: Variant): Space<SpaceId>[] {
  const hands = mode === 'full';
  const improvement = hands ? majorOrMinor : major;
  return [
    { id: 'sow-bake', stage: 1, effect: anyOf<Effect>({ sow, bake }) },
    { id: 'improvement', stage: 1, effect: improvement },
    collecting('sheep', 'sheep', 1, { stage: 1 }),
    { id: 'fences', stage: 1, effect: fences },
    collecting('stone-2', 'stone', 1, { stage: 2 }),
    { id: 'renovate-improve', stage: 2, effect: thenMay<Effect>(renovate, improvement) },
    { id: 'growth-minor', stage: 2, effect: hands ? thenMay<Effect>(growWithRoom, minor) : growWithRoom },
    { id: 'vegetable', stage: 3, effect: gain({ vegetable: 1 }) },
    collecting('boar', 'boar', 1, { stage: 3 }),
    collecting('stone-4', 'stone', 1, { stage: 4 }),
    collecting('cattle', 'cattle', 1, { stage: 4 }),
    { id: 'plow-sow', stage: 5, effect: anyOf<Effect>({ plow, sow }, true) },
    { id: 'growth-no-room', stage: 5, effect: growWithoutRoom },
    { id: 'renovate-fences', stage: 6, effect: thenMay<Effect>(renovate, fences) },
  ];
}

/** The action cards for 3, 4 or 5 players, with the face of the mode. */
function cards({ mode, seats, reedExtra }: Variant): Space<SpaceId>[] {
  const family = mode === 'family';
  if (seats === 3) {
    return [
      collecting('3-clay', 'clay', 1),
      collecting('3-wood', 'wood', 2),
      { id: '3-resource', effect: gainResource },
      family ? { id: '3-resources', effect: twoResources } : { id: '3-occupation', effect: occupation(2) },
    ];
  }
  if (seats === 4) {
    return [
      collecting('4-wood-1', 'wood', 1),
      collecting('4-wood-2', 'wood', 2),
      collecting('4-clay', 'clay', 2),
      { id: '4-reed-stone-food', effect: gain({ reed: 1, stone: 1, food: 1 }) },
      family
        ? { id: '4-resources', effect: twoResources }
        : { id: '4-occupation', effect: occupation(1, 1, 2) },
      collecting('traveling-players', 'food', 1),
    ];
  }
  if (seats < 5) return [];
  const reed = collecting('5-reed', 'reed', 1);
  const growth = fromRound(5, growWithRoom);
  return [
    collecting('5-wood', 'wood', 4),
    collecting('5-clay', 'clay', 3),
    reedExtra ? { ...reed, effect: seq<Effect>(collect, gain({ wood: 1, stone: 1 })) } : reed,
    { id: '5-livestock', effect: animalMarket },
    {
      id: '5-room-or-players',
      refill: { good: 'food', count: 1 },
      effect: oneOf<Effect>({ room: build(1, 0, {}), players: collect }),
    },
    family
      ? { id: '5-resources-or-growth', effect: oneOf<Effect>({ resources: twoResources, growth }) }
      : { id: '5-occupation-or-growth', effect: oneOf<Effect>({ occupation: occupation(1, 1, 2), growth }) },
  ];
}

/** The spaces of the 2007 edition. */
export function firstEditionSpaces(variant: Variant): Space<SpaceId>[] {
  return [...firstEditionBoard(variant), ...cards(variant), ...rounds(variant)];
}
