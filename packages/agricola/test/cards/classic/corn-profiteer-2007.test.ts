import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

const profiteer = () =>
  new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'corn-profiteer-2007').give(1, { grain: 2 });

test('I239 Corn Profiteer: 1 grain becomes 3 food at any time, if nobody buys it', () => {
  const game = profiteer();
  expect(game.changes('1 corn-profiteer-2007\n2 no\n3 no\n4 no')).toEqual({
    '1 grain': [2, 1],
    '1 food': [2, 5],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('I239 Corn Profiteer: another player may buy the grain for 2 food', () => {
  const game = profiteer();
  expect(game.changes('1 corn-profiteer-2007\n2 no\n3 yes\n4 no')).toEqual({
    '1 grain': [2, 1],
    '1 food': [2, 4],
    '3 food': [3, 1],
    '3 grain': [0, 1],
  });
});

test('I239 Corn Profiteer: of several buyers its owner chooses one', () => {
  const game = profiteer().play('1 corn-profiteer-2007\n2 yes\n3 no\n4 yes');
  expect(game.offered(1)).toEqual(['player 2', 'player 4']);
  expect(game.changes('1 player 4')).toEqual({
    '1 grain': [2, 1],
    '1 food': [2, 4],
    '2 food': [1, 3],
    '4 grain': [0, 1],
    '1 on corn-profiteer-2007': [10, 0],
  });
});

test('I239 Corn Profiteer RU-351: who has less than 2 food is not asked', () => {
  const game = profiteer().give(2, { food: 1 }).give(3, { food: 0, grain: 5 }).give(4, { food: 1 });
  expect(game.changes('1 corn-profiteer-2007')).toEqual({ '1 grain': [2, 1], '1 food': [2, 5] });
});

test('I239 Corn Profiteer: in the feeding phase too', () => {
  const game = lastTurnBeforeHarvest(4)
    .inPlay(1, 'corn-profiteer-2007')
    .give(1, { grain: 1, food: 1 })
    .play('1 clay-1');
  while (game.asked()[0].kind === 'window') game.play('1 done');
  game.play(
    '1 corn-profiteer-2007\n2 no\n3 no\n4 no\n1 feed nothing\n2 feed nothing\n3 feed nothing\n4 feed nothing',
  );
  expect(game.board()).toMatchObject({ round: 5 });
  expect(game.board()).not.toHaveProperty('1 begging');
});

test('I239 Corn Profiteer: not without grain', () => {
  expect(profiteer().give(1, { grain: 0 }).offered(1)).not.toContain('corn-profiteer-2007');
});
