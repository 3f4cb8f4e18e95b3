import { expect, test } from 'vitest';
import { lastTurn, ROUND_FIVE } from './harvest-round';

/** The last turn of round 1; people of the owner stand on these spaces already. */
function curator(spaces: readonly string[]) {
  const game = lastTurn().inPlay(1, 'curator');
  for (const space of spaces) game.occupy(space, 1);
  return game;
}

test('A100 Curator: with 3 people on accumulation spaces 1 food buys 1 point', () => {
  const changes = curator(['forest', 'fishing']).changes('1 clay-pit; yes');
  expect(changes).toEqual({
    ...ROUND_FIVE,
    round: [1, 2],
    'person forest': [1, 0],
    'person fishing': [1, 0],
    '1 food': [20, 19],
    '1 bonus': [0, 1],
  });
});

test('A100 Curator: it may be declined; other spaces do not count', () => {
  expect(curator(['forest', 'fishing']).changes('1 clay-pit; no')).not.toHaveProperty('1 bonus');
  expect(curator(['forest', 'lessons']).changes('1 clay-pit')).not.toHaveProperty('1 bonus');
  expect(curator(['forest', 'fishing', 'reed-bank']).changes('1 day-laborer; yes')).toMatchObject({
    '1 bonus': [0, 1],
  });
});

test('A100 Curator: people of others do not count', () => {
  const game = lastTurn().inPlay(1, 'curator').occupy('forest', 2).occupy('fishing', 1);
  expect(game.changes('1 clay-pit')).not.toHaveProperty('1 bonus');
});
