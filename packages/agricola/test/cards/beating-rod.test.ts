import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B009 Beating Rod: 1 reed; the card travels on', () => {
  const game = new CardScenario().hold(1, 'beating-rod');
  game.play('1 meeting-place; yes; play beating-rod; yes');
  expect(game.offered()).toEqual(['reed']);
  expect(game.changes('reed')).toEqual({ '1 reed': [0, 1], '2 hand beating-rod': [0, 1] });
});

test('B009 Beating Rod: or 1 cattle for 1 reed, which finds room', () => {
  const game = new CardScenario().hold(1, 'beating-rod').give(1, { reed: 1 });
  expect(game.changes('1 meeting-place; yes; play beating-rod; yes; cattle')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 reed': [1, 0],
    '1 cattle': [0, 1],
    '1 hand beating-rod': [1, 0],
    '2 hand beating-rod': [0, 1],
  });
});

test('B009 Beating Rod: or neither', () => {
  const game = new CardScenario().hold(1, 'beating-rod').give(1, { reed: 1 });
  game.play('1 meeting-place; yes; play beating-rod');
  expect(game.changes('no')).toEqual({ '2 hand beating-rod': [0, 1] });
});
