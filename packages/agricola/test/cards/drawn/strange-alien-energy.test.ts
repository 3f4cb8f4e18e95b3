import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Strange Alien Energy: three fuel tanks, each of them 2 food at any time', () => {
  const game = atQuarry();
  expect(game.changes(drawing('strange-alien-energy'))).toEqual({
    ...TAKEN,
    '1 card strange-alien-energy': [0, 1],
    '1 on strange-alien-energy': [0, 3],
  });
  expect(game.changes('1 strange-alien-energy\n1 strange-alien-energy')).toMatchObject({
    '1 food': [2, 6],
    '1 on strange-alien-energy': [3, 1],
  });
});
