import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 I Am Your Father: the family grows if there is room', () => {
  expect(atQuarry().changes(drawing('i-am-your-father'))).toEqual({
    ...TAKEN,
    'out i-am-your-father': [0, 1],
  });
  const roomy = atQuarry().lay(1, { rooms: 'a1' });
  expect(roomy.changes(drawing('i-am-your-father'))).toMatchObject({ '1 people': [2, 3] });
});

test('AG-V52.5 I Am Your Father: impossible for a player with 5 people', () => {
  const game = atQuarry().family(1, 5).lay(1, { rooms: 'a1 a2 a3 b2' });
  expect(game.changes(drawing('i-am-your-father'))).not.toHaveProperty('1 people');
});
