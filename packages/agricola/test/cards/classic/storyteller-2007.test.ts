import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E169 Storyteller: 1 of the food that was taken may stay there for 1 vegetable', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'storyteller-2007')
    .pile('traveling-players', 2);
  expect(game.changes('1 traveling-players; yes')).toEqual({
    'person traveling-players': [0, 1],
    '1 home': [2, 1],
    'on traveling-players': [2, 1],
    '1 food': [2, 3],
    '1 vegetable': [0, 1],
  });
});

test('E169 Storyteller: it may be declined', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'storyteller-2007')
    .pile('traveling-players', 2);
  expect(game.changes('1 traveling-players; no')).toEqual({
    'person traveling-players': [0, 1],
    '1 home': [2, 1],
    'on traveling-players': [2, 0],
    '1 food': [2, 4],
  });
});

test('E169 Storyteller RU-251: building a room on the space of five players brings nothing', () => {
  const game = new CardScenario({ edition: '2007', seats: 5 })
    .inPlay(1, 'storyteller-2007')
    .give(1, { wood: 5, reed: 2, food: 3 });
  expect(game.play('1 5-room-or-players; room; room a1').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
