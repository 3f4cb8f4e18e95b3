import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

const veterinarian = () =>
  new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'veterinarian-2007')
    .play('1 clay-1\n2 reed-1\n3 day-laborer\n4 fishing\n1 grain\n2 plow; field a5\n3 wood-3\n4 start-minor');

test('K304 Veterinarian: 4 sheep, 3 wild boar and 2 cattle lie on it', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'veterinarian-2007');
  expect(game.changes('1 occupation; play veterinarian-2007')).toEqual({
    ...occupationPlayed('veterinarian-2007'),
    '1 on veterinarian-2007 sheep': [0, 4],
    '1 on veterinarian-2007 boar': [0, 3],
    '1 on veterinarian-2007 cattle': [0, 2],
  });
});

test('K304 Veterinarian: chance draws two animals at the start of a round; of two alike 1 is kept', () => {
  const game = veterinarian();
  game.play('* reveal fences');
  expect(game.offered()).toHaveLength(9);
  game.play('* number 5');
  expect(game.offered()).toHaveLength(8);
  expect(game.changes('* number 5')).toMatchObject({
    '1 boar': [0, 1],
    '1 on veterinarian-2007 boar': [3, 2],
  });
});

test('K304 Veterinarian: two animals of different types go back', () => {
  const game = veterinarian();
  game.play('* reveal fences\n* number 1');
  const changes = game.changes('* number 8');
  expect(Object.keys(changes).filter((key) => /^1 (sheep|boar|cattle|on)/.test(key))).toEqual([]);
});
