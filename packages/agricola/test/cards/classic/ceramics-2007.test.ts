import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E33 Ceramics: with an oven, for 1 clay 2 food', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'ceramics-2007')
    .own(1, 'clay-oven')
    .give(1, { clay: 1 });
  expect(game.changes('1 start-minor; yes; play ceramics-2007')).toEqual({
    ...minorPlayed('ceramics-2007'),
    '1 clay': [1, 0],
    '1 food': [2, 4],
  });
});

test('E33 Ceramics: from then on the Pottery is a minor improvement and costs nothing', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'ceramics-2007')
    .give(1, { clay: 2, stone: 2 });
  expect(game.changes('1 start-minor; yes; major pottery')).toEqual({
    'person start-minor': [0, 1],
    '1 home': [2, 1],
    'major pottery': [0, 1],
  });
});

test('E33 Ceramics: as a major improvement it costs nothing either', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'improvement' }).inPlay(1, 'ceramics-2007');
  expect(game.changes('1 improvement; major pottery')).toEqual({
    'person improvement': [0, 1],
    '1 home': [2, 1],
    'major pottery': [0, 1],
  });
});

test('E33 Ceramics: not once somebody has the Pottery', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'ceramics-2007').own(2, 'pottery');
  expect(game.changes('1 start-minor')).toEqual({ 'person start-minor': [0, 1], '1 home': [2, 1] });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test.each([
  ['wood-fired-oven-2007', true],
  ['simple-fireplace-2007', false],
])('E33 Ceramics: whether it can be played with %s: %s', (id, playable) => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'ceramics-2007 corn-sheaf-2007')
    .inPlay(1, id)
    .own(1, 'cooking-hearth-4')
    .give(1, { clay: 1 });
  game.play('1 start-minor; yes');
  expect(game.offered(1).includes('play ceramics-2007')).toBe(playable);
});
