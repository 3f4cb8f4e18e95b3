import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A121 Clay Puncher: 2 clay in all when it is played on Lessons', () => {
  const game = new CardScenario().hold(1, 'clay-puncher');
  expect(game.changes('1 lessons; play clay-puncher')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 clay': [0, 2],
    '1 hand clay-puncher': [1, 0],
    '1 card clay-puncher': [0, 1],
  });
});

test('A121 Clay Puncher: 1 clay after any Lessons space and after the Clay Pit', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'clay-puncher').hold(1, 'ropemaker');
  expect(game.changes('1 lessons-4; play ropemaker')).toEqual({
    'person lessons-4': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 1],
    '1 clay': [0, 1],
    '1 hand ropemaker': [1, 0],
    '1 card ropemaker': [0, 1],
  });
  const pit = new CardScenario().inPlay(1, 'clay-puncher');
  expect(pit.changes('1 clay-pit')).toEqual({
    'person clay-pit': [0, 1],
    'on clay-pit': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, 2],
  });
});

test('A121 Clay Puncher: nothing when others use them, nor elsewhere', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(2, 'clay-puncher');
  expect(game.changes('1 clay-pit')).toEqual({
    'person clay-pit': [0, 1],
    'on clay-pit': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, 1],
  });
  expect(game.changes('2 hollow')).toMatchObject({ '2 clay': [0, 2] });
});
