import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const site = () => new CardScenario().hold(1, 'oven-site').own(1, 'fireplace-2 cooking-hearth-5');

test('A027 Oven Site: 2 wood, then the Clay Oven or the Stone Oven for 1 clay and 1 stone', () => {
  const game = site().give(1, { clay: 1, stone: 1 }).play('1 meeting-place; yes; play oven-site; yes');
  expect(game.offered()).toEqual(['major clay-oven', 'major stone-oven']);
  expect(game.changes('major stone-oven')).toEqual({
    '1 clay': [1, 0],
    '1 stone': [1, 0],
    'major stone-oven': [0, 1],
  });
  expect(game.player(1).goods[0]).toBe(2);
});

test('A027 Oven Site: other majors are not offered; other discounts still count', () => {
  const game = site().inPlay(1, 'stonecutter').give(1, { clay: 3 });
  game.play('1 meeting-place; yes; play oven-site; yes');
  expect(game.why('major fireplace-3')).toMatchObject({ why: 'not-asked' });
  expect(game.changes('major clay-oven')).toMatchObject({ '1 clay': [3, 2] });
});

test('A027 Oven Site: the oven may be declined, and is not offered where it cannot be paid', () => {
  expect(site().give(1, { clay: 1, stone: 1 }).changes('1 meeting-place; yes; play oven-site; no')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand oven-site': [1, 0],
    '1 card oven-site': [0, 1],
    '1 wood': [0, 2],
  });
  const poor = site().give(1, { clay: 1 }).play('1 meeting-place; yes; play oven-site');
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A027 Oven Site: needs both a Fireplace and a Cooking Hearth', () => {
  const game = new CardScenario().hold(1, 'oven-site').own(1, 'fireplace-2 fireplace-3');
  expect(game.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
});
