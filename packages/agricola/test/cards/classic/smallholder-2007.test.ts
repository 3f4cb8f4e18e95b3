import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K286 Smallholder: a pasture for 2 animals holds 3', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sheep' })
    .inPlay(1, 'smallholder-2007')
    .lay(1, { fences: 'a5n a5e a5s a5w' })
    .give(1, { sheep: 3 });
  expect(game.changes('1 sheep')).toMatchObject({ '1 sheep': [3, 4] });
});

test('K286 Smallholder: larger pastures hold no more', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sheep' })
    .inPlay(1, 'smallholder-2007')
    .lay(1, { fences: 'a4n a5n a5e a5s a4s a4w' })
    .give(1, { sheep: 5 })
    .play('1 sheep');
  expect(game.offered(1)).toEqual(['keep 5 sheep']);
});

test.each([
  ['a1 a2', 4],
  ['a1 a2 a3', 3],
])('K286 Smallholder: with fields on %s a field is sown with %i grain', (fields, grain) => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'smallholder-2007')
    .lay(1, { fields })
    .give(1, { grain: 1 });
  game.play('1 sow-bake; sow grain a1');
  if (grain === 4) game.play('1 add a1');
  expect(game.board()['1 a1 grain']).toBe(grain);
  expect(game.asked()[0].seat).toBe(2);
});
