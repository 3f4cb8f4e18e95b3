import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const played = (owned: string) =>
  new CardScenario().hold(1, 'storage-barn').own(1, owned).changes('1 meeting-place; yes; play storage-barn');

const PASSED_ON = {
  'person meeting-place': [0, 1],
  '1 home': [2, 1],
  '1 hand storage-barn': [1, 0],
  '2 hand storage-barn': [0, 1],
};

test('A006 Storage Barn: 1 resource for each of the four major improvements that its owner has', () => {
  expect(played('well joinery')).toEqual({ ...PASSED_ON, '1 stone': [0, 1], '1 wood': [0, 1] });
  expect(played('pottery basketmaker')).toEqual({ ...PASSED_ON, '1 clay': [0, 1], '1 reed': [0, 1] });
});

test('A006 Storage Barn: can be played without any of them, and brings nothing', () => {
  expect(played('fireplace-2')).toEqual(PASSED_ON);
});
