import { describe, expect, test } from 'vitest';
import { FED, lastTurn, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

describe('B101 Furniture Carpenter', () => {
  test('B101 Furniture Carpenter: 1 bonus point for 2 food, once in a harvest', () => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'furniture-carpenter').own(1, 'joinery');
    expect(game.changes('1 clay-pit; yes')).toEqual({
      ...ROUND_FIVE,
      ...FED,
      '1 food': [20, 14],
      '1 bonus': [0, 1],
    });
    expect(game.points(1, 'bonus')).toBe(1);
  });

  test('B101 Furniture Carpenter: whoever owns the Joinery', () => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'furniture-carpenter').own(2, 'joinery');
    expect(game.changes('1 clay-pit; yes')).toMatchObject({ '1 bonus': [0, 1] });
  });

  test('B101 Furniture Carpenter: nothing while the Joinery is on display', () => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'furniture-carpenter').own(1, 'well');
    expect(game.changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED });
  });

  test('B101 Furniture Carpenter RU-73: declined before feeding, it may still be bought at the end', () => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'furniture-carpenter').own(2, 'joinery');
    game.play('1 clay-pit; no');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'may', open: false }]);
    expect(game.board()).toMatchObject({ round: 4, '1 food': 16 });
    expect(game.changes('1 yes')).toEqual({
      round: [4, 5],
      '1 home': [0, 2],
      '2 home': [0, 2],
      '1 food': [16, 14],
      '1 bonus': [0, 1],
    });
  });

  test('B101 Furniture Carpenter RU-73: a newborn animal may pay for it at the end', () => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'furniture-carpenter').own(2, 'joinery');
    game.own(1, 'fireplace-2').give(1, { food: 4, sheep: 2 }).lay(1, { stables: 'a5 c5' });
    game.play('1 clay-pit; no; feed nothing');
    expect(game.changes('1 yes')).toMatchObject({ '1 sheep': [3, 2], '1 bonus': [0, 1] });
  });

  test('B101 Furniture Carpenter RU-73 AG-Q13: after the last breeding there is no more buying', () => {
    const game = lastTurn({ round: 14, revealed: 'farm-redevelopment' });
    game.inPlay(1, 'furniture-carpenter').own(1, 'joinery').give(1, { wood: 1 });
    game.play('1 clay-pit; no; feed nothing; done');
    expect(game.asked()).toEqual([]);
    expect(game.board()).toMatchObject({ '1 food': 16 });
  });

  test('B101 Furniture Carpenter RU-73: in the last harvest food from the Joinery can pay for it', () => {
    const game = lastTurn({ round: 14, revealed: 'farm-redevelopment' });
    game.inPlay(1, 'furniture-carpenter').own(1, 'joinery').give(1, { food: 4, wood: 1 });
    game.play('1 clay-pit; no; feed 1 wood');
    expect(game.offered()).toEqual(['done', 'furniture-carpenter']);
    expect(game.changes('furniture-carpenter')).toMatchObject({ '1 food': [2, 0], '1 bonus': [0, 1] });
    expect(game.asked()).toEqual([]);
  });

  test('B101 Furniture Carpenter: the next harvest allows it again', () => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'furniture-carpenter').own(2, 'joinery');
    game.play('1 clay-pit; yes\n* reveal basic-wish');
    game.state.round = 7;
    for (const player of game.state.players) player.home = 0;
    game.player(1).home = 1;
    expect(game.changes('1 clay-pit; yes')).toMatchObject({ '1 bonus': [1, 2] });
  });

  test('B101 Furniture Carpenter: it may leave too little for the family', () => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'furniture-carpenter').own(2, 'joinery');
    game.give(1, { food: 4 }).play('1 clay-pit; yes');
    expect(game.changes('1 feed 2 begging')).toMatchObject({ '1 begging': [0, 2], '1 food': [2, 0] });
  });
});
