import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

test('A029 Ale-Benches: 1 wood, and at least 2 occupations', () => {
  const game = new CardScenario().hold(1, 'ale-benches').inPlay(1, 'wood-cutter').give(1, { wood: 1 });
  game.hold(1, 'basket').give(1, { reed: 1 }).play('1 meeting-place; yes');
  expect(game.why('play ale-benches')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'ropemaker');
  expect(game.changes('1 play ale-benches')).toEqual({
    '1 wood': [1, 0],
    '1 hand ale-benches': [1, 0],
    '1 card ale-benches': [0, 1],
  });
});

test('A029 Ale-Benches: when people return home, 1 grain for 1 point; each other player gets 1 food', () => {
  const game = lastTurn({ seats: 3 }).inPlay(1, 'ale-benches').give(1, { grain: 3 });
  game.play('1 clay-pit');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'may', open: false }]);
  expect(game.changes('1 yes')).toMatchObject({
    '1 grain': [3, 2],
    '1 bonus': [0, 1],
    '2 food': [20, 21],
    '3 food': [20, 21],
  });
  expect(game.asked()[0].kind).toBe('reveal');
});

test('A029 Ale-Benches: it may be declined; without grain in the supply nobody is asked', () => {
  const game = lastTurn().inPlay(1, 'ale-benches').give(1, { grain: 1 });
  game.play('1 clay-pit\n1 no');
  expect(game.board()).toMatchObject({ '1 grain': 1, '2 food': 20 });
  const sown = lastTurn()
    .inPlay(1, 'ale-benches')
    .lay(1, { fields: 'a3', grain: { a3: 2 } })
    .play('1 clay-pit');
  expect(sown.asked()[0].kind).toBe('reveal');
});

test('A029 Ale-Benches: also in rounds that a harvest follows', () => {
  const game = lastTurn({ round: 4 }).inPlay(1, 'ale-benches').give(1, { grain: 1 });
  game.play('1 clay-pit');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'may', open: false }]);
  expect(game.play('1 yes').board()).toMatchObject({ '1 bonus': 1 });
});
