import { layDelivery } from '@furrow/agricola/spaces/coming';
import { fencesLeft } from '@furrow/agricola/state/supply';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { occupationPlayed } from './played';

const ID = 'fence-deliveryman-2007';

test('I265 Fence Deliveryman: 4 fences wait on the spaces 6 and 10 rounds later', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, ID);
  expect(game.changes(`1 occupation; play ${ID}`)).toEqual({
    ...occupationPlayed(ID),
    [`1 round 7 ${ID}`]: [0, 4],
    [`1 round 11 ${ID}`]: [0, 4],
  });
  expect(fencesLeft(game.player(1))).toBe(7);
});

test('RU-380 Fence Deliveryman: with 7 fences only the earlier round gets some', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, ID);
  game.player(1).fencesLost = 8;
  expect(game.changes(`1 occupation; play ${ID}`)).toEqual({
    ...occupationPlayed(ID),
    [`1 round 7 ${ID}`]: [0, 4],
  });
});

/** Round 7 has begun, for which 4 fences wait; some are on the farm. */
function due(fences = '', options = {}): CardScenario {
  const game = lastTurn({ edition: '2007', round: 6, revealed: 'stone-2', options })
    .inPlay(1, ID)
    .lay(1, { fences });
  const player = game.player(1);
  layDelivery(player, player.played[0], 7, 4);
  game.play('1 clay-1');
  game.play(`* ${game.offered()[0]}`);
  return game;
}

test('I265 Fence Deliveryman: for 2 food all 4 fences are built', () => {
  const game = due();
  expect(game.asked()).toEqual([{ seat: 1, kind: 'may', open: false }]);
  expect(game.changes('1 yes; pasture a5')).toMatchObject({ '1 food': [20, 18] });
  expect(fencesLeft(game.player(1))).toBe(11);
  expect(game.player(1).coming).toEqual([]);
});

test('I265 Fence Deliveryman: no fewer than 4, in several pastures if need be', () => {
  const game = due('a4n a5n a5e a5s a4s a4w');
  game.play('1 yes');
  expect(game.why('1 fence a4e')).toBeUndefined();
  game.play('1 pasture a3');
  expect(fencesLeft(game.player(1))).toBe(5);
});

test('AG-R809 Fence Deliveryman: only what leads to 4 fences is offered', () => {
  const game = due('a4n a5n a5e a5s a4s a4w');
  game.play('1 yes; pasture a3');
  expect(game.offered(1)).toEqual(['pasture a4', 'pasture a5']);
  expect(game.why('1 done')).toMatchObject({ why: 'too-few', atLeast: 1 });
});

test('RU-380 Fence Deliveryman: where 4 fences cannot be built, nothing is asked', () => {
  const game = due('a5n a5e a5s a5w');
  expect(game.offered(1)).toContain('grain');
  expect(fencesLeft(game.player(1))).toBe(11);
});

test('RU-380 Fence Deliveryman: fences that are not built go back to the supply', () => {
  const game = due();
  game.play('1 no');
  expect(fencesLeft(game.player(1))).toBe(15);
});

test('AG-V34 Fence Deliveryman: with open pastures single fences count too, until all 4 stand', () => {
  const game = due('a5n a5e a5s a5w', { 'open-pastures': 'on' });
  game.play('1 yes; pasture a4');
  expect(game.offered(1)).not.toContain('done');
  game.play('1 fence a2n');
  expect(fencesLeft(game.player(1))).toBe(7);
});
