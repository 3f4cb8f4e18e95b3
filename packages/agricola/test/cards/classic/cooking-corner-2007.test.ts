import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  ['vegetable', 4],
  ['sheep', 2],
  ['boar', 3],
  ['cattle', 4],
])('I85 Cooking Corner: 1 %s becomes %i food', (good, food) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'cooking-corner-2007').give(1, { [good]: 1 });
  expect(game.changes(`1 exchange; convert 1 ${good}`)).toEqual({
    [`1 ${good}`]: [1, 0],
    '1 food': [2, 2 + food],
  });
});

test('I85 Cooking Corner: any number of grain are baked for 3 food each', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'cooking-corner-2007')
    .give(1, { grain: 4 });
  expect(game.changes('1 sow-bake; bake 4')).toMatchObject({
    '1 grain': [4, 0],
    '1 food': [2, 14],
  });
});

test('I85 Cooking Corner AG-R1227: a Cooking Hearth is returned for it', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'cooking-corner-2007')
    .own(1, 'cooking-hearth-5');
  expect(game.changes('1 start-minor; yes; play cooking-corner-2007')).toEqual({
    ...minorPlayed('cooking-corner-2007'),
    'major cooking-hearth-5': [1, 0],
  });
  expect(game.points(1, 'improvements')).toBe(3);
});

test('I85 Cooking Corner RU-201: the Small Cooking Hearth will do, a Fireplace will not', () => {
  const with_ = (id: string) =>
    new CardScenario({ edition: '2007' }).hold(1, 'cooking-corner-2007 corn-sheaf-2007').inPlay(1, id);
  expect(with_('cooking-hearth-2007').changes('1 start-minor; yes; play cooking-corner-2007')).toMatchObject({
    '1 card cooking-hearth-2007': [1, 0],
    '1 card cooking-corner-2007': [0, 1],
  });
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'cooking-corner-2007 corn-sheaf-2007')
    .own(1, 'fireplace-2');
  expect(game.why('1 start-minor; yes; play cooking-corner-2007')).toMatchObject({
    why: 'nothing-to-return',
  });
});
