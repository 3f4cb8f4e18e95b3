import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E195 Plow Maker: a field more for 1 food at Plow 1 Field', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 }).inPlay(1, 'plow-maker-2007');
  expect(game.changes('1 plow; yes; field a2; field a3')).toEqual({
    'person plow': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 1],
    '1 a2': [0, 'field'],
    '1 a3': [0, 'field'],
  });
});

test('E195 Plow Maker: and at Plow and/or Sow', () => {
  const game = new CardScenario({ edition: '2007', seats: 2, round: 12, revealed: 'plow-sow' }).inPlay(
    1,
    'plow-maker-2007',
  );
  expect(game.changes('1 plow-sow; yes; field a2; field a3')).toMatchObject({
    '1 food': [2, 1],
    '1 a2': [0, 'field'],
    '1 a3': [0, 'field'],
  });
});

test('E195 Plow Maker: not without food', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'plow-maker-2007')
    .give(1, { food: 0 });
  expect(game.play('1 plow; field a2').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
