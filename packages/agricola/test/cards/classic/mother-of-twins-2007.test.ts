import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('Z336 Mother of Twins: a second offspring for 3 food, without room', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'growth-minor' })
    .inPlay(1, 'mother-of-twins-2007')
    .lay(1, { rooms: 'a1' })
    .give(1, { food: 3 });
  expect(game.changes('1 growth-minor; yes')).toEqual({
    'person growth-minor': [0, 111],
    '1 home': [2, 1],
    '1 people': [2, 4],
    '1 newborns': [0, 2],
    '1 food': [3, 0],
  });
});

test('Z336 Mother of Twins: not with a family of four', () => {
  const game = new CardScenario({ edition: '2007', round: 5, revealed: 'growth-minor' })
    .inPlay(1, 'mother-of-twins-2007')
    .lay(1, { rooms: 'a1 a2 a3' })
    .family(1, 4)
    .give(1, { food: 3 });
  game.play('1 growth-minor');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(game.player(1).people).toBe(5);
});
