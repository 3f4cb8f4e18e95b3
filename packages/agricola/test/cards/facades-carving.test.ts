import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = (round: number, revealed: string) =>
  new CardScenario({ round, revealed }).hold(1, 'facades-carving').give(1, { clay: 2, wood: 8, food: 5 });

test('A36 Facades Carving: up to 1 food for 1 bonus point for each completed harvest', () => {
  const game = ready(8, 'vegetable-seeds');
  expect(game.changes('1 meeting-place; yes; play facades-carving; yes; yes')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [2, 0],
    '1 hand facades-carving': [1, 0],
    '1 card facades-carving': [0, 1],
    '1 food': [5, 3],
    '1 bonus': [0, 2],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A36 Facades Carving, AG-R1206: as many as its owner likes, none included', () => {
  const game = ready(8, 'vegetable-seeds').play('1 meeting-place; yes; play facades-carving');
  expect(game.changes('1 yes; no')).toMatchObject({ '1 food': [5, 4], '1 bonus': [0, 1] });
  const none = ready(8, 'vegetable-seeds').play('1 meeting-place; yes; play facades-carving');
  expect(none.changes('1 no')).not.toHaveProperty('1 bonus');
});

test('A36 Facades Carving: nothing before the first harvest, and not with less wood than the number of the round', () => {
  const early = ready(4, 'sheep-market').play('1 meeting-place; yes; play facades-carving');
  expect(early.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const poor = ready(8, 'vegetable-seeds').give(1, { wood: 7 });
  expect(poor.why('1 meeting-place; play facades-carving')).toEqual({ why: 'no-card-playable' });
});
