import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each(['wood', 'clay'])('I71 Holiday House: 8 points for 3 %s and 2 reed', (good) => {
  const game = new CardScenario({ edition: '2007', round: 13, revealed: 'plow-sow' })
    .hold(1, 'holiday-house-2007')
    .give(1, { [good]: 3, reed: 2 });
  expect(game.changes('1 start-minor; yes; play holiday-house-2007')).toEqual({
    ...minorPlayed('holiday-house-2007'),
    [`1 ${good}`]: [3, 0],
    '1 reed': [2, 0],
  });
  expect(game.points(1, 'improvements')).toBe(8);
});

test('I71 Holiday House: not in round 14', () => {
  const game = new CardScenario({ edition: '2007', round: 14, revealed: 'renovate-fences' })
    .hold(1, 'holiday-house-2007 corn-sheaf-2007')
    .give(1, { wood: 3, reed: 2 });
  expect(game.why('1 start-minor; yes; play holiday-house-2007')).toMatchObject({ why: 'needs' });
});

test('I71 Holiday House: its owner places nobody in round 14', () => {
  const game = new CardScenario({ edition: '2007', round: 13, revealed: 'plow-sow' })
    .inPlay(1, 'holiday-house-2007')
    .give(1, { food: 9 })
    .give(2, { food: 9 });
  game.play('1 clay-1\n2 grain\n1 reed-1\n2 wood-3\n1 feed nothing\n2 feed nothing');
  expect(game.board()).toMatchObject({ round: 14, '2 home': 2 });
  expect(game.board()).not.toHaveProperty('1 home');
  game.play('2 clay-1');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
