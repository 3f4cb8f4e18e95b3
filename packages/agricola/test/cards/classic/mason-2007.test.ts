import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E191 Mason: once the stone house has 4 rooms, 1 more for nothing, once in the game', () => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'mason-2007')
    .lay(1, { rooms: 'a1 a2', house: 'stone' });
  expect(game.changes('1 mason-2007; room b2')).toEqual({ '1 b2': [0, 'room'] });
  expect(game.why('1 mason-2007')).toBeDefined();
});

test.each([
  ['clay', 'a1 a2'],
  ['stone', 'a1'],
] as const)('E191 Mason: not with a house of %s and rooms at %s besides the first two', (house, rooms) => {
  const game = new CardScenario({ edition: '2007', seats: 2 })
    .inPlay(1, 'mason-2007')
    .lay(1, { rooms, house });
  expect(game.offered()).not.toContain('mason-2007');
});
