import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

test('A113 Heresy Teacher: at Lessons 1 vegetable in each field with 3 grain and no vegetable', () => {
  const game = new CardScenario()
    .inPlay(1, 'heresy-teacher')
    .hold(1, 'manservant')
    .lay(1, { fields: 'a2 a3 a4 a5', grain: { a2: 3, a3: 3, a4: 2 }, vegetables: { a5: 2 } })
    .lay(2, { fields: 'a3', grain: { a3: 3 } });
  expect(game.changes('1 lessons; play manservant')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 1],
    '1 hand manservant': [1, 0],
    '1 card manservant': [0, 1],
    '1 a2 vegetable': [0, 1],
    '1 a3 vegetable': [0, 1],
  });
});

test('A113 Heresy Teacher: a field that has a vegetable gets no second one', () => {
  const game = new CardScenario()
    .inPlay(1, 'heresy-teacher')
    .hold(1, 'manservant')
    .lay(1, { fields: 'a2', grain: { a2: 3 }, vegetables: { a2: 1 } });
  expect(game.changes('1 lessons; play manservant')).not.toHaveProperty('1 a2 vegetable');
});

test('A113 Heresy Teacher: every Lessons space, but only when its owner uses it', () => {
  const game = new CardScenario({ seats: 4, start: 2 })
    .inPlay(1, 'heresy-teacher')
    .hold(1, 'manservant')
    .hold(2, 'confidant')
    .lay(1, { fields: 'a2', grain: { a2: 3 } });
  game.play('2 lessons; play confidant; two-rounds\n3 forest\n4 grove');
  expect(game.board()).not.toHaveProperty('1 a2 vegetable');
  expect(game.changes('1 lessons-4; play manservant')).toMatchObject({ '1 a2 vegetable': [0, 1] });
});

test('A113 Heresy Teacher: not in the turn in which it is played', () => {
  const game = new CardScenario().hold(1, 'heresy-teacher').lay(1, { fields: 'a2', grain: { a2: 3 } });
  expect(game.changes('1 lessons; play heresy-teacher')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand heresy-teacher': [1, 0],
    '1 card heresy-teacher': [0, 1],
  });
});

test('A113 Heresy Teacher RU-72: the grain above is harvested first, one crop in each field phase', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'heresy-teacher')
    .lay(1, { fields: 'a2 a3', grain: { a2: 1 }, vegetables: { a2: 1, a3: 1 } });
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 grain': [0, 1],
    '1 a2 grain': [1, 0],
    '1 vegetable': [0, 1],
    '1 a3 vegetable': [1, 0],
  });
});

test('A113 Heresy Teacher AG-R1421: a field with a vegetable left is planted and cannot be sown', () => {
  const game = new CardScenario({ revealed: 'grain-utilization' })
    .inPlay(1, 'heresy-teacher')
    .lay(1, { fields: 'a2 a3', vegetables: { a2: 1 } })
    .give(1, { grain: 2 })
    .play('1 grain-utilization');
  expect(game.why('1 sow grain a2')).toMatchObject({ why: 'field-planted' });
  expect(game.points(1, 'vegetables')).toBe(1);
});
