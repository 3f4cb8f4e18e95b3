import { isOffered, SWITCHES } from '@furrow/testkit/agricola-switches';
import { expect, test } from 'vitest';
import { setUp } from '../src/engine/set-up';

test.each(SWITCHES)('$rule the page offers $option $value', (one) => {
  const { seats, edition = 'revised', beside = {} } = one;
  const { settings } = setUp({ box: `agricola-${edition}`, seats, options: beside }, 'en');
  expect(isOffered(settings, one)).toBe(true);
});
