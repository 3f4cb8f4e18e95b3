import { describe, expect, test } from 'vitest';
import { lastTurn, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

/** Fences for one pasture after the other, from right to left in the top row. */
const PASTURES = ['a5n a5e a5s a5w', 'a4n a4s a4w', 'a3n a3s a3w', 'a2n a2s a2w', 'b5e b5s b5w'];
const FOUR = {
  ...ROUND_FIVE,
  '3 home': [0, 2],
  '4 home': [0, 2],
  '2 food': [20, 16],
  '3 food': [20, 16],
  '4 food': [20, 16],
};

describe('A166 Haydryer', () => {
  test.each([
    [0, 4],
    [1, 3],
    [3, 1],
    [4, 0],
    [5, 0],
  ])('A166 Haydryer: with %i pastures 1 cattle costs %i food, right before a harvest', (pastures, price) => {
    const game = lastTurnBeforeHarvest(4).inPlay(1, 'haydryer');
    game.lay(1, { fences: PASTURES.slice(0, pastures).join(' ') });
    expect(game.changes('1 clay-pit; yes')).toEqual({
      ...FOUR,
      '1 food': [20, 16 - price],
      '1 cattle': [0, 1],
    });
  });

  test('A166 Haydryer RU-76: it may be declined, at no price as well', () => {
    const game = lastTurnBeforeHarvest(4).inPlay(1, 'haydryer');
    game.lay(1, { fences: PASTURES.slice(0, 4).join(' ') });
    expect(game.changes('1 clay-pit; no')).toEqual({ ...FOUR, '1 food': [20, 16] });
  });

  test('A166 Haydryer AG-Q05: crops may pay; who cannot pay is not asked', () => {
    const poor = lastTurnBeforeHarvest(4).inPlay(1, 'haydryer').give(1, { food: 3 }).play('1 clay-pit');
    expect(poor.asked()).toEqual([{ seat: 1, kind: 'feed', open: false }]);
    const game = lastTurnBeforeHarvest(4).inPlay(1, 'haydryer').give(1, { food: 3, grain: 1 });
    game.play('1 clay-pit; yes');
    expect(game.board()).toMatchObject({ '1 cattle': 1 });
    expect(game.board()).not.toHaveProperty('1 grain');
  });

  test('A166 Haydryer AG-R904: the cattle needs room, or something else leaves', () => {
    const game = lastTurnBeforeHarvest(4).inPlay(1, 'haydryer').give(1, { sheep: 1 });
    game.play('1 clay-pit; yes');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
    expect(game.changes('1 keep 1 cattle')).toMatchObject({ '1 sheep': [1, 0] });
  });

  test('A166 Haydryer: the bought cattle breeds in the harvest that follows', () => {
    const game = lastTurnBeforeHarvest(4).inPlay(1, 'haydryer').give(1, { cattle: 1 });
    game.lay(1, { stables: 'a5 c5' }).play('1 clay-pit; yes');
    expect(game.board()).toMatchObject({ '1 cattle': 3 });
  });

  test('A166 Haydryer: nothing before a round without a harvest', () => {
    const game = lastTurn({ seats: 4, round: 5, revealed: 'basic-wish' }).inPlay(1, 'haydryer');
    game.play('1 clay-pit');
    expect(game.asked()[0]).toMatchObject({ kind: 'reveal' });
  });
});
