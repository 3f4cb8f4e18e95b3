import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I90 Planter Box: fields beside the house get 2 more grain or 1 more vegetable', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'planter-box-2007')
    .lay(1, { fields: 'a1 b2 b3' })
    .give(1, { grain: 2, vegetable: 1 });
  expect(game.changes('1 sow-bake; sow grain a1 vegetable b2 grain b3; add a1 b2; add a1')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 grain': [2, 0],
    '1 vegetable': [1, 0],
    '1 a1 grain': [0, 5],
    '1 b2 vegetable': [0, 3],
    '1 b3 grain': [0, 3],
  });
});

test('I90 Planter Box: a field elsewhere gets nothing', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'planter-box-2007')
    .lay(1, { fields: 'a3' })
    .give(1, { grain: 1 });
  expect(game.changes('1 sow-bake; sow grain a3')).toMatchObject({ '1 a3 grain': [0, 3] });
  expect(game.asked()[0].seat).toBe(2);
});

test('I90 Planter Box: it is free and needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'planter-box-2007')
    .inPlay(1, 'plowman-2007 wood-collector-2007');
  expect(game.changes('1 start-minor; yes; play planter-box-2007')).toEqual(minorPlayed('planter-box-2007'));
});
