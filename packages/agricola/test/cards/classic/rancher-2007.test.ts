import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

test.each([
  ['a1', '', 1],
  ['a1', 'a1', 0],
  ['', '', 0],
])('I340 Rancher: with fields on "%s" against "%s" of another player %i wood', (mine, theirs, wood) => {
  const game = lastTurn({ edition: '2007', seats: 4 })
    .inPlay(1, 'rancher-2007')
    .lay(1, { fields: mine })
    .lay(3, { fields: theirs });
  const changes = game.changes('1 clay-1\n* reveal fences');
  expect(changes['1 wood']).toEqual(wood === 0 ? undefined : [0, wood]);
  expect(changes).toMatchObject({ round: [1, 2], '1 clay': [0, 1] });
  expect(changes).not.toHaveProperty('3 wood');
});
