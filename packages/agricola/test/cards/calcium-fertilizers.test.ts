import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const quarry = (space: string, round: number) =>
  new CardScenario({ round, revealed: `grain-utilization ${space}` })
    .inPlay(1, 'calcium-fertilizers patch-caregiver')
    .lay(1, { fields: 'a2 a3 a4 a5', grain: { a2: 1, a4: 2 }, vegetables: { a3: 2, a4: 1 } });

test.each([
  ['western-quarry', 5],
  ['eastern-quarry', 10],
])(
  'A72 Calcium Fertilizers: with %s 1 more crop on each field with one kind, field cards included',
  (space, round) => {
    const game = quarry(space, round);
    game.player(1).memory[1] = 2;
    expect(game.changes(`1 ${space}`)).toEqual({
      [`person ${space}`]: [0, 1],
      [`on ${space}`]: [1, 0],
      '1 home': [2, 1],
      '1 stone': [0, 1],
      '1 a2 grain': [1, 2],
      '1 a3 vegetable': [2, 3],
      '1 on patch-caregiver': [2, 3],
    });
  },
);

test('A72 Calcium Fertilizers: not with other spaces, and not for others', () => {
  const game = quarry('western-quarry', 5);
  expect(game.changes('1 day-laborer')).toMatchObject({ '1 food': [2, 4] });
  expect(game.changes('2 western-quarry')).toEqual({
    'person western-quarry': [0, 2],
    'on western-quarry': [1, 0],
    '2 home': [2, 1],
    '2 stone': [0, 1],
  });
});

test('A72 Calcium Fertilizers: is free, but only without field tiles', () => {
  const game = new CardScenario()
    .hold(1, 'calcium-fertilizers basket')
    .give(1, { reed: 1 })
    .lay(1, { fields: 'a2' });
  game.play('1 meeting-place; yes');
  expect(game.why('play calcium-fertilizers')).toMatchObject({ why: 'needs' });
  const free = new CardScenario().hold(1, 'calcium-fertilizers').inPlay(1, 'patch-caregiver');
  expect(free.changes('1 meeting-place; yes; play calcium-fertilizers')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand calcium-fertilizers': [1, 0],
    '1 card calcium-fertilizers': [0, 1],
  });
});

test('AG-I02 more crops than are sown lie on fields only where a card adds them', () => {
  const game = new CardScenario().lay(1, { fields: 'a3', vegetables: { a3: 3 } });
  expect(game.game.broken(game.state)).toEqual(['AG-I02 crops of 0']);
  game.inPlay(1, 'calcium-fertilizers');
  expect(game.game.broken(game.state)).toEqual([]);
});
