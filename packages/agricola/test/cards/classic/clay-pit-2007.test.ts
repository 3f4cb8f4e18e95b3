import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K131 Clay Pit: the Day Laborer brings 3 clay as well', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'clay-pit-2007');
  expect(game.changes('1 day-laborer')).toEqual({
    'person day-laborer': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 4],
    '1 clay': [0, 3],
  });
});

test('K131 Clay Pit: nobody else gets any', () => {
  const game = new CardScenario({ edition: '2007', start: 2 }).inPlay(1, 'clay-pit-2007');
  expect(game.changes('2 day-laborer')).toEqual({
    'person day-laborer': [0, 2],
    '2 home': [2, 1],
    '2 food': [2, 4],
  });
});

test('K131 Clay Pit: 2 occupations are not enough', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'clay-pit-2007 corn-sheaf-2007');
  game.inPlay(1, 'plowman-2007 animal-tamer-2007');
  expect(game.why('1 start-minor; yes; play clay-pit-2007')).toMatchObject({ why: 'needs' });
});

test('K131 Clay Pit: with 3 occupations it can be played, and is worth 1 point', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'clay-pit-2007');
  game.inPlay(1, 'plowman-2007 animal-tamer-2007 frame-builder-2007');
  expect(game.changes('1 start-minor; yes; play clay-pit-2007')).toEqual(minorPlayed('clay-pit-2007'));
  expect(game.points(1, 'improvements')).toBe(1);
});
