import type { Listener } from '@furrow/creatures/building';
import { type BuildingId, findBuilding } from '@furrow/creatures/buildings/index';
import type { Effect } from '@furrow/creatures/effect';
import { expect, test } from 'vitest';

/** What does not compile is marked; `npm run types` fails if such a line compiles after all. */
test('an id that is not there does not compile', () => {
  // @ts-expect-error no building is called so
  const building: BuildingId = 'shelterr';
  expect(findBuilding(building)).toBeUndefined();
  // @ts-expect-error no space is called so
  const listener: Listener = { moment: 'used', space: 'wall', then: { do: 'collect' } };
  expect(listener.moment).toBe('used');
  // @ts-expect-error nothing can be fetched from there
  const fetching: Effect = { do: 'fetch', from: 'expanded' };
  expect(fetching.do).toBe('fetch');
});
