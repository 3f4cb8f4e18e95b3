import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

/** So many vegetables on a field card, as it keeps them. */
const VEGETABLES = 16;

test.each([
  ['yes', 0, 20],
  ['no', 1, 16],
])(
  'E47 Lettuce Patch: a vegetable that is harvested there may become 4 food (%s)',
  (answer, vegetable, food) => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'lettuce-patch-2007');
    game.player(1).memory[0] = 2 * VEGETABLES;
    game.play(`1 clay-1\n1 ${answer}\n1 feed nothing\n2 feed nothing`);
    expect(game.board()).toMatchObject({ round: 5, '1 food': food, '1 on lettuce-patch-2007': VEGETABLES });
    expect(game.board()['1 vegetable'] ?? 0).toBe(vegetable);
  },
);

test('E47 Lettuce Patch: vegetables of other fields do not count', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'bean-field-2007 lettuce-patch-2007')
    .lay(1, { fields: 'a1', vegetables: { a1: 2 } });
  game.player(1).memory[0] = 2 * VEGETABLES;
  game.play('1 clay-1\n1 feed nothing\n2 feed nothing');
  expect(game.board()).toMatchObject({ round: 5, '1 food': 16, '1 vegetable': 2 });
});

test('E47 Lettuce Patch: it needs 3 occupations, costs nothing and is worth 1 point', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'lettuce-patch-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007');
  expect(game.why('1 start-minor; yes; play lettuce-patch-2007')).toMatchObject({ why: 'needs' });
  game.inPlay(1, 'frame-builder-2007').play('1 play lettuce-patch-2007');
  expect(game.board()).toHaveProperty('1 card lettuce-patch-2007');
  expect(game.points(1, 'improvements')).toBe(1);
});
