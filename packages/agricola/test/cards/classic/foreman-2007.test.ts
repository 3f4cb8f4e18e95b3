import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Round 2 begins; its card is about to be revealed. */
const roundTwo = () =>
  new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'foreman-2007')
    .play('1 clay-1\n2 reed-1\n3 day-laborer\n4 fishing\n1 grain\n2 plow; field a5\n3 wood-3\n4 start-minor');

test('K308 Foreman: 1 food lies on a space of choice, and whoever uses it gets it', () => {
  const game = roundTwo();
  game.play('* reveal fences\n1 yes');
  expect(game.offered(1)).toEqual(
    expect.arrayContaining(['claim grain', 'claim fences', 'claim sheep', 'claim occupation']),
  );
  expect(game.offered(1)).not.toContain('claim vegetable');
  expect(game.changes('1 claim grain')).toEqual({ 'besides food on grain': [0, 1] });
  expect(game.changes('4 grain')).toEqual({
    'person grain': [0, 4],
    '4 home': [2, 1],
    '4 grain': [0, 1],
    '4 food': [4, 5],
    'besides food on grain': [1, 0],
  });
});

test('K308 Foreman: on a space where food accumulates it lies with the other food', () => {
  const game = roundTwo();
  expect(game.changes('* reveal fences\n1 yes; claim fishing')).toMatchObject({ 'on fishing': [0, 2] });
});

test('K308 Foreman RU-377: food that nobody takes stays for later rounds', () => {
  const game = roundTwo();
  game.play('* reveal fences\n1 yes; claim plow');
  game.play('4 clay-1\n1 reed-1\n2 grain\n3 fishing\n4 day-laborer\n1 wood-3\n2 start-minor\n3 4-clay');
  expect(game.board()['besides food on plow']).toBe(1);
});
