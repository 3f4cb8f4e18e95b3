import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E182 Charcoal Burner: 1 food and 1 wood when somebody builds what bakes', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, revealed: 'improvement' })
    .inPlay(1, 'charcoal-burner-2007')
    .give(2, { clay: 2 })
    .play('1 clay-1');
  expect(game.changes('2 improvement; major fireplace-2')).toMatchObject({
    '1 food': [2, 3],
    '1 wood': [0, 1],
  });
});

test('E182 Charcoal Burner: also for the own, and for minor improvements', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, revealed: 'improvement' })
    .inPlay(1, 'charcoal-burner-2007')
    .own(1, 'clay-oven')
    .hold(1, 'bakehouse-2007')
    .give(1, { stone: 3 });
  game.play('1 improvement; play bakehouse-2007');
  expect(game.board()).toMatchObject({ '1 food': 3, '1 wood': 1, '1 card bakehouse-2007': 1 });
});

test('E182 Charcoal Burner: not for the Well', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, revealed: 'improvement' })
    .inPlay(1, 'charcoal-burner-2007')
    .give(1, { wood: 1, stone: 3 });
  game.play('1 improvement; major well');
  expect(game.board()).toMatchObject({ '1 food': 2 });
  expect(game.board()).not.toHaveProperty('1 wood');
});
