import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const CARDS = 'fencing major-improvement grain-utilization sheep-market';

const workman = () =>
  new CardScenario({ round: 4, revealed: CARDS })
    .inPlay(1, 'master-workman')
    .lay(1, { fields: 'b3' })
    .give(1, { wood: 3, grain: 1, clay: 1 });

test('A126 Master Workman: 1 wood before the card on round space 1 is used, which may be spent there', () => {
  expect(workman().changes('1 fencing; pasture a5')).toMatchObject({
    '1 wood': [3, 0],
    '1 fence a5n': [0, 1],
  });
});

test('A126 Master Workman: 1 clay with that on round space 2', () => {
  expect(workman().changes('1 major-improvement; major fireplace-2')).toMatchObject({ '1 clay': [1, 0] });
});

test('A126 Master Workman: 1 reed with that on round space 3', () => {
  expect(workman().changes('1 grain-utilization; sow grain b3')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 b3 grain': [0, 3],
    '1 reed': [0, 1],
  });
});

test('A126 Master Workman: 1 stone with that on round space 4', () => {
  expect(workman().changes('1 sheep-market')).toEqual({
    'person sheep-market': [0, 1],
    'on sheep-market': [1, 0],
    '1 home': [2, 1],
    '1 sheep': [0, 1],
    '1 stone': [0, 1],
  });
});

test('A126 Master Workman: nothing with the card on round space 5, on the board, or when others use the cards', () => {
  const game = new CardScenario({ round: 5, revealed: `${CARDS} western-quarry` }).inPlay(
    1,
    'master-workman',
  );
  expect(game.changes('1 western-quarry')).toEqual({
    'person western-quarry': [0, 1],
    'on western-quarry': [1, 0],
    '1 home': [2, 1],
    '1 stone': [0, 1],
  });
  expect(game.changes('2 sheep-market')).toEqual({
    'person sheep-market': [0, 2],
    'on sheep-market': [1, 0],
    '2 home': [2, 1],
    '2 sheep': [0, 1],
  });
});
