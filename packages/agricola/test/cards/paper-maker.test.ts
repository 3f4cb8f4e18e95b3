import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const maker = () => new CardScenario().inPlay(1, 'paper-maker childless').hold(1, 'wood-cutter');

test('B109 Paper Maker: before an occupation 1 wood becomes 1 food for each occupation in front of its owner', () => {
  const game = maker().give(1, { wood: 1 });
  expect(game.changes('1 lessons; yes; play wood-cutter')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 food': [2, 3],
    '1 hand wood-cutter': [1, 0],
    '1 card wood-cutter': [0, 1],
  });
});

test('B109 Paper Maker: the food may pay for the occupation, also if there was none before', () => {
  const game = maker().give(1, { wood: 1, food: 0 });
  expect(game.changes('1 lessons; yes; play wood-cutter')).toMatchObject({
    '1 wood': [1, 0],
    '1 food': [0, 1],
    '1 card wood-cutter': [0, 1],
  });
  const must = maker().give(1, { wood: 1, food: 0 }).play('1 lessons');
  expect(must.offered()).toEqual(['yes']);
});

test('B109 Paper Maker: it may be declined; nothing without wood, and nothing for an improvement', () => {
  expect(maker().give(1, { wood: 1 }).changes('1 lessons; no; play wood-cutter')).toMatchObject({
    '1 food': [2, 1],
  });
  expect(maker().play('1 lessons').offered()).toEqual(['play wood-cutter']);
  expect(maker().give(1, { food: 0 }).why('1 lessons')).toMatchObject({ why: 'cannot-pay' });
  const minor = maker().hold(1, 'clearing-spade').give(1, { wood: 2 });
  expect(minor.play('1 meeting-place; yes').offered()).toEqual(['play clearing-spade']);
});

test('B109 Paper Maker: not for itself, but whichever way an occupation is played', () => {
  const itself = new CardScenario().hold(1, 'paper-maker').give(1, { wood: 1 });
  expect(itself.changes('1 lessons; play paper-maker')).toMatchObject({ '1 card paper-maker': [0, 1] });
  const fresh = new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'paper-maker freshman')
    .hold(1, 'wood-cutter')
    .give(1, { wood: 1 });
  expect(fresh.changes('1 grain-utilization; instead freshman; yes; play wood-cutter')).toMatchObject({
    '1 wood': [1, 0],
    '1 food': [2, 4],
    '1 card wood-cutter': [0, 1],
  });
});

test('B109 Paper Maker: before an occupation that chance has chosen', () => {
  const game = maker().hold(1, 'moonshine').give(1, { wood: 1, food: 0 });
  game.play('1 meeting-place; yes; play moonshine\n* draw wood-cutter');
  expect(game.offered()).toEqual(['play wood-cutter', 'pass-on']);
  expect(game.changes('play wood-cutter; yes')).toMatchObject({
    '1 wood': [1, 0],
    '1 card wood-cutter': [0, 1],
  });
});
