import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const maker = () => new CardScenario().inPlay(1, 'bed-maker');

test('A093 Bed Maker: 1 wood and 1 grain for a family growth when a room was built', () => {
  const game = maker().give(1, { wood: 6, reed: 2, grain: 1 }).play('1 farm-expansion; room a1');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('yes')).toEqual({
    '1 wood': [1, 0],
    '1 grain': [1, 0],
    '1 people': [2, 3],
    '1 newborns': [0, 1],
    'person farm-expansion': [1, 11],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A093 Bed Maker: one growth for an action, however many rooms are built; it may be declined', () => {
  const game = maker().give(1, { wood: 12, reed: 4, grain: 2 });
  game.play('1 farm-expansion; room a1; room b2; done; yes');
  expect(game.player(1).people).toBe(3);
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const declined = maker().give(1, { wood: 6, reed: 2, grain: 1 }).play('1 farm-expansion; room a1; no');
  expect(declined.player(1).people).toBe(2);
});

test('A093 Bed Maker: nothing without a free room, or without the grain', () => {
  const full = maker().family(1, 3).give(1, { wood: 6, reed: 2, grain: 1 });
  full.play('1 farm-expansion; room a1');
  expect(full.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const poor = maker().give(1, { wood: 6, reed: 2 }).play('1 farm-expansion; room a1');
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
