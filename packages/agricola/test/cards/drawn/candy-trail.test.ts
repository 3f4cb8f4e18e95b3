import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Candy Trail: stays; 1 point at the start of each of the next 3 rounds', () => {
  const game = atQuarry();
  expect(game.changes(drawing('candy-trail'))).toEqual({
    ...TAKEN,
    '1 card candy-trail': [0, 1],
    '1 round 6 candy-trail': [0, 1],
    '1 round 7 candy-trail': [0, 1],
    '1 round 8 candy-trail': [0, 1],
  });
  expect(game.changes('2 clay-pit\n1 fishing\n2 day-laborer\n* reveal basic-wish')).toMatchObject({
    round: [5, 6],
    '1 bonus': [0, 1],
  });
});
