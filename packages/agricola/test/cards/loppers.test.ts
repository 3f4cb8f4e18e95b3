import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const lopping = () => new CardScenario({ revealed: 'fencing' }).inPlay(1, 'loppers').give(1, { wood: 5 });

test('A034 Loppers: after fences, 1 wood and 1 fence of the supply for 2 food and 1 bonus point', () => {
  const game = lopping().play('1 fencing; pasture a5');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('1 yes')).toEqual({
    '1 wood': [1, 0],
    '1 fences lost': [0, 1],
    '1 food': [2, 4],
    '1 bonus': [0, 1],
  });
  expect(game.heard).toContainEqual({ event: 'piecesLost', seat: 0, fences: 1, stables: 0 });
});

test('A034 Loppers: once an action, however many fences; it may be declined', () => {
  const game = lopping().give(1, { wood: 9 });
  game.play('1 fencing; pasture a4+a5; done; yes');
  expect(game.asked()[0].seat).toBe(2);
  const declined = lopping();
  expect(declined.changes('1 fencing; pasture a5; no')).not.toHaveProperty('1 bonus');
});

test('A034 Loppers: the fence is gone for good', () => {
  const game = lopping();
  game.player(1).fencesLost = 14;
  expect(game.why('1 fencing')).toMatchObject({ why: 'no-pasture' });
  game.player(1).fencesLost = 15;
  expect(game.why('1 fencing')).toMatchObject({ why: 'no-fences' });
});

test('A034 Loppers: nobody is asked without wood, or without a fence in the supply', () => {
  const poor = lopping().give(1, { wood: 4 });
  poor.play('1 fencing; pasture a5');
  expect(poor.asked()[0].seat).toBe(2);
  const last = lopping().give(1, { wood: 6 });
  last.player(1).fencesLost = 11;
  last.play('1 fencing; pasture a5');
  expect(last.asked()[0].seat).toBe(2);
});

test('A034 Loppers: needs 2 occupations', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).hold(1, 'loppers').give(1, { wood: 1 });
  game.inPlay(1, 'stonecutter');
  expect(game.why('1 major-improvement')).toMatchObject({ why: 'no-major-affordable' });
  game.inPlay(1, 'wood-cutter');
  expect(game.changes('1 major-improvement; play loppers')).toMatchObject({ '1 card loppers': [0, 1] });
});
