import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const STAGES =
  'sheep-market fencing grain-utilization major-improvement basic-wish house-redevelopment western-quarry';

const late = () => new CardScenario({ round: 8, revealed: `${STAGES} pig-market` });

test('A052 Throwing Axe: 1 wood, from round 7 on', () => {
  const game = new CardScenario({ round: 6, revealed: 'basic-wish' }).hold(1, 'throwing-axe basket');
  game.give(1, { wood: 1, reed: 1 }).play('1 meeting-place; yes');
  expect(game.why('play throwing-axe')).toMatchObject({ why: 'needs' });
  const later = new CardScenario({ round: 7, revealed: STAGES }).hold(1, 'throwing-axe').give(1, { wood: 1 });
  expect(later.changes('1 meeting-place; yes; play throwing-axe')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand throwing-axe': [1, 0],
    '1 card throwing-axe': [0, 1],
  });
});

test('A052 Throwing Axe: 2 food with a wood accumulation space while a boar is on the Pig Market', () => {
  const game = late().inPlay(1, 'throwing-axe');
  expect(game.changes('1 forest')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 3],
    '1 food': [2, 4],
  });
});

test('A052 Throwing Axe: nothing once the boars are taken, or before the market is there', () => {
  const game = late().inPlay(1, 'throwing-axe').play('1 clay-pit\n2 pig-market');
  expect(game.changes('1 forest')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [1, 0],
    '1 wood': [0, 3],
  });
  const early = new CardScenario().inPlay(1, 'throwing-axe');
  expect(early.changes('1 forest')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 3],
  });
});
