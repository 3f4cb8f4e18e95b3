import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { gather, has } from './rounds';

/** Seat 1 has the Cattle Market, 2 reed, 4 wood and 5 stone; seat 2 places the second worker of round 3. */
function cattleMarket(more = ''): Scenario {
  return gather(new Scenario({ buildings: `cattle-market${more}` }), 2).play(
    '1 special-1; build cattle-market; at b1',
  );
}

describe('R121 at any time', () => {
  test("R121 Q11 on the opponent's turn, as an open decision for which nobody waits", () => {
    const game = cattleMarket();
    expect(game.asked()).toEqual([
      { seat: 2, kind: 'work', open: false },
      { seat: 1, kind: 'anytime', open: true },
    ]);
    expect(game.offered(1)).toEqual(['cattle-market']);
    expect(game.changes('1 cattle-market; trade reed cow')).toEqual({ '1 reed': [2, 1], '1 cow': [0, 1] });
    expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
  });

  test('R121 any number of times, and only while it can be paid', () => {
    const game = cattleMarket().play('1 cattle-market; trade reed cow; cattle-market; trade reed pig');
    expect([has(game, 1, 'cow'), has(game, 1, 'pig'), has(game, 1, 'reed')]).toEqual([1, 1, 0]);
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
    expect(game.why('1 cattle-market')).toEqual({ why: 'nothing-to-trade' });
  });

  test('R121 only by its owner, and only what says so', () => {
    const game = cattleMarket();
    expect(game.why('2 cattle-market')).toMatchObject({ why: 'not-owned' });
    expect(game.why('1 stall')).toMatchObject({ why: 'not-your-turn' });
    game.play('2 stone-1');
    expect(game.why('1 shelter')).toMatchObject({ why: 'not-at-any-time' });
  });

  test('R121 also after the work phase, before breeding', () => {
    const game = cattleMarket().play(`
      2 stone-1
      1 stone-2
      2 reed-sheep
      1 wood-3
      2 building-resources`);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'beforeBreeding', open: false }]);
    expect(game.offered()).toEqual(['done', 'cattle-market']);
    game.play('1 cattle-market; trade reed pig; cattle-market; trade reed pig');
    expect([game.state.round, has(game, 1, 'pig')]).toEqual([4, 3]);
  });

  test('R121 animals must find room at the end of each use', () => {
    const game = cattleMarket().play('1 cattle-market; trade reed cow; cattle-market; trade reed pig');
    game.play('2 stone-1\n1 reed-sheep\n2 stone-2');
    expect(has(game, 1, 'reed')).toBe(1);
    game.play('1 cattle-market; trade reed horse');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
    expect(game.why('1 keep 1 pig 1 cow 1 horse')).toEqual({ why: 'no-room' });
    game.play('1 keep 1 cow 1 horse');
    expect(game.asked()[0]).toEqual({ seat: 1, kind: 'work', open: false });
  });
});

describe('Q11 between the actions of the opponent', () => {
  test('Q11 an action of the opponent cannot be interrupted', () => {
    const game = cattleMarket().play('2 walls');
    expect(game.asked()).toEqual([{ seat: 2, kind: 'borders', open: false }]);
    expect(game.why('1 cattle-market')).toEqual({ why: 'not-your-turn', waitsFor: 1 });
    game.play('2 border c1s; done');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
    game.play('1 wood-3');
    expect(game.asked()[1]).toEqual({ seat: 1, kind: 'anytime', open: true });
  });

  test('Q11 the opponent waits while animals bought on their turn are accommodated', () => {
    const game = cattleMarket().play('1 cattle-market; trade reed cow; cattle-market; trade reed pig');
    game.play('2 stone-1\n1 reed-sheep');
    game.play('1 cattle-market; trade reed horse');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
    expect(game.why('2 wood-3')).toEqual({ why: 'not-your-turn', waitsFor: 0 });
    game.play('1 keep 1 pig 1 cow\n2 wood-3');
  });

  /** Round 3 with its last worker placed last by seat 2; seat 1 has the Cattle Market, seat 2 the Assembly Hall. */
  function both(): Scenario {
    return cattleMarket(',assembly-hall').play(`
      2 wood-3
      1 stone-2
      2 special-2; build assembly-hall; at b1
      1 building-resources`);
  }

  test('Q11 if both want to act, the player whose turn it is goes first', () => {
    const game = both();
    expect(game.asked()).toEqual([
      { seat: 2, kind: 'work', open: false },
      { seat: 1, kind: 'anytime', open: true },
    ]);
    game.play('2 stone-1');
    expect(game.asked()).toEqual([
      { seat: 1, kind: 'beforeBreeding', open: false },
      { seat: 2, kind: 'anytime', open: true },
    ]);
    game.play('1 done');
    expect(game.asked()).toEqual([
      { seat: 2, kind: 'beforeBreeding', open: false },
      { seat: 1, kind: 'anytime', open: true },
    ]);
    game.play('2 done');
    expect(game.asked()).toEqual([
      { seat: 1, kind: 'work', open: false },
      { seat: 2, kind: 'anytime', open: true },
    ]);
  });

  test("Q11 after the sixth action, before the opponent uses the Steward's Office", () => {
    const game = cattleMarket(',stewards-office').play(`
      2 wood-3
      1 stone-2
      2 building-resources
      1 start-wood
      2 special-2; build stewards-office; at b1`);
    expect(game.asked()[0]).toMatchObject({ seat: 2, open: false });
    expect(game.asked()).toContainEqual({ seat: 1, kind: 'anytime', open: true });
    expect(game.changes('1 cattle-market; trade reed cow')).toEqual({ '1 reed': [2, 1], '1 cow': [0, 1] });
  });
});

describe('Q12 within the own action', () => {
  test('Q12 the Assembly Hall while placing fences', () => {
    const game = gather(new Scenario({ buildings: 'assembly-hall' }), 1).play(`
      1 special-1; build assembly-hall; at b1
      2 stone-1
      1 wood-3
      2 reed-sheep`);
    expect(game.changes('1 fences; border a0n; assembly-hall; border a0w; border b0n; done')).toEqual({
      'worker fences': [0, 1],
      '1 wood': [4, 2],
      '1 border': [9, 5],
      '2 border': [8, 9],
      '1 border a0n': [0, 1],
      '1 border a0w': [0, 1],
      '1 border b0n': [0, 1],
    });
  });

  test('Q12 the Building Firm while accommodating animals', () => {
    const game = gather(new Scenario({ buildings: 'building-firm' }), 2).play(`
      1 special-1; build building-firm; at b1
      2 stone-1
      1 troughs; trough a0; done
      2 reed-sheep
      1 cow-pigs`);
    expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
    expect(game.offered()).toContain('building-firm');
    expect(game.changes('1 building-firm; at a0')).toEqual({
      'supply tiles': [5, 4],
      'supply troughs': [9, 10],
      '1 stone': [5, 3],
      '1 a0 trough': [1, 0],
      '1 a0': [0, 'stall'],
    });
    expect([has(game, 1, 'pig'), has(game, 1, 'cow')]).toEqual([2, 1]);
  });

  test('Q12 not if the rest of the action could not be done any more', () => {
    const game = gather(new Scenario({ buildings: 'assembly-hall' }), 2).play(`
      1 special-1; build assembly-hall; at b1
      2 stone-1
      1 wood-3
      2 reed-sheep
      1 fences; border a0n a0w b0n b0w c0w c0s a1n a1w
      2 stone-2
      1 done
      1 wood-3
      2 stone-1
      1 fences`);
    expect(has(game, 1, 'border')).toBe(1);
    expect(game.why('1 assembly-hall')).toMatchObject({ why: 'strands-the-turn' });
  });
});

describe('Q13 the last chance before scoring', () => {
  /** Before the last worker of round 8; seat 1 has the Cattle Market and 6 reed, seat 2 the Assembly Hall. */
  function lastRound(): Scenario {
    const game = cattleMarket(',assembly-hall').play(`
      2 wood-3
      1 stone-2
      2 special-2; build assembly-hall; at b1
      1 building-resources
      2 stone-1
      1 done
      2 done`);
    for (let round = 4; round <= 7; round++) gather(game, 1).play('1 done\n2 done');
    return game.play('1 wood-3\n2 start-wood\n1 stone-2\n2 stone-1\n1 building-resources');
  }

  test('Q13 after round 8 both may use at-any-time effects until both pass, start player of round 8 first', () => {
    const game = lastRound().play('2 reed-sheep\n1 done\n2 done');
    expect([game.state.round, game.state.marker]).toEqual([8, 1]);
    expect(game.asked()).toEqual([
      { seat: 1, kind: 'lastChance', open: false },
      { seat: 2, kind: 'anytime', open: true },
    ]);
    expect(game.offered()).toEqual(['pass', 'cattle-market']);
    game.play('1 pass');
    expect(game.asked()[0]).toEqual({ seat: 2, kind: 'lastChance', open: false });
    game.play('2 assembly-hall; done');
    expect(game.asked()[0]).toEqual({ seat: 2, kind: 'lastChance', open: false });
    game.play('2 pass');
    expect(game.asked()[0]).toEqual({ seat: 1, kind: 'lastChance', open: false });
    const before = game.points(1, 'animals');
    game.play('1 cattle-market; trade reed horse; pass\n2 pass');
    expect(game.asked()).toEqual([]);
    expect([has(game, 1, 'horse'), game.points(1, 'animals') - before]).toEqual([1, 1]);
  });

  test('Q13 R109 there is no breeding after it', () => {
    const game = lastRound().play('2 reed-sheep\n1 done\n2 done');
    game.play('1 cattle-market; trade reed pig; cattle-market; trade reed pig; pass\n2 pass');
    expect(game.asked()).toEqual([]);
    expect(has(game, 1, 'pig')).toBe(2);
  });
});

describe('R122 at any time in the work phase', () => {
  /** Round 5: seat 1 has the Animal Trader, the Cattle Market, a pig and a cow. */
  function trader(): Scenario {
    return gather(new Scenario({ buildings: 'animal-trader,cattle-market' }), 3).play(`
      1 special-1; build cattle-market; at b1
      2 stone-1
      1 special-2; build animal-trader; at a1
      2 stone-2
      1 building-resources
      2 wood-3
      1 cattle-market; trade reed pig; cattle-market; trade reed cow; pass`);
  }

  test("R122 on the own turn and on the opponent's", () => {
    const game = trader().play('1 stone-1\n2 stone-2');
    expect(game.changes('1 animal-trader; trade pig cow horse')).toEqual({
      '1 pig': [1, 0],
      '1 cow': [1, 0],
      '1 horse': [0, 1],
    });
    const later = trader().play('1 wood-3');
    expect(later.asked()[1]).toEqual({ seat: 1, kind: 'anytime', open: true });
    expect(later.changes('1 animal-trader; trade pig cow sheep')).toMatchObject({ '1 sheep': [0, 1] });
  });

  test('R122 not before the work phase of a round', () => {
    const game = gather(new Scenario({ buildings: 'animal-trader,farm-well,cattle-market' }), 4).play(`
      1 special-1; build cattle-market; at b1
      2 stone-1
      1 special-2; build animal-trader; at a1
      2 stone-2
      1 building-resources
      2 wood-3
      1 cattle-market; trade reed pig; cattle-market; trade reed cow; pass; done`);
    expect(game.state.round).toBe(6);
    game.play(
      '1 special-1; build farm-well; at a0\n2 stone-1\n1 wood-3\n2 stone-2\n1 start-wood\n2 reed-sheep',
    );
    game.play('1 pass; done');
    expect([game.state.round, game.asked()[0].kind]).toEqual([7, 'troughs']);
    expect(game.why('1 animal-trader')).toMatchObject({ why: 'work-phase-only' });
    game.play('1 trough b0\n1 wood-3');
    expect(game.changes('1 animal-trader; trade pig cow sheep')).toMatchObject({ '1 sheep': [0, 1] });
  });

  test('R122 until the workers go home: after the sixth worker, but not before breeding', () => {
    const game = trader().play('1 wood-3\n2 stone-1\n1 stone-2\n2 reed-sheep\n1 building-resources');
    game.play('2 walls; border c1s; done');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'pause', open: false }]);
    expect(game.offered()).toEqual(expect.arrayContaining(['pass', 'animal-trader', 'cattle-market']));
    game.play('1 pass');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'beforeBreeding', open: false }]);
    expect(game.offered()).toEqual(['done', 'cattle-market']);
    expect(game.why('1 animal-trader')).toMatchObject({ why: 'work-phase-only' });
  });

  test('R122 Q13 not in the last chance before scoring', () => {
    const game = trader();
    for (let round = 5; round <= 8; round++) gather(game, 1).play('1 pass; done');
    expect([game.state.round, game.asked()[0].kind]).toEqual([8, 'lastChance']);
    expect(game.offered()).toEqual(['pass', 'cattle-market']);
    expect(game.why('1 animal-trader')).toMatchObject({ why: 'work-phase-only' });
  });
});
