import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A75 Lumber Mill: every improvement costs 1 wood less', () => {
  const game = new CardScenario({ round: 2, revealed: 'major-improvement' })
    .inPlay(1, 'lumber-mill')
    .hold(1, 'stable-tree')
    .give(1, { wood: 1, stone: 2 });
  expect(game.changes('1 major-improvement; major joinery')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    'major joinery': [0, 1],
    '1 wood': [1, 0],
    '1 stone': [2, 0],
  });
  game.play('2 clay-pit');
  expect(game.changes('1 meeting-place; yes; play stable-tree')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [1, 0],
    '1 hand stable-tree': [1, 0],
    '1 card stable-tree': [0, 1],
  });
});

test('A75 Lumber Mill: at most 3 occupations', () => {
  const game = new CardScenario()
    .hold(1, 'lumber-mill')
    .give(1, { stone: 2 })
    .inPlay(1, 'wood-cutter scythe-worker grocer barrow-pusher');
  expect(game.why('1 meeting-place; play lumber-mill')).toEqual({ why: 'no-card-playable' });
});
