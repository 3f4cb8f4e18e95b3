import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each(['wood', 'clay'] as const)(
  'K272 Frame Builder: in a renovation 1 wood replaces 1 resource of a house of %s',
  (house) => {
    const resource = house === 'wood' ? 'clay' : 'stone';
    const game = new CardScenario({ edition: '2007', round: 5, revealed: 'renovate-improve' })
      .inPlay(1, 'frame-builder-2007')
      .lay(1, { house })
      .give(1, { [resource]: 1, wood: 1, reed: 1 });
    expect(game.changes('1 renovate-improve')).toMatchObject({
      '1 house': [house, resource],
      [`1 ${resource}`]: [1, 0],
      '1 wood': [1, 0],
      '1 reed': [1, 0],
    });
  },
);

test('K272 Frame Builder: 2 clay of each room may be 1 wood', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'frame-builder-2007')
    .lay(1, { house: 'clay' })
    .give(1, { clay: 6, wood: 2, reed: 4 });
  game.play('1 farm-expansion; room a1; pay 1 wood 3 clay 2 reed; room b2');
  expect(game.board()).toMatchObject({ '1 a1': 'room', '1 b2': 'room' });
  expect(game.board()).not.toHaveProperty('1 clay');
  expect(game.board()).not.toHaveProperty('1 wood');
});

test('K272 Frame Builder: a wooden room stays as it is', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'frame-builder-2007')
    .give(1, { wood: 4, clay: 4, reed: 2 });
  expect(game.why('1 farm-expansion; room a1')).toMatchObject({ why: 'cannot-pay' });
});
