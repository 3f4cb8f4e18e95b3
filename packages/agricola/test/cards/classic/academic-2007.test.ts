import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E148 Academic: counts as two occupations for a prerequisite', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'academic-2007 baker-2007')
    .hold(1, 'fruit-tree-2007');
  expect(game.offered()).toContain('start-minor');
  game.play('1 start-minor; yes; play fruit-tree-2007');
  expect(game.board()).toMatchObject({ '1 card fruit-tree-2007': 1 });
});

test('E148 Academic: without it two occupations are not three', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'chief-2007 baker-2007')
    .hold(1, 'fruit-tree-2007');
  expect(game.play('1 start-minor').offered()).toEqual(['no']);
});

test('E148 Academic: counts twice for the Tutor and the Reeve', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'tutor-2007 academic-2007')
    .inPlay(2, 'reeve-2007 baker-2007');
  expect(game.points(1, 'bonus')).toBe(2 + 3);
  expect(game.points(2, 'bonus')).toBe(0);
});

test('E148 Academic RU-254, AG-R1210: the cost of occupations counts it once', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'academic-2007')
    .hold(1, 'baker-2007');
  expect(game.changes('1 4-occupation; play baker-2007')).toMatchObject({ '1 food': [2, 1] });
});
