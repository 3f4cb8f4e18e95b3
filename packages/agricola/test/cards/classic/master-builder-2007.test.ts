import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E151 Master Builder: once 5 rooms are there, 1 more for nothing, once in the game', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'master-builder-2007')
    .lay(1, { rooms: 'a1 a2 b2' });
  expect(game.changes('1 master-builder-2007; room c2')).toEqual({ '1 c2': [0, 'room'] });
  expect(game.why('1 master-builder-2007')).toBeDefined();
});

test('E151 Master Builder: not with 4 rooms', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'master-builder-2007')
    .lay(1, { rooms: 'a1 a2' });
  expect(game.offered()).not.toContain('master-builder-2007');
});
