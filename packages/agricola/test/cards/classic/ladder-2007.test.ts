import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I91 Ladder: it costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'ladder-2007').give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play ladder-2007')).toEqual({
    ...minorPlayed('ladder-2007'),
    '1 wood': [2, 0],
  });
});

test('I91 Ladder: 1 reed less for rooms, renovations and improvements with a roof', () => {
  const game = () => new CardScenario({ edition: '2007', round: 5, revealed: 'renovate-improve' });
  expect(
    game().inPlay(1, 'ladder-2007').give(1, { wood: 5, reed: 1 }).changes('1 farm-expansion; room a1'),
  ).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [5, 0],
    '1 reed': [1, 0],
    '1 a1': [0, 'room'],
  });
  expect(game().inPlay(1, 'ladder-2007').give(1, { clay: 2 }).changes('1 renovate-improve')).toMatchObject({
    '1 house': ['wood', 'clay'],
    '1 clay': [2, 0],
  });
  const coop = game().inPlay(1, 'ladder-2007').hold(1, 'chicken-coop-2007').give(1, { clay: 2 });
  expect(coop.changes('1 start-minor; yes; play chicken-coop-2007')).toMatchObject({
    ...minorPlayed('chicken-coop-2007'),
    '1 clay': [2, 0],
  });
});

test('I91 Ladder: together with the Thatcher a room costs no reed', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'ladder-2007 thatcher-2007')
    .give(1, { wood: 5 });
  expect(game.changes('1 farm-expansion; room a1')).toMatchObject({ '1 wood': [5, 0], '1 a1': [0, 'room'] });
});
