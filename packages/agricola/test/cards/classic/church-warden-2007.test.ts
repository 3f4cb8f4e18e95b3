import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test.each([
  [5, 'stone-2', 4],
  [6, 'stone-2', 3],
  [9, 'boar', 2],
  [13, 'plow-sow', 1],
  [14, 'renovate-fences', 0],
])('I227 Church Warden: played in round %i (with %s) it brings %i wood', (round, revealed, wood) => {
  const game = new CardScenario({ edition: '2007', round, revealed }).hold(1, 'church-warden-2007');
  expect(game.changes('1 occupation; play church-warden-2007')).toEqual({
    ...occupationPlayed('church-warden-2007'),
    ...(wood > 0 && { '1 wood': [0, wood] }),
  });
});

/** Seat 2 places five people in a round and seat 1 one; `seat` has the card. */
function placingFive(seat: number, round: number, revealed: string) {
  const game = new CardScenario({ edition: '2007', round, revealed }).inPlay(seat, 'church-warden-2007');
  game.family(1, 1).family(2, 5).give(1, { food: 20 }).give(2, { food: 20 });
  return game.play('1 day-laborer\n2 grain\n2 wood-3\n2 reed-1\n2 fishing');
}

test.each([1, 2])(
  'I227 Church Warden: with seat %i; whoever has placed 5 people in round 14 gets 3 points',
  (seat) => {
    expect(placingFive(seat, 14, 'renovate-fences').changes('2 clay-1')).toEqual({
      'on clay-1': [1, 0],
      'person day-laborer': [1, 0],
      'person grain': [2, 0],
      'person wood-3': [2, 0],
      'person reed-1': [2, 0],
      'person fishing': [2, 0],
      '2 home': [1, 0],
      '2 clay': [0, 1],
      '2 bonus': [0, 3],
    });
  },
);

test('I227 Church Warden: nothing in other rounds', () => {
  expect(placingFive(2, 10, 'cattle').play('2 clay-1').board()).not.toHaveProperty('2 bonus');
});
