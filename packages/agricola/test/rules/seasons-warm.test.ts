import { FOOD } from '@furrow/agricola/state/goods';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { describe, expect, test } from 'vitest';
import { reveal } from './late-game';

/** Round 1 of a game that begins in this season; the named round cards are usable. */
function inSeason(season: string, ...cards: readonly string[]): AgricolaScenario {
  return reveal(new AgricolaScenario({ options: { seasons: season } }), ...cards);
}

describe('summer', () => {
  test('AG-V50.5 plow a field, and/or sell 1 grain for 4 food', () => {
    const game = inSeason('summer').give(1, { grain: 2, food: 0 });
    game.play('1 summer-action; plow; field a3; grain; sell');
    expect(game.board()).toMatchObject({ '1 grain': 1, '1 food': 4, '1 a3': 'field' });
    expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  });

  test('AG-V50.5 bake or sell, not both', () => {
    const game = inSeason('summer').give(1, { grain: 3, food: 0 }).own(1, 'fireplace-2');
    game.play('1 summer-action; grain');
    expect(game.offered().sort()).toEqual(['bake', 'sell']);
    game.play('1 bake; bake 1');
    expect(game.offered()).not.toContain('grain');
    expect(game.why('1 sell')).toBeDefined();
  });

  test('AG-V50.5 either part alone is enough', () => {
    const seller = inSeason('summer').give(1, { grain: 1, food: 0 });
    seller.play('1 summer-action; grain; sell; done');
    expect(seller.board()['1 food']).toBe(4);
    const plower = inSeason('summer');
    plower.play('1 summer-action; field a3');
    expect(plower.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  });

  test('AG-V50 the Day Laborer also gives 1 grain, in summer only', () => {
    expect(inSeason('summer').changes('1 day-laborer')).toMatchObject({
      '1 grain': [0, 1],
      '1 food': [2, 4],
    });
    expect(inSeason('autumn').changes('1 day-laborer')['1 grain']).toBeUndefined();
  });

  test('AG-Q68 AG-V50.5 each room built allows 1 stable free of cost in the same action', () => {
    const game = inSeason('summer').give(1, { wood: 10, reed: 4 });
    game.play('1 farm-expansion; room a1; room b2; stable a3; stable a4');
    expect(game.player(1).goods.slice(0, 3)).toEqual([0, 0, 0]);
    expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  });

  test('AG-Q68 a stable without a room is paid, and the free one need not be taken', () => {
    const paid = inSeason('summer').give(1, { wood: 2 });
    expect(paid.changes('1 farm-expansion; stable a3')['1 wood']).toEqual([2, 0]);
    const game = inSeason('summer').give(1, { wood: 5, reed: 2 });
    game.play('1 farm-expansion; room a1; done');
    expect(game.player(1).farm.stables).toBe(0);
  });

  test('AG-Q68 nobody has more than 4 stables, free ones included', () => {
    const game = inSeason('summer').give(1, { wood: 5, reed: 2 }).lay(1, { stables: 'a5 b5 c5 c4' });
    game.play('1 farm-expansion; room a1');
    expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  });

  test('AG-V50 in other seasons a room brings no free stable', () => {
    const game = inSeason('spring').give(1, { wood: 5, reed: 2 });
    game.play('1 farm-expansion; room a1');
    expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  });
});

describe('autumn', () => {
  test('AG-V50.6 AG-Q66 the own fields give 1 crop each, those of others do not', () => {
    const game = inSeason('autumn');
    for (const seat of [1, 2]) game.lay(seat, { fields: 'a3 a4', grain: { a3: 3 }, vegetables: { a4: 2 } });
    game.play('1 autumn-action; field; vegetable');
    expect(game.board()).toMatchObject({
      '1 grain': 1,
      '1 vegetable': 2,
      '1 a3 grain': 2,
      '1 a4 vegetable': 1,
      '2 a3 grain': 3,
      '2 a4 vegetable': 2,
    });
    expect((game.heard as { event: string }[]).some(({ event }) => event === 'harvest')).toBe(false);
  });

  test('AG-V50.6 the regular harvest of the round still takes place', () => {
    const game = inSeason('autumn').lay(1, { fields: 'a3', grain: { a3: 3 } });
    game.state.round = 4;
    game.give(1, { food: 9 }).give(2, { food: 9 });
    game.play('1 autumn-action; field; done\n2 day-laborer\n1 clay-pit\n2 reed-bank');
    expect(game.board()).toMatchObject({ '1 a3 grain': 1, '1 grain': 2, round: 5 });
  });

  test.each([
    ['spring', 'breed'],
    ['autumn', 'field'],
  ])(
    'AG-R1013 AG-V50.4 in %s a single phase is no harvest: craft buildings do not work, nobody eats',
    (season, phase) => {
      const game = inSeason(season).own(1, 'joinery').give(1, { wood: 2, food: 0, sheep: 2, grain: 1 });
      game.lay(1, { fields: 'a3 a4', grain: { a3: 2 }, fences: 'a5n a5w a5e b5s b5w b5e' });
      game.play(`1 ${season}-action; ${phase}; done`);
      expect(game.board()).toMatchObject({ '1 wood': 2 });
      expect(game.player(1)).toMatchObject({ begging: 0 });
      expect(game.player(1).goods[FOOD]).toBe(0);
      expect((game.heard as { event: string }[]).map(({ event }) => event)).not.toContain('harvest');
      expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
    },
  );

  test('AG-V50 the vegetable alone is enough', () => {
    const game = inSeason('autumn');
    expect(game.changes('1 autumn-action')).toMatchObject({ '1 vegetable': [0, 1] });
  });

  test('AG-Q69 AG-V50.7 a major costs 1 building resource less, at the choice of the builder', () => {
    const game = inSeason('autumn', 'major-improvement').give(1, { wood: 1, stone: 3 });
    game.play('1 major-improvement; major well');
    expect(game.offered().sort()).toEqual(['pay 1 wood 2 stone', 'pay 3 stone']);
    game.play('1 pay 3 stone');
    expect(game.board()).toMatchObject({ '1 wood': 1, 'major well': 1 });
  });

  test('AG-Q69 only what is printed in the price can be saved, and only 1', () => {
    const game = inSeason('autumn', 'major-improvement').give(1, { clay: 1 });
    game.play('1 major-improvement');
    expect(game.offered()).toEqual(['major fireplace-2']);
  });

  test('AG-Q69 nothing is saved when a Fireplace is returned', () => {
    const game = inSeason('autumn', 'major-improvement').own(1, 'fireplace-2').give(1, { clay: 0 });
    expect(game.changes('1 major-improvement; major cooking-hearth-4')).toMatchObject({
      'major fireplace-2': [1, 0],
      'major cooking-hearth-4': [0, 1],
    });
    expect(game.player(1).goods.slice(0, 4)).toEqual([0, 0, 0, 0]);
  });

  test('AG-V50.7 House Redevelopment has the discount too, and renovating has not', () => {
    const game = inSeason('autumn', 'house-redevelopment').give(1, { clay: 3, reed: 1 });
    game.play('1 house-redevelopment; yes; major fireplace-2');
    expect(game.player(1).goods.slice(0, 3)).toEqual([0, 0, 0]);
    expect(
      inSeason('autumn', 'house-redevelopment').give(1, { clay: 1, reed: 1 }).why('1 house-redevelopment'),
    ).toMatchObject({ why: 'cannot-pay' });
  });

  test('AG-V50 in other seasons the full price is paid', () => {
    const game = inSeason('summer', 'major-improvement').give(1, { clay: 1 });
    expect(game.why('1 major-improvement')).toBeDefined();
  });
});
