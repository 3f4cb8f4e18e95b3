import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('L064 Highland Cattle: 1 cattle, which may stay on the card', () => {
  const game = new CardScenario().hold(1, 'highland-cattle');
  expect(game.changes('1 meeting-place; yes; play highland-cattle')).toEqual({
    ...minorPlayed('highland-cattle'),
    '1 cattle': [0, 1],
  });
});

test('L064 Highland Cattle RU-401: the card holds 1 cattle and nothing else; the house holds 1 more animal', () => {
  const game = new CardScenario({ revealed: 'sheep-market' }).inPlay(1, 'highland-cattle');
  game.give(1, { cattle: 2 }).play('1 sheep-market');
  expect(game.asked()[0]).toMatchObject({ kind: 'settle', seat: 1 });
});

test('L064 Highland Cattle: only without any animals', () => {
  const game = new CardScenario().hold(1, 'highland-cattle').give(1, { sheep: 1 });
  expect(game.why('1 meeting-place; yes; play highland-cattle')).toMatchObject({ why: 'no-card-playable' });
});
