import { type Building, compileBuildings } from '../building';
import { basic } from './basic';
import { breeding } from './breeding';
import { gifts } from './gifts';
import { homes } from './homes';
import { keeping } from './keeping';
import { trading } from './trading';
import { working } from './working';

const declared = [...basic, ...homes, ...gifts, ...keeping, ...breeding, ...trading, ...working];

/** The id of a building. */
export type BuildingId = (typeof declared)[number]['id'];

/** All 61 buildings by number: the Cottage, stall, stable, and the 58 special buildings. */
export const buildings: readonly Building<BuildingId>[] = compileBuildings<BuildingId>(declared);

/** The buildings that the rules themselves speak of. */
export const COTTAGE = 0;
export const STALL = 1;
export const STABLE = 2;

/** How many buildings remember a number. */
export const MEMORY_SLOTS = buildings.filter((one) => one.slot >= 0).length;

const byId = new Map<string, Building<BuildingId>>(buildings.map((one) => [one.id, one]));

/** The building with an id, if there is one. */
export function findBuilding(id: string): Building<BuildingId> | undefined {
  return byId.get(id);
}
