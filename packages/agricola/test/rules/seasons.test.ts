import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { describe, expect, test } from 'vitest';
import { hasSpace, on, passRound, pile, reveal, spaceOf } from './late-game';

type Season = 'winter' | 'spring' | 'summer' | 'autumn';

/** Round 1 of a game that begins in this season; the named round cards are usable. */
function inSeason(season: Season, ...cards: readonly string[]): AgricolaScenario {
  return reveal(new AgricolaScenario({ options: { seasons: season } }), ...cards);
}

describe('AG-V50 the frame', () => {
  test('AG-V50 AG-Q63 the seasons follow one another round by round from the one that was chosen', () => {
    const game = inSeason('summer');
    const seen = [game.board().season];
    for (let i = 0; i < 5; i++) seen.push(passRound(game).board().season);
    expect(seen).toEqual(['summer', 'autumn', 'winter', 'spring', 'summer', 'autumn']);
  });

  test('AG-V50 only the space of the season can be used, by one person', () => {
    const game = inSeason('autumn');
    for (const other of ['winter', 'spring', 'summer'])
      expect(game.why(`1 ${other}-action`)).toMatchObject({ why: 'other-season' });
    game.play('1 autumn-action');
    expect(game.why('2 autumn-action')).toMatchObject({ why: 'occupied' });
  });

  test('AG-V50 without the switch there are no season spaces', () => {
    const game = reveal(new AgricolaScenario(), 'fencing');
    expect(hasSpace(game, 'winter-action')).toBe(false);
  });
});

describe('AG-Q64 preparation', () => {
  test.each([
    ['winter', { forest: 3, 'clay-pit': 0, 'reed-bank': 0, fishing: 1 }],
    ['spring', { forest: 2, 'clay-pit': 1, 'reed-bank': 1, fishing: 1 }],
    ['summer', { forest: 3, 'clay-pit': 2, 'reed-bank': 1, fishing: 2 }],
    ['autumn', { forest: 4, 'clay-pit': 1, 'reed-bank': 2, fishing: 1 }],
  ] as const)('AG-V50 AG-Q64 what lies on the spaces in the first round if it is %s', (season, piles) => {
    const game = inSeason(season);
    for (const [space, n] of Object.entries(piles)) expect([space, on(game, space)]).toEqual([space, n]);
  });

  test.each([
    ['winter', 1],
    ['spring', 2],
    ['summer', 0],
    ['autumn', 1],
  ] as const)('AG-V50 AG-Q64 a quarry receives in %s %i stone', (season, n) => {
    const game = new AgricolaScenario({ options: { seasons: season } });
    game.play('* reveal fencing');
    const quarry = game.state.revealed;
    quarry[0] = spaceOf(game, 'western-quarry');
    pile(game, 'western-quarry', 0);
    game.state.season = ['winter', 'spring', 'summer', 'autumn'].indexOf(season) - 1;
    if (game.state.season < 0) game.state.season = 3;
    passRound(game);
    expect(game.board().season).toBe(season);
    expect(on(game, 'western-quarry')).toBe(n);
  });

  test('AG-Q64 goods of earlier rounds are taken too, but nothing falls below 0', () => {
    const game = new AgricolaScenario({ options: { seasons: 'winter' } });
    pile(game, 'clay-pit', 3);
    reveal(game);
    expect(on(game, 'clay-pit')).toBe(3);
    expect(on(game, 'reed-bank')).toBe(0);
  });

  test('AG-V50.8 a space that the season emptied cannot be used', () => {
    const game = inSeason('winter');
    expect(game.why('1 reed-bank')).toMatchObject({ why: 'nothing-there' });
    expect(game.why('1 clay-pit')).toMatchObject({ why: 'nothing-there' });
  });
});

describe('winter', () => {
  test.each([
    [1, 6],
    [4, 6],
    [5, 5],
    [7, 5],
    [8, 4],
    [9, 4],
    [10, 3],
    [11, 3],
    [12, 2],
    [13, 2],
    [14, 1],
  ])('AG-V50.1 AG-Q65 AG-T13 growth in round %i costs 2 wood and %i food', (round, food) => {
    const game = inSeason('winter').give(1, { wood: 2, food });
    game.state.round = round;
    expect(game.changes('1 winter-action')).toEqual({
      '1 wood': [2, 0],
      '1 food': [food, 0],
      '1 people': [2, 3],
      '1 newborns': [0, 1],
      '1 home': [2, 1],
      'person winter-action': [0, 11],
    });
    const poor = inSeason('winter').give(1, { wood: 2, food: food - 1 });
    poor.state.round = round;
    expect(poor.why('1 winter-action')).toMatchObject({ why: 'cannot-pay' });
    const woodless = inSeason('winter').give(1, { wood: 1, food });
    woodless.state.round = round;
    expect(woodless.why('1 winter-action')).toMatchObject({ why: 'cannot-pay' });
  });

  test('AG-V50.1 nobody has more than 5 people', () => {
    const game = inSeason('winter').give(1, { wood: 2, food: 9 });
    game.player(1).people = 5;
    expect(game.why('1 winter-action')).toMatchObject({ why: 'family-complete' });
  });

  test('AG-V50.2 a field plowed costs 1 food, and without it nobody plows', () => {
    const game = inSeason('winter').give(1, { food: 1 });
    expect(game.changes('1 farmland; field a3')).toMatchObject({ '1 food': [1, 0], '1 a3': [0, 'field'] });
    const poor = inSeason('winter').give(1, { food: 0 });
    expect(poor.why('1 farmland')).toMatchObject({ why: 'cannot-pay' });
  });

  test('AG-V50.2 Cultivation can still be used to sow without the food, and plowing there costs food', () => {
    const poor = inSeason('winter', 'cultivation')
      .lay(1, { fields: 'a3' })
      .give(1, { food: 0, vegetable: 1 });
    poor.play('1 cultivation; sow; sow vegetable a3');
    expect(poor.board()['1 a3 vegetable']).toBe(2);
    expect(poor.asked()[0]).toMatchObject({ seat: 2 });
    const rich = inSeason('winter', 'cultivation').give(1, { food: 3 });
    rich.play('1 cultivation; field a3');
    expect(rich.board()['1 food']).toBe(2);
  });

  test('AG-V50 AG-V50.3 nobody fishes up to round 11, though the food keeps growing; from round 12 on they do', () => {
    const game = inSeason('winter');
    expect(on(game, 'fishing')).toBe(1);
    for (const round of [1, 11]) {
      game.state.round = round;
      expect(game.why('1 fishing')).toMatchObject({ why: 'frozen' });
    }
    game.state.round = 12;
    expect(game.changes('1 fishing')).toMatchObject({ '1 food': [2, 3] });
  });

  test('AG-V50 in other seasons plowing costs nothing and everybody may fish', () => {
    const game = inSeason('spring').give(1, { food: 0 });
    game.play('1 farmland; field a3\n2 fishing');
    expect(game.board()['1 a3']).toBe('field');
  });
});

describe('spring', () => {
  test('AG-V50.4 animals breed on the own farm only, and it is no harvest', () => {
    const game = inSeason('spring');
    for (const seat of [1, 2]) game.lay(seat, { fences: 'a5n a5w a5e b5s b5w b5e' }).give(seat, { sheep: 2 });
    game.lay(1, { fields: 'a3', grain: { a3: 3 } });
    game.play('1 spring-action');
    expect(game.board()).toMatchObject({ '1 sheep': 3, '2 sheep': 2, '1 a3 grain': 3, '1 food': 2 });
    expect((game.heard as { event: string }[]).some(({ event }) => event === 'harvest')).toBe(false);
  });

  test('AG-V50.4 breeding and/or sowing; without both the space is of no use', () => {
    const game = inSeason('spring').lay(1, { fields: 'a3', fences: 'a5n a5w a5e b5s b5w b5e' });
    game.give(1, { sheep: 2, grain: 1 });
    game.play('1 spring-action');
    expect(game.offered()).toEqual(expect.arrayContaining(['breed', 'sow']));
    game.play('1 sow; sow grain a3; breed');
    expect(game.board()).toMatchObject({ '1 sheep': 3, '1 a3 grain': 3 });
    expect(inSeason('spring').why('1 spring-action')).toBeDefined();
  });

  test.each([
    ['a5', 4, 2],
    ['a4+a5', 6, 4],
    ['a4+a5+b4+b5', 8, 6],
  ])('AG-V50.4 AG-Q67 a pasture %s of %i fences costs %i wood', (shape, _fences, wood) => {
    const game = inSeason('spring', 'fencing').give(1, { wood });
    expect(game.changes(`1 fencing; pasture ${shape}`)['1 wood']).toEqual([wood, 0]);
    const poor = inSeason('spring', 'fencing').give(1, { wood: wood - 1 });
    expect(poor.why(`1 fencing; pasture ${shape}`)).toBeDefined();
  });

  test.each([
    ['a5w', 'a4n a5n a4w a5e a4s a5s', 1],
    ['b5w a5s', 'a4n a5n a4w a5e b4w b5e b4s b5s', 1],
    ['a4s a5s b5w', 'a4n a5n a4w a5e b4w b5e b4s b5s', 1],
    ['a4s a5s a5w b5w', 'a4n a5n a4w a5e b4w b5e b4s b5s', 2],
  ])('AG-V50.4 AG-Q67 the fences %s that divide a pasture %s cost %i wood', (edges, fences, wood) => {
    const game = inSeason('spring', 'fencing').give(1, { wood: 3 }).lay(1, { fences });
    game.play(`1 fencing; fence ${edges}`);
    expect(game.player(1).goods[0]).toBe(3 - wood);
  });

  test('AG-V50.4 AG-Q67 whoever has paid for the first fences may go on without wood', () => {
    const fences = 'a4n a5n a4w a5e b4w b5e b4s b5s';
    const game = inSeason('spring', 'fencing').give(1, { wood: 1 }).lay(1, { fences });
    game.play('1 fencing; fence a4s a5s; fence b5w');
    expect(game.board()['1 wood']).toBeUndefined();
  });

  test('AG-V50.4 the free fences hold on Farm Redevelopment too', () => {
    const game = inSeason('spring', 'farm-redevelopment').give(1, { wood: 2, clay: 2, reed: 1 });
    game.play('1 farm-redevelopment; yes; pasture a5');
    expect(game.board()['1 wood']).toBeUndefined();
  });
});
