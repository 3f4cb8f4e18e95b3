import { expect, test } from 'vitest';
import { atQuarry, drawing } from './at-quarry';

test('AG-V52 Beam Me Down, Welshie: another person is placed at once', () => {
  const game = atQuarry();
  game.play(drawing('beam-me-down-welshie'));
  expect(game.offered()).not.toContain('western-quarry');
  expect(game.changes('1 fishing')).toMatchObject({
    'person fishing': [0, 1],
    '1 home': [1, 0],
    'out beam-me-down-welshie': [0, 1],
  });
});

test('AG-V52 Beam Me Down, Welshie: nothing happens if nobody is at home', () => {
  const game = atQuarry();
  game.player(1).home = 1;
  expect(game.changes(drawing('beam-me-down-welshie'))).toMatchObject({ 'out beam-me-down-welshie': [0, 1] });
  expect(game.asked()[0].seat).toBe(2);
});
