import type { SpaceId } from '@furrow/agricola/boards/space-ids';

/** Spaces of the 2007 edition, and those of the revised one that give the same. */
const ALIKE: Partial<Record<SpaceId, SpaceId>> = {
  'start-storehouse': 'meeting-place',
  'start-minor': 'meeting-place',
  grain: 'grain-seeds',
  plow: 'farmland',
  'stable-bake': 'side-job',
  occupation: 'lessons',
  'wood-3': 'forest',
  'clay-1': 'clay-pit',
  'reed-1': 'reed-bank',
  'sow-bake': 'grain-utilization',
  improvement: 'major-improvement',
  sheep: 'sheep-market',
  fences: 'fencing',
  'stone-2': 'western-quarry',
  'renovate-improve': 'house-redevelopment',
  'growth-minor': 'basic-wish',
  vegetable: 'vegetable-seeds',
  boar: 'pig-market',
  'stone-4': 'eastern-quarry',
  cattle: 'cattle-market',
  'plow-sow': 'cultivation',
  'growth-no-room': 'urgent-wish',
  'renovate-fences': 'farm-redevelopment',
};

/** The name by which networks know a space: one name for spaces of both editions that give the same. */
export function knownSpace(id: string): string {
  return ALIKE[id as SpaceId] ?? id;
}
