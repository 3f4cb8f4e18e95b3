import { agricola } from '@furrow/agricola/game';
import { SWITCHES } from '@furrow/testkit/agricola-switches';
import { expect, test } from 'vitest';

test.each(SWITCHES)('$rule the switch $option $value is chosen and told', (one) => {
  const { option, value, seats, edition = 'revised', beside } = one;
  const { options } = agricola.open({ edition, ...beside, [option]: value }, seats);
  expect(options[option]).toBe(value);
});

test('AG-V01 to AG-V61: every option of the game is a switch, or a choice of its own', () => {
  const switched = new Set(SWITCHES.map(({ option }) => option));
  const others = agricola.options.map(({ name }) => name).filter((name) => !switched.has(name));
  expect(others).toEqual([
    'edition',
    'banned-cards',
    'given-cards',
    'starting-player',
    'extra-food',
    'kept-occupations',
  ]);
});
