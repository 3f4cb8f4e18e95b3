import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const PRICE = { stone: 1, grain: 1, vegetable: 1, sheep: 1 };

/** Seat 1 of three plays the card. */
const seducer = (round: number) =>
  new CardScenario({ seats: 3, round, revealed: round === 5 ? 'basic-wish' : 'sheep-market' })
    .hold(1, 'seducer')
    .give(1, PRICE);

test('B127 Seducer: from round 5 on a family growth without room for 1 stone, grain, vegetable and sheep', () => {
  const game = seducer(5).play('1 lessons; play seducer');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('yes')).toEqual({
    '1 stone': [1, 0],
    '1 grain': [1, 0],
    '1 vegetable': [1, 0],
    '1 sheep': [1, 0],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
    'person lessons': [1, 11],
  });
});

test('B127 Seducer: nothing before round 5, without one of the goods, or if declined', () => {
  const early = seducer(4).play('1 lessons; play seducer');
  expect(early.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const poor = seducer(5).give(1, { stone: 0 }).play('1 lessons; play seducer');
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(seducer(5).play('1 lessons; play seducer').changes('no')).toEqual({});
});
