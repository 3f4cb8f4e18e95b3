import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const equipper = (cards = '') => new CardScenario({ seats: 3 }).inPlay(1, `equipper ${cards}`);

test('B131 Equipper: after a wood accumulation space 1 minor improvement is played, with the wood taken', () => {
  expect(equipper().hold(1, 'corn-scoop').changes('1 forest; yes; play corn-scoop')).toEqual({
    '1 home': [2, 1],
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 wood': [0, 2],
    '1 hand corn-scoop': [1, 0],
    '1 card corn-scoop': [0, 1],
  });
});

test('B131 Equipper: no Minor Improvement action, so declining it is no declining of one', () => {
  const game = equipper('field-merchant').hold(1, 'corn-scoop');
  expect(game.changes('1 forest; no')).toEqual({
    '1 home': [2, 1],
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 wood': [0, 3],
  });
});

test('B131 Equipper: one card, and only after wood', () => {
  const twice = equipper().hold(1, 'corn-scoop threshing-board').play('1 forest; yes; play corn-scoop');
  expect(twice.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const clay = equipper().hold(1, 'corn-scoop').give(1, { wood: 1 }).play('1 clay-pit');
  expect(clay.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
