import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E207 Stablehand: a stable for nothing with fences, and it must be built', () => {
  const game = new CardScenario({ edition: '2007', seats: 2, revealed: 'fences' })
    .inPlay(1, 'stablehand-2007')
    .give(1, { wood: 4 });
  game.play('1 fences; pasture a5');
  expect(game.offered()).not.toContain('no');
  expect(game.changes('1 stable a5')).toEqual({ '1 a5 stable': [0, 1] });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('E207 Stablehand: nothing, if all stables stand', () => {
  const game = new CardScenario({ edition: '2007', seats: 2, revealed: 'fences' })
    .inPlay(1, 'stablehand-2007')
    .lay(1, { stables: 'a1 a2 a3 a4' })
    .give(1, { wood: 4 });
  expect(game.play('1 fences; pasture a5').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});
