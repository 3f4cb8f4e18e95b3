import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const sowing = (fields: string, goods: Readonly<Record<string, number>>) =>
  new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'fieldsman-2007')
    .lay(1, { fields })
    .give(1, goods);

test('I219 Fieldsman: 2 more goods on a field that is sown alone', () => {
  expect(sowing('a1', { vegetable: 1 }).changes('1 sow-bake; sow vegetable a1; add a1; add a1')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 vegetable': [1, 0],
    '1 a1 vegetable': [0, 4],
  });
});

test('I219 Fieldsman: 1 more on each of two', () => {
  const game = sowing('a1 a2', { grain: 1, vegetable: 1 });
  expect(game.changes('1 sow-bake; sow grain a1 vegetable a2; add a1 a2')).toMatchObject({
    '1 a1 grain': [0, 4],
    '1 a2 vegetable': [0, 3],
  });
  expect(game.asked()[0].seat).toBe(2);
});

test('I219 Fieldsman: nothing on three', () => {
  const game = sowing('a1 a2 a3', { grain: 3 });
  expect(game.changes('1 sow-bake; sow grain a1 grain a2 grain a3')).toMatchObject({ '1 a1 grain': [0, 3] });
  expect(game.asked()[0].seat).toBe(2);
});
