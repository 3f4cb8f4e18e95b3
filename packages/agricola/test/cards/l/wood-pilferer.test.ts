import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('L059 Wood Pilferer: played, it does nothing at once', () => {
  const game = new CardScenario({ seats: 3 }).hold(1, 'wood-pilferer');
  expect(game.changes('1 lessons; play wood-pilferer')).toEqual(occupationPlayed('wood-pilferer'));
});

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 0],
])('L059 Wood Pilferer: when another player takes %i wood, its owner gets %i', (wood, gets) => {
  const game = new CardScenario({ seats: 3, start: 2 }).inPlay(1, 'wood-pilferer').pile('forest', wood);
  expect(game.changes('2 forest')).toEqual({
    'person forest': [0, 2],
    'on forest': [wood, 0],
    '2 home': [2, 1],
    '2 wood': [0, wood],
    ...(gets > 0 && { '1 wood': [0, gets] }),
  });
});

test('L059 Wood Pilferer: not for its owner’s own wood, nor for other goods', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'wood-pilferer');
  expect(game.changes('1 forest')).toMatchObject({ '1 wood': [0, 3] });
  expect(game.pile('clay-pit', 2).changes('2 clay-pit')).not.toHaveProperty('1 wood');
});
