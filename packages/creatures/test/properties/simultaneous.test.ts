import { broken } from '@furrow/creatures/invariants';
import { seededDice } from '@furrow/kernel/dice';
import { failures, must } from '@furrow/testkit/failures';
import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';

/** Both are about to breed with more animals than find room; 1 has the Assembly Hall, 2 the Woodshop. */
function bothBreeding(start: 1 | 2): Scenario {
  const game = new Scenario({ buildings: 'assembly-hall,woodshop', start });
  game.state.offer.length = 0;
  game.state.tiles -= 2;
  game.lay(1, { at: { a0: 'assembly-hall', a1: 'stall' } }).lay(2, { at: { a0: 'woodshop', a1: 'stall' } });
  game.give(1, { sheep: 4 }).give(2, { sheep: 4, pig: 2 });
  game.play('building-resources\nwood-3\nstone-1\nstone-2\nstart-wood\nreed-sheep');
  while (game.decision()?.kind === 'beforeBreeding') game.play('done');
  return game;
}

test.each([1, 2] as const)('X20 Q14 a border handed over while both breed, start player %d', (start) => {
  let twice = 0;
  const found = failures(1, 100, (seed) => {
    const dice = seededDice(seed);
    const game = bothBreeding(start);
    game.play('1 assembly-hall');
    while (game.decision()?.kind !== 'work') {
      const all = game.record.decisions();
      if (new Set(all.map(({ seat }) => seat)).size < all.length) twice++;
      const { seat, kind, domain } = all[dice.below(all.length)];
      const move = domain.sample(dice);
      const verdict = game.record.play(seat, move);
      must(verdict.ok, () => `seed ${seed}: ${kind} ${JSON.stringify([seat, move, verdict])}`);
      const wrong = broken(game.state);
      must(
        wrong.length === 0,
        () => `seed ${seed}: ${kind} ${JSON.stringify([seat, move])}: ${wrong.join('; ')}`,
      );
    }
    const { borders } = game.state;
    must(borders === 6, () => `seed ${seed}: ${borders} borders are left`);
  });
  expect(found).toEqual([]);
  expect(twice).toBe(0);
});

test('X20 Q11 a border handed over in mid-action does not strand the action', () => {
  const game = new Scenario({ buildings: 'assembly-hall,woodshop' });
  game.lay(1, { at: { a0: 'assembly-hall' } }).lay(2, { at: { a0: 'woodshop' } });
  game.give(1, { wood: 1, border: 1 }).play('1 fences');
  expect(game.why('1 assembly-hall')).toMatchObject({ why: 'strands-the-turn' });
  expect(game.offered()).toContain('border a1n');
});
