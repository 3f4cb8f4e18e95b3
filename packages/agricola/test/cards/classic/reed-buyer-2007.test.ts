import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I251 Reed Buyer: the first reed of a round may be bought for 1 food; the other player gets 2 food in all', () => {
  const game = new CardScenario({
    edition: '2007',
    seats: 4,
    start: 2,
    round: 5,
    revealed: 'stone-2',
  }).inPlay(1, 'reed-buyer-2007');
  expect(game.changes('2 reed-1\n1 yes')).toEqual({
    'person reed-1': [0, 2],
    'on reed-1': [1, 0],
    '2 home': [2, 1],
    '2 food': [2, 4],
    '1 food': [3, 2],
    '1 reed': [0, 1],
  });
});

test('I251 Reed Buyer: only the first one of the round, even if its owner took it or declined', () => {
  const game = new CardScenario({
    edition: '2007',
    seats: 4,
    start: 2,
    round: 5,
    revealed: 'stone-2',
  }).inPlay(1, 'reed-buyer-2007');
  game.play('2 reed-1\n1 no\n3 4-reed-stone-food');
  expect(game.asked()[0]).toMatchObject({ seat: 4, kind: 'work' });
  const own = new CardScenario({ edition: '2007', seats: 4, round: 5, revealed: 'stone-2' }).inPlay(
    1,
    'reed-buyer-2007',
  );
  own.play('1 reed-1\n2 4-reed-stone-food');
  expect(own.asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});

test('I251 Reed Buyer: not without food, and not for other goods', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2, round: 5, revealed: 'stone-2' })
    .inPlay(1, 'reed-buyer-2007')
    .give(1, { food: 0 });
  game.play('2 reed-1');
  expect(game.asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
  const wood = new CardScenario({
    edition: '2007',
    seats: 4,
    start: 2,
    round: 5,
    revealed: 'stone-2',
  }).inPlay(1, 'reed-buyer-2007');
  wood.play('2 wood-3');
  expect(wood.asked()[0]).toMatchObject({ seat: 3, kind: 'work' });
});
