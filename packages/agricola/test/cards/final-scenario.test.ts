import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const STAGES_1_TO_4 =
  'major-improvement fencing grain-utilization sheep-market basic-wish house-redevelopment western-quarry ' +
  'vegetable-seeds pig-market cattle-market eastern-quarry';
const ROUND_13 = { round: 13, revealed: `${STAGES_1_TO_4} urgent-wish cultivation` };

test('B023 Final Scenario: its owner alone can use Farm Redevelopment before it is revealed', () => {
  const game = new CardScenario()
    .inPlay(1, 'final-scenario')
    .give(1, { clay: 2, reed: 1 })
    .give(2, { clay: 2, reed: 1 });
  expect(game.changes('1 farm-redevelopment')).toEqual({
    'person farm-redevelopment': [0, 1],
    '1 house': ['wood', 'clay'],
    '1 clay': [2, 0],
    '1 reed': [1, 0],
    '1 home': [2, 1],
  });
});

test('B023 Final Scenario: nobody else, in no round', () => {
  const game = new CardScenario()
    .inPlay(1, 'final-scenario')
    .give(1, { clay: 4, reed: 2 })
    .give(2, { clay: 2, reed: 1 });
  game.play('1 forest');
  expect(game.why('2 farm-redevelopment')).toMatchObject({ why: 'not-revealed' });
  game.play('2 clay-pit\n1 farm-redevelopment\n2 fishing\n* reveal fencing\n1 reed-bank');
  expect(game.why('2 farm-redevelopment')).toMatchObject({ why: 'not-revealed' });
  game.give(1, { stone: 2, reed: 1 }).play('2 clay-pit\n1 farm-redevelopment');
  expect(game.board()).toMatchObject({ '1 house': 'stone' });
});

test('B023 Final Scenario: in the very round in which it is played', () => {
  const game = new CardScenario().hold(1, 'final-scenario').give(1, { clay: 2, reed: 1 });
  expect(game.why('1 farm-redevelopment')).toMatchObject({ why: 'not-revealed' });
  expect(game.changes('1 meeting-place; yes; play final-scenario')).toMatchObject({
    '1 card final-scenario': [0, 1],
  });
  game.play('2 forest\n1 farm-redevelopment');
  expect(game.board()).toMatchObject({ '1 house': 'clay' });
});

test('B023 Final Scenario: from round 14 on the space is everybody’s', () => {
  const game = new CardScenario(ROUND_13).inPlay(1, 'final-scenario');
  game.give(1, { food: 9 }).give(2, { food: 9, clay: 2, reed: 1 });
  game.play('1 forest\n2 fishing\n1 reed-bank\n2 day-laborer\n1 clay-pit');
  expect(game.board()).toMatchObject({ round: 14, 'revealed farm-redevelopment': 14 });
  expect(game.changes('2 farm-redevelopment')).toMatchObject({
    'person farm-redevelopment': [0, 2],
    '2 house': ['wood', 'clay'],
  });
});

test('B023 Final Scenario: in round 13 or before', () => {
  const game = new CardScenario({ round: 14, revealed: `${ROUND_13.revealed} farm-redevelopment` }).hold(
    1,
    'final-scenario',
  );
  game.play('1 meeting-place');
  expect(game.offered()).toEqual(['no']);
});
