import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Four players with one person each; seat 1 has the cards and has used Fishing, then the others play their lines. */
function evening(revealed: string, cards: string, lines: string): CardScenario {
  const game = new CardScenario({ seats: 4, round: revealed.split(' ').length, revealed }).inPlay(1, cards);
  for (const seat of [1, 2, 3, 4]) game.family(seat, 1).give(seat, { food: 9 });
  game.lay(2, { fields: 'b3' }).give(2, { grain: 1 }).give(3, { wood: 4 });
  return game.play(`1 fishing\n${lines}`);
}

const SOW = '2 grain-utilization; sow grain b3';
const FENCE = '3 fencing; pasture a5';

test('A151 Minstrel: the effect of the only unoccupied card on round spaces 1 to 4, without a person', () => {
  const game = evening('grain-utilization sheep-market', 'minstrel', `${SOW}\n3 clay-pit\n4 copse`).give(1, {
    grain: 0,
  });
  expect(game.changes('1 yes')).toEqual({
    round: [2, 3],
    'person fishing': [1, 0],
    'person grain-utilization': [2, 0],
    'person clay-pit': [3, 0],
    'person copse': [4, 0],
    'on sheep-market': [1, 0],
    '1 sheep': [0, 1],
    '1 home': [0, 1],
    '2 home': [0, 1],
    '3 home': [0, 1],
    '4 home': [0, 1],
  });
});

test('A151 Minstrel: it may be left', () => {
  const game = evening('grain-utilization sheep-market', 'minstrel', `${SOW}\n3 clay-pit\n4 copse`);
  expect(game.changes('1 no')).not.toHaveProperty('1 sheep');
});

test('A151 Minstrel: the space does not count as used', () => {
  const game = evening('grain-utilization fencing', 'minstrel stock-protector', `${SOW}\n3 clay-pit`);
  game.give(1, { wood: 4 }).play('4 copse');
  expect(game.changes('1 yes; pasture a5')).toMatchObject({ round: [2, 3], '1 wood': [4, 0] });
});

test('A151 Minstrel: nothing is asked where the effect is impossible', () => {
  const game = evening('grain-utilization fencing', 'minstrel', `${SOW}\n3 clay-pit\n4 copse`);
  expect(game.asked()[0].kind).toBe('reveal');
});

test('A151 Minstrel: in round 1 the only card, because those not revealed count as occupied', () => {
  const game = evening('sheep-market', 'minstrel', '2 clay-pit\n3 reed-bank\n4 copse');
  expect(game.offered()).toEqual(['yes', 'no']);
});

test('A151 Minstrel: not if two of them are unoccupied', () => {
  const game = evening('grain-utilization sheep-market', 'minstrel', '2 clay-pit\n3 reed-bank\n4 copse');
  expect(game.asked()[0].kind).toBe('reveal');
});

test('A151 Minstrel: not if all of them are occupied; the card on round space 5 does not count', () => {
  const cards = 'grain-utilization fencing sheep-market major-improvement western-quarry';
  const game = evening(cards, 'minstrel', '').occupy('major-improvement', 2).give(1, { stone: 0 });
  game.play(`${SOW}\n${FENCE}\n4 sheep-market`);
  expect(game.asked()[0].kind).toBe('reveal');
});

test('A151 Minstrel: to a Little Peasant in a small house no card is occupied, so never only one is not (RU-47)', () => {
  const lines = `${SOW}\n3 clay-pit\n4 copse`;
  const game = evening('grain-utilization sheep-market', 'minstrel little-peasant', lines);
  expect(game.asked()[0].kind).toBe('reveal');
});
