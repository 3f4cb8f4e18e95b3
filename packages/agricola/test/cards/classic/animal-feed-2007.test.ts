import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { minorPlayed } from './played';

test('I101 Animal Feed: before scoring 1 more animal of each type that its owner has', () => {
  const game = lastTurn({ edition: '2007', round: 14, revealed: 'renovate-fences' })
    .inPlay(1, 'animal-feed-2007')
    .lay(1, { stables: 'a1 a2 a3 a4' })
    .give(1, { sheep: 1, cattle: 1 });
  expect(game.changes('1 clay-1\n1 feed nothing\n2 feed nothing')).toMatchObject({
    '1 sheep': [1, 2],
    '1 cattle': [1, 2],
  });
  expect(game.board()).not.toHaveProperty('1 boar');
});

test('I101 Animal Feed RU-284: animals without room are not kept', () => {
  const game = lastTurn({ edition: '2007', round: 14, revealed: 'renovate-fences' })
    .inPlay(1, 'animal-feed-2007')
    .give(1, { sheep: 1 });
  expect(game.changes('1 clay-1\n1 feed nothing\n2 feed nothing\n1 keep 1 sheep')).not.toHaveProperty(
    '1 sheep',
  );
});

test('I101 Animal Feed: it needs 4 planted fields', () => {
  const planted = (count: number) =>
    new CardScenario({ edition: '2007' }).hold(1, 'animal-feed-2007 corn-sheaf-2007').lay(1, {
      fields: 'a1 a2 a3 a4',
      grain: { a1: 1, a2: 1 },
      vegetables: count === 4 ? { a3: 1, a4: 1 } : { a3: 1 },
    });
  expect(planted(3).why('1 start-minor; yes; play animal-feed-2007')).toMatchObject({ why: 'needs' });
  expect(planted(4).changes('1 start-minor; yes; play animal-feed-2007')).toEqual(
    minorPlayed('animal-feed-2007'),
  );
});
