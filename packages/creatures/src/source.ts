/**
 * Where an effect comes from, as one number: the buildings first, then what every player may do, then the action spaces.
 * Only this file knows where each of them begins.
 */
const FIRST_SPACE = 64;

/** The source of what comes from the rules themselves. */
export const NO_SOURCE = -1;
/** The source of letting animals go, which every player may do at any time. */
export const RELEASE = 63;

/** The source of what a building does. */
export function sourceOfBuilding(building: number): number {
  return building;
}

/** The source of what an action space does. */
export function sourceOfSpace(space: number): number {
  return FIRST_SPACE + space;
}

/** Whether a source is a building. */
export function isBuilding(source: number): boolean {
  return source >= 0 && source < RELEASE;
}

/** The building that a source is. */
export function buildingOf(source: number): number {
  return source;
}

/** The action space that a source is; of any other source, a number that no space has. */
export function spaceOf(source: number): number {
  return source - FIRST_SPACE;
}
