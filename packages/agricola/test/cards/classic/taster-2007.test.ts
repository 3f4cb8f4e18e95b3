import type { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

/** The start of the work phase of round 2 with four players: seat 2 is the starting player, seat 1 owns the card. */
function beginning(): CardScenario {
  const game = lastTurn({ edition: '2007', seats: 4 }).inPlay(1, 'taster-2007');
  game.state.starter = 1;
  return game.play('1 clay-1\n* reveal fences');
}

test('I260 Taster RU-325: for 1 food to the starting player its owner places the first person', () => {
  const game = beginning();
  expect(game.changes('1 yes; reed-1')).toEqual({
    'person reed-1': [0, 1],
    'on reed-1': [2, 0],
    '1 home': [2, 1],
    '1 reed': [0, 2],
    '1 food': [20, 19],
    '2 food': [20, 21],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('I260 Taster: it may be declined', () => {
  const game = beginning().play('1 no');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('I260 Taster: not for the starting player, and not without food', () => {
  const own = lastTurn({ edition: '2007', seats: 4 })
    .inPlay(1, 'taster-2007')
    .play('1 clay-1\n* reveal fences');
  expect(own.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
  const poor = lastTurn({ edition: '2007', seats: 4 }).inPlay(1, 'taster-2007').give(1, { food: 0 });
  poor.state.starter = 1;
  poor.play('1 clay-1\n* reveal fences');
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
