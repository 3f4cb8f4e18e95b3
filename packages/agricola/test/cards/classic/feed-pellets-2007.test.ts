import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, minorPlayed } from './played';

test.each(['sheep', 'boar', 'cattle'] as const)(
  'E338 Feed Pellets: in the feeding phase 1 vegetable becomes 1 more %s',
  (animal) => {
    const game = lastTurnBeforeHarvest()
      .inPlay(1, 'feed-pellets-2007')
      .lay(1, { fences: 'a4n a5n a4w a5e b4n b5n' })
      .give(1, { vegetable: 2, [animal]: 1 });
    game.play(`1 clay-1\n1 yes; ${animal}\n1 feed nothing\n2 feed nothing`);
    expect(game.board()).toMatchObject({ round: 5, '1 vegetable': 1, [`1 ${animal}`]: 3 });
  },
);

test('E338 Feed Pellets: only of types that its owner has, and not unless it is wanted', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'feed-pellets-2007')
    .lay(1, { fences: 'a4n a5n a4w a5e b4n b5n', stables: 'c5' })
    .give(1, { vegetable: 2, sheep: 1, cattle: 1 });
  game.play('1 clay-1; yes');
  expect(game.offered(1)).toEqual(['sheep', 'cattle']);
});

test('E338 Feed Pellets: nothing without animals', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'feed-pellets-2007').give(1, { vegetable: 1 });
  game.play('1 clay-1\n1 feed nothing\n2 feed nothing');
  expect(game.board()).toMatchObject({ round: 5, '1 vegetable': 1 });
});

test('E338 Feed Pellets: it costs nothing', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'feed-pellets-2007');
  expect(game.changes('1 start-minor; yes; play feed-pellets-2007')).toEqual(
    minorPlayed('feed-pellets-2007'),
  );
});
