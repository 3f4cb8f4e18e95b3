import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I337 Clay Deposit: another player pays the owner 1 food and takes 5 clay', () => {
  const game = new CardScenario({ edition: '2007', start: 2 }).inPlay(1, 'clay-deposit-2007');
  expect(game.changes('2 clay-deposit-2007')).toEqual({
    'person clay-deposit-2007': [0, 2],
    '2 home': [2, 1],
    '2 food': [2, 1],
    '1 food': [3, 4],
    '2 clay': [0, 5],
  });
});

test('I337 Clay Deposit: nobody uses it who cannot pay', () => {
  const game = new CardScenario({ edition: '2007', start: 2 }).inPlay(1, 'clay-deposit-2007');
  game.give(2, { food: -3 });
  expect(game.why('2 clay-deposit-2007')).toMatchObject({ why: 'cannot-pay' });
});

test.each([
  ['usual', { '1 clay': [0, 5] }],
  ['own', { '1 bonus': [0, 2] }],
])(
  'I337 Clay Deposit: its owner takes the clay or gets 2 bonus points, for nothing (%s)',
  (answer, change) => {
    const game = new CardScenario({ edition: '2007' }).inPlay(1, 'clay-deposit-2007');
    expect(game.changes(`1 clay-deposit-2007; ${answer}`)).toEqual({
      'person clay-deposit-2007': [0, 1],
      '1 home': [2, 1],
      ...change,
    });
  },
);

test('I337 Clay Deposit: it is free and needs 3 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'clay-deposit-2007')
    .inPlay(1, 'plowman-2007 wood-collector-2007 frame-builder-2007');
  expect(game.changes('1 start-minor; yes; play clay-deposit-2007')).toEqual(
    minorPlayed('clay-deposit-2007'),
  );
});
