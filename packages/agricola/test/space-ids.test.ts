import { firstEditionSpaces } from '@furrow/agricola/boards/first-edition';
import { revisedSpaces, tiles } from '@furrow/agricola/boards/revised';
import { seasonSpaces } from '@furrow/agricola/boards/seasons';
import { SPACE_IDS } from '@furrow/agricola/boards/space-ids';
import { variantOf } from '@furrow/agricola/options/options';
import { expect, test } from 'vitest';

test('every id of an action space is used by a board, and listed once', () => {
  const used = new Set<string>(seasonSpaces.map(({ id }) => id));
  for (const seats of [1, 2, 3, 4, 5]) {
    const variant = { ...variantOf({}, Math.min(4, seats)), seats };
    const added = { ...variant, sideJob: true, extraTile: true, extraCopse: true };
    for (const { id } of tiles({ ...added, teamPlay: 'product-of-totals' })) used.add(id);
    for (const mode of ['base', 'beginner'] as const)
      for (const { id } of revisedSpaces({ ...variant, mode })) used.add(id);
    for (const mode of ['full', 'family'] as const)
      for (const { id } of firstEditionSpaces({ ...variant, mode })) used.add(id);
  }
  expect([...used].toSorted()).toEqual([...SPACE_IDS].toSorted());
});
