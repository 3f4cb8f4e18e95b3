// Loads the declared buildings of creatures for the checks.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the checks need to know of a building; the rest of the declaration is plain data. */
export type DeclaredBuilding = { readonly id: string; readonly kind?: unknown };

const listFile = 'packages/creatures/src/buildings/index.ts';

/** The exported list `buildings`; throws with a clear message when it is missing or is no such list. */
export async function loadBuildings(root: string): Promise<DeclaredBuilding[]> {
  const path = join(resolve(root), listFile);
  if (!existsSync(path)) throw new Error(`${listFile} is missing: no buildings to check`);
  const loaded = (await import(pathToFileURL(path).href)) as { buildings?: unknown };
  const { buildings } = loaded;
  if (!Array.isArray(buildings) || buildings.length === 0 || !buildings.every(isBuilding)) {
    throw new Error(`${listFile} must export \`buildings\`, a filled list of objects with an id`);
  }
  return buildings;
}

function isBuilding(value: unknown): value is DeclaredBuilding {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
