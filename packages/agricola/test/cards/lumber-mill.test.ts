import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A75 Lumber Mill: every improvement costs 1 wood less', () => {
  const game = new CardScenario({ round: 2, revealed: 'major-improvement' })
    .inPlay(1, 'lumber-mill')
    .hold(1, 'stable-tree')
    .give(1, { wood: 1, stone: 2 });
  expect(game.changes('1 major-improvement; major joinery')).toMatchObject({
    '1 wood': [1, 0],
    '1 stone': [2, 0],
  });
  game.play('2 clay-pit');
  expect(game.changes('1 meeting-place; yes; play stable-tree')).toMatchObject({
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
