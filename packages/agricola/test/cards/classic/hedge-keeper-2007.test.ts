import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['a5', 4, 1],
  ['a4+a5', 6, 3],
])('E175 Hedge Keeper RU-252: %s takes %i fences and costs %i wood', (spaces, n, wood) => {
  const game = new CardScenario({ edition: '2007', seats: 2, revealed: 'fences' })
    .inPlay(1, 'hedge-keeper-2007')
    .give(1, { wood: 6 });
  const changes = game.changes(`1 fences; pasture ${spaces}`);
  expect(changes['1 wood']).toEqual([6, 6 - wood]);
  expect(Object.keys(changes).filter((key) => key.startsWith('1 fence '))).toHaveLength(n);
});

test.each([
  [1, ['pasture a5'], 'a3n a4n a5n a5e a3w b3n b4n b5n'],
  [1, ['pasture b5'], 'a5n a5w a5s a5e'],
  [4, ['pasture a5', 'pasture b5'], ''],
])('E175 Hedge Keeper RU-252: 1 fence of an action is always paid: %i wood for %o', (wood, moves, fences) => {
  const game = new CardScenario({ edition: '2007', seats: 2, revealed: 'fences' })
    .inPlay(1, 'hedge-keeper-2007')
    .lay(1, fences === '' ? {} : { fences });
  if (wood === 1) expect(game.offered(1)).not.toContain('fences');
  game.give(1, { wood: 5 });
  expect(game.changes(`1 fences; ${moves.join('; ')}`)['1 wood']).toEqual([5, 5 - wood]);
});
