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

test('E175 Hedge Keeper RU-252: 3 fences alone cost nothing', () => {
  const game = new CardScenario({ edition: '2007', seats: 2, revealed: 'fences' })
    .inPlay(1, 'hedge-keeper-2007')
    .lay(1, { fences: 'a5n a5w a5s a5e' });
  expect(game.changes('1 fences; pasture b5')).toEqual({
    'person fences': [0, 1],
    '1 home': [2, 1],
    '1 fence b5w': [0, 1],
    '1 fence b5e': [0, 1],
    '1 fence c5n': [0, 1],
  });
});
