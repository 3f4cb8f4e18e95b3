import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B062 Pitchfork: 3 food at Grain Seeds while Farmland is occupied, by whomever', () => {
  const game = new CardScenario({ start: 2 }).inPlay(1, 'pitchfork').play('2 farmland; field a5');
  expect(game.changes('1 grain-seeds')).toEqual({
    'person grain-seeds': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
    '1 food': [3, 6],
  });
  const own = new CardScenario().inPlay(1, 'pitchfork').play('1 farmland; field a5\n2 forest');
  expect(own.changes('1 grain-seeds')).toMatchObject({ '1 food': [2, 5] });
});

test('B062 Pitchfork: nothing while Farmland is free', () => {
  const game = new CardScenario().inPlay(1, 'pitchfork');
  expect(game.changes('1 grain-seeds')).not.toHaveProperty('1 food');
});
