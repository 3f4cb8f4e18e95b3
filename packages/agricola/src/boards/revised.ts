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
  gainOne,
  growWithoutRoom,
  growWithRoom,
  major,
  majorOrMinor,
  minor,
  occupation,
  pay,
  plow,
  renovate,
  sow,
} from '../effects/effect-words';
import type { Variant } from '../options/variant';
import { collecting, type Space } from '../spaces/space';
import type { SpaceId } from './space-ids';

/** The stage of each round card of both editions is the same; so are their effects. */
const token: Effect = { do: 'token' };

/** The spaces printed on the board of the revised edition. */
export function revisedBoard({ mode, seats }: Variant): Space<SpaceId>[] {
  return [
    { id: 'farm-expansion', effect: build(ANY, ANY, { wood: 2 }) },
    mode === 'beginner'
      ? {
          id: 'meeting-place',
          alone: true,
          refill: { good: 'food', count: 1 },
          effect: seq<Effect>(token, collect),
        }
      : { id: 'meeting-place', alone: true, effect: thenMay<Effect>(token, minor) },
    { id: 'grain-seeds', effect: gain({ grain: 1 }) },
    { id: 'farmland', effect: plow },
    { id: 'lessons', effect: occupation(0, 1) },
    { id: 'day-laborer', concept: 'day-laborer', effect: gain({ food: 2 }) },
    collecting('forest', 'wood', seats === 1 ? 2 : 3),
    collecting('clay-pit', 'clay', 1),
    collecting('reed-bank', 'reed', 1),
    collecting('fishing', 'food', 1, { concept: 'fishing' }),
  ];
}

/** The round cards; without hand cards there are no minor improvements (AG-R1220). */
function rounds({ mode }: Variant): Space<SpaceId>[] {
  const hands = mode === 'base';
  const improvement = hands ? majorOrMinor : major;
  return [
    { id: 'major-improvement', stage: 1, effect: improvement },
    { id: 'fencing', stage: 1, effect: fences },
    { id: 'grain-utilization', stage: 1, effect: anyOf<Effect>({ sow, bake }) },
    collecting('sheep-market', 'sheep', 1, { stage: 1 }),
    { id: 'basic-wish', stage: 2, effect: hands ? thenMay<Effect>(growWithRoom, minor) : growWithRoom },
    { id: 'house-redevelopment', stage: 2, effect: thenMay<Effect>(renovate, improvement) },
    collecting('western-quarry', 'stone', 1, { stage: 2 }),
    { id: 'vegetable-seeds', stage: 3, effect: gain({ vegetable: 1 }) },
    collecting('pig-market', 'boar', 1, { stage: 3 }),
    collecting('cattle-market', 'cattle', 1, { stage: 4 }),
    collecting('eastern-quarry', 'stone', 1, { stage: 4 }),
    { id: 'urgent-wish', stage: 5, effect: growWithoutRoom },
    { id: 'cultivation', stage: 5, effect: anyOf<Effect>({ plow, sow }) },
    { id: 'farm-redevelopment', stage: 6, effect: thenMay<Effect>(renovate, fences) },
  ];
}

/** The extension for 3 or 4 players. */
function extension(seats: number): Space<SpaceId>[] {
  if (seats === 3) {
    return [
      collecting('grove', 'wood', 2),
      collecting('hollow', 'clay', 1),
      { id: 'resource-market', effect: seq<Effect>(gain({ food: 1 }), gainOne('reed', 'stone')) },
      { id: 'lessons-3', effect: occupation(2) },
    ];
  }
  if (seats < 4) return [];
  return [
    collecting('copse', 'wood', 1),
    collecting('grove', 'wood', 2),
    collecting('hollow', 'clay', 2),
    { id: 'resource-market', effect: gain({ reed: 1, stone: 1, food: 1 }) },
    { id: 'lessons-4', effect: occupation(1, 1, 2) },
    collecting('traveling-players', 'food', 1),
  ];
}

/** One animal: a sheep with 1 food, a boar, or cattle for 1 food. */
export const animalMarket: Effect = oneOf<Effect>({
  sheep: gain({ sheep: 1, food: 1 }),
  boar: gain({ boar: 1 }),
  cattle: pay({ food: 1 }, gain({ cattle: 1 })),
});

/** Tiles that can be added to the board. */
export function tiles({ seats, sideJob, extraTile, extraCopse, teamPlay }: Variant): Space<SpaceId>[] {
  const spaces: Space<SpaceId>[] = [];
  if (sideJob)
    spaces.push({ id: 'side-job', effect: anyOf<Effect>({ stable: build(0, 1, { wood: 1 }), bake }) });
  if (extraTile && seats === 2) {
    spaces.push(collecting('copse', 'wood', 1, { tile: 'extra' }), {
      id: 'resource-market',
      tile: 'extra',
      effect: gain({ stone: 1, food: 1 }),
    });
  }
  if (extraTile && seats > 1) {
    spaces.push(
      { id: 'animal-market', tile: 'extra', effect: animalMarket },
      { id: 'modest-wish', tile: 'extra', effect: fromRound(5, growWithRoom) },
    );
  }
  if (extraCopse) spaces.push(collecting('copse', 'wood', 1));
  if (teamPlay !== undefined) spaces.push({ id: 'marketplace', effect: { do: 'marketplace' } });
  return spaces;
}

/** The spaces of the revised edition. */
export function revisedSpaces(variant: Variant): Space<SpaceId>[] {
  return [...revisedBoard(variant), ...extension(variant.seats), ...rounds(variant)];
}
