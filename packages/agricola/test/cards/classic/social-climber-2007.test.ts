import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [['wood', 'wood', 'wood'], 3],
  [['clay', 'wood', 'wood'], 2],
  [['clay', 'stone', 'wood'], 1],
  [['clay', 'clay', 'clay'], 0],
] as const)(
  'I222 Social Climber: renovating to clay beside houses of %o brings %i stone',
  (houses, stone) => {
    const game = new CardScenario({ edition: '2007', seats: 4, round: 5, revealed: 'renovate-improve' })
      .inPlay(1, 'social-climber-2007')
      .give(1, { clay: 2, reed: 1 });
    houses.forEach((house, i) => game.lay(i + 2, { house }));
    expect(game.changes('1 renovate-improve; no'.split(';')[0])).toEqual({
      'person renovate-improve': [0, 1],
      '1 home': [2, 1],
      '1 house': ['wood', 'clay'],
      '1 clay': [2, 0],
      '1 reed': [1, 0],
      ...(stone > 0 && { '1 stone': [0, stone] }),
    });
  },
);

test('I222 Social Climber: among stone houses the clay ones do not count', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, round: 5, revealed: 'renovate-improve' })
    .inPlay(1, 'social-climber-2007')
    .lay(1, { house: 'clay' })
    .lay(2, { house: 'clay' })
    .lay(3, { house: 'stone' })
    .give(1, { stone: 2, reed: 1 });
  expect(game.changes('1 renovate-improve')).toMatchObject({ '1 house': ['clay', 'stone'] });
  expect(game.board()).toMatchObject({ '1 stone': 2 });
});
