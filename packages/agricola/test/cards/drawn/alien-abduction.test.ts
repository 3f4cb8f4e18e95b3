import { expect, test } from 'vitest';
import { atQuarry, drawing, TAKEN } from './at-quarry';

test('AG-V52 Alien Abduction: an animal is taken away, and two come back in two rounds', () => {
  const game = atQuarry().give(1, { sheep: 1 });
  game.play(drawing('alien-abduction')).play('1 sheep');
  expect(game.board()).toMatchObject({ '1 round 7 sheep': 2, 'out alien-abduction': 1 });
  expect(game.board()).not.toHaveProperty('1 sheep');
});

test('AG-V52 Alien Abduction: its owner chooses the animal; without animals nothing happens', () => {
  expect(atQuarry().changes(drawing('alien-abduction'))).toEqual({ ...TAKEN, 'out alien-abduction': [0, 1] });
  const game = atQuarry().lay(1, { stables: 'a5' }).give(1, { boar: 1, cattle: 1 });
  game.play(drawing('alien-abduction'));
  expect(game.offered()).toEqual(['boar', 'cattle']);
});
