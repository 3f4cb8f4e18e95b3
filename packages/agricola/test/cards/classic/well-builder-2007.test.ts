import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const WELL = {
  '1 home': [2, 1],
  '1 wood': [1, 0],
  '1 stone': [1, 0],
  'major well': [0, 1],
  '1 round 2 food': [0, 1],
  '1 round 3 food': [0, 1],
  '1 round 4 food': [0, 1],
  '1 round 5 food': [0, 1],
  '1 round 6 food': [0, 1],
};

test('I220 Well Builder: the Well is a minor improvement and costs 1 wood and 1 stone', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'well-builder-2007')
    .give(1, { wood: 1, stone: 1 });
  expect(game.changes('1 start-minor; yes; major well')).toEqual({ 'person start-minor': [0, 1], ...WELL });
});

test('I220 Well Builder: on the space for improvements it costs the same', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'improvement' })
    .inPlay(1, 'well-builder-2007')
    .give(1, { wood: 1, stone: 1 });
  expect(game.changes('1 improvement; major well')).toEqual({ 'person improvement': [0, 1], ...WELL });
});

test('I220 Well Builder: others pay 3 stone', () => {
  const game = new CardScenario({ edition: '2007', start: 2, revealed: 'improvement' })
    .inPlay(1, 'well-builder-2007')
    .give(2, { wood: 1, stone: 2, clay: 2 });
  expect(game.why('2 improvement; major well')).toMatchObject({ why: 'cannot-pay' });
});
