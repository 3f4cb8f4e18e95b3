import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  ['', true],
  ['plowman-2007', true],
  ['plowman-2007 animal-tamer-2007', false],
])('E44 Outhouse: the other player has %s: %s', (played, playable) => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'outhouse-2007 corn-sheaf-2007')
    .inPlay(2, played)
    .give(1, { wood: 1, clay: 1 });
  game.play('1 start-minor; yes');
  expect(game.offered(1).includes('play outhouse-2007')).toBe(playable);
});

test('E44 Outhouse RU-210: not alone', () => {
  const game = new CardScenario({ edition: '2007', seats: 1 })
    .hold(1, 'outhouse-2007 corn-sheaf-2007')
    .give(1, { wood: 1, clay: 1 });
  game.play('1 start-minor; yes');
  expect(game.offered(1)).toEqual(['play corn-sheaf-2007']);
});

test('E44 Outhouse: it costs 1 wood and 1 clay', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'outhouse-2007').give(1, { wood: 1, clay: 1 });
  expect(game.changes('1 start-minor; yes; play outhouse-2007')).toEqual({
    ...minorPlayed('outhouse-2007'),
    '1 wood': [1, 0],
    '1 clay': [1, 0],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});
