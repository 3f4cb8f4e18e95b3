import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = () =>
  new CardScenario({ round: 3 }).inPlay(1, 'farmyard-manure').give(1, { wood: 4, sheep: 1 });

test('A43 Farmyard Manure: stables built in a turn bring 1 food in each of the next 3 rounds, once', () => {
  const game = ready();
  expect(game.changes('1 farm-expansion; stable a3; stable a4')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [4, 0],
    '1 a3 stable': [0, 1],
    '1 a4 stable': [0, 1],
    '1 round 4 food': [0, 1],
    '1 round 5 food': [0, 1],
    '1 round 6 food': [0, 1],
  });
});

test('A43 Farmyard Manure: not for stables built outside the own turn', () => {
  const game = new CardScenario({ seats: 4 })
    .inPlay(3, 'farmyard-manure stagehand')
    .give(3, { wood: 4, sheep: 1 });
  game.play('1 traveling-players\n3 yes; stables; stable a3; stable a4');
  expect(game.board()).not.toHaveProperty('3 round 2 food');
});

test('A43 Farmyard Manure: an animal is needed to play it', () => {
  const game = new CardScenario().hold(1, 'farmyard-manure');
  expect(game.why('1 meeting-place; play farmyard-manure')).toMatchObject({ why: 'no-card-playable' });
  const able = new CardScenario().hold(1, 'farmyard-manure').give(1, { sheep: 1 });
  expect(able.play('1 meeting-place; yes').offered()).toEqual(['play farmyard-manure']);
});
