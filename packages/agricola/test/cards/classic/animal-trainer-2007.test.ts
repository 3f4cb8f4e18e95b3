import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K342 Animal Trainer: the food just taken buys animals', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'animal-trainer-2007')
    .lay(1, { fences: 'a4n a5n a5e b5e b5s b4s b4w a4w a5w b5w', stables: 'c5' })
    .pile('traveling-players', 7);
  expect(game.changes('1 traveling-players; yes; number 1; number 1; number 1')).toEqual({
    'person traveling-players': [0, 1],
    'on traveling-players': [7, 0],
    '1 home': [2, 1],
    '1 sheep': [0, 1],
    '1 boar': [0, 1],
    '1 cattle': [0, 1],
  });
});

test('K342 Animal Trainer: only with the food just taken', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'animal-trainer-2007')
    .pile('traveling-players', 3)
    .give(1, { food: 10 })
    .play('1 traveling-players; yes');
  expect(game.offered(1)).toEqual(['number 0', 'number 1']);
  game.play('1 number 0');
  expect(game.offered(1)).toEqual(['number 0', 'number 1']);
  game.play('1 number 0');
  expect(game.offered(1)).toEqual(['number 0', 'number 1']);
  expect(game.changes('1 number 1')).toMatchObject({ '1 cattle': [0, 1], '1 food': [13, 10] });
});

test('K342 Animal Trainer: not with too little food, and it may be declined', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'animal-trainer-2007');
  expect(game.changes('1 traveling-players')).toMatchObject({ '1 food': [2, 3] });
  const other = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'animal-trainer-2007')
    .pile('traveling-players', 2);
  expect(other.changes('1 traveling-players; no')).toMatchObject({ '1 food': [2, 4] });
});
