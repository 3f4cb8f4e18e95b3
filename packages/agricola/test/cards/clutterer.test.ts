import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = (hand: string) => new CardScenario().hold(1, hand).inPlay(1, 'clutterer');

test('B100 Clutterer: 1 bonus point for a card played after it that speaks of accumulation spaces', () => {
  const game = ready('wood-cutter');
  expect(game.changes('1 lessons; play wood-cutter')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 1],
    '1 hand wood-cutter': [1, 0],
    '1 card wood-cutter': [0, 1],
    '1 on clutterer': [0, 1],
  });
  expect(game.points(1, 'bonus')).toBe(1);
});

test.each(['wood-cutter', 'clay-puncher', 'storehouse-steward'])(
  'B100 Clutterer: %s speaks of them',
  (id) => {
    const game = new CardScenario({ seats: 3 }).hold(1, id).inPlay(1, 'clutterer');
    expect(game.changes(`1 lessons; play ${id}`)).toMatchObject({ '1 on clutterer': [0, 1] });
  },
);

test.each(['forest-scientist', 'junior-artist'])('B100 Clutterer, RU-112: %s does not call it so', (id) => {
  const game = new CardScenario({ seats: 4 }).hold(1, id).inPlay(1, 'clutterer');
  expect(game.changes(`1 lessons; play ${id}`)).not.toHaveProperty('1 on clutterer');
});

test.each(['tutor', 'manservant', 'scythe-worker'])('B100 Clutterer: %s does not', (id) => {
  expect(ready(id).changes(`1 lessons; play ${id}`)).not.toHaveProperty('1 on clutterer');
});

test('B100 Clutterer: a traveling card counts though it does not stay', () => {
  expect(ready('wood-pile').changes('1 meeting-place; yes; play wood-pile')).toMatchObject({
    '1 on clutterer': [0, 1],
  });
});

test('B100 Clutterer: a card about spaces where nothing accumulates does not count', () => {
  const game = ready('bassinet').give(1, { wood: 1, reed: 1 });
  const changes = game.changes('1 meeting-place; yes; play bassinet');
  expect(changes).toMatchObject({ '1 card bassinet': [0, 1] });
  expect(changes).not.toHaveProperty('1 on clutterer');
});

test('B100 Clutterer: not itself, not what was played before, not what others play', () => {
  const game = new CardScenario().hold(1, 'clutterer').hold(2, 'wood-cutter').inPlay(1, 'stone-tongs');
  expect(game.changes('1 lessons; play clutterer')).not.toHaveProperty('1 on clutterer');
  game.state.placed.fill(0);
  expect(game.changes('2 lessons; play wood-cutter')).not.toHaveProperty('1 on clutterer');
});
