import type { Source } from '@furrow/kernel/numbered';
import type { BuildingNumber, SpaceNumber } from './numbers';

/**
 * Where an effect comes from, as one number: the buildings first, then what every player may do, then the action spaces.
 * Only this file knows where each of them begins.
 */
const [FIRST_BUILDING, FIRST_SPACE] = [0, 64];

/** The source of what comes from the rules themselves. */
export const NO_SOURCE: Source = -1;
/** The source of letting animals go, which every player may do at any time. */
export const RELEASE: Source = 63;

/** The source of what a building does. */
export function sourceOfBuilding(building: BuildingNumber): Source {
  return FIRST_BUILDING + building;
}

/** The source of what an action space does. */
export function sourceOfSpace(space: SpaceNumber): Source {
  return FIRST_SPACE + space;
}

/** Whether a source is a building. */
export function isBuilding(source: Source): boolean {
  return source >= FIRST_BUILDING && source < RELEASE;
}

/** The building that a source is. */
export function buildingOf(source: Source): BuildingNumber {
  return source - FIRST_BUILDING;
}

/** The action space that a source is; of any other source, a number that no space has. */
export function spaceOf(source: Source): SpaceNumber {
  return source - FIRST_SPACE;
}
