import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { FAMILY, finishRound, inRound, pilesOf, playTo, spacesOf } from './rounds';

test.each(['revised', '2007'])('AG-R301 14 rounds, harvests after 4, 7, 9, 11, 13 and 14 (%s)', (edition) => {
  const game = new AgricolaScenario({ options: { edition } });
  const harvests: number[] = [];
  while (game.asked().length > 0) {
    game.give(1, { food: 40 }).give(2, { food: 40 });
    const { round } = game.state;
    playTo(game, round);
    game.give(1, { food: 40 }).lay(1, { fields: 'a5', vegetables: { a5: 2 } });
    finishRound(game);
    if (game.player(1).farm.vegetables.includes(1)) harvests.push(round);
    expect(game.asked().length > 0).toBe(round < 14);
  }
  expect(game.state.round).toBe(14);
  expect(harvests).toEqual([4, 7, 9, 11, 13, 14]);
});

test('AG-R302 AG-R303 AG-R304 the order of a round with a harvest', () => {
  const game = playTo(new AgricolaScenario(), 4);
  game
    .give(1, { food: 40 })
    .give(2, { food: 40 })
    .lay(1, { fields: 'a5', grain: { a5: 3 } });
  finishRound(game);
  game.play('* reveal basic-wish');
  const order = game.heard.map((one) => (one as { event: string }).event);
  const from = order.lastIndexOf('homeward');
  expect(order.slice(from).filter((event) => ORDERED.includes(event))).toEqual([
    'homeward',
    'harvest',
    'fed',
    'fed',
    'round',
    'revealed',
  ]);
});
const ORDERED = ['round', 'revealed', 'used', 'homeward', 'harvest', 'fed'];

test('AG-R304 AG-Q01 AG-Q02 goods of the round space come after the card and before the replenishing', () => {
  const game = new AgricolaScenario();
  game.player(1).coming.push(2, 6, 1, 3, 6, 1);
  game.player(2).coming.push(2, 6, 1);
  game.play('* reveal major-improvement\n1 forest\n2 clay-pit\n1 reed-bank\n2 day-laborer');
  const [one, two] = [game.board()['1 food'], game.board()['2 food']];
  expect(one).toBe(2);
  expect(two).toBe(5);
  const changed = game.changes('* reveal sheep-market');
  expect(changed).toEqual({
    'revealed sheep-market': [0, 2],
    'on sheep-market': [0, 1],
    'on meeting-place': [1, 2],
    'on forest': [0, 3],
    'on clay-pit': [0, 1],
    'on reed-bank': [0, 1],
    'on fishing': [1, 2],
    '1 food': [2, 3],
    '1 round 2 food': [1, 0],
    '2 food': [5, 6],
    '2 round 2 food': [1, 0],
  });
  expect(game.board()['1 round 3 food']).toBe(1);
});

test('AG-R305 a revealed card stays a space to the end; a hidden one is none', () => {
  const game = new AgricolaScenario().play('* reveal sheep-market');
  expect(game.why('1 fencing')).toMatchObject({ why: 'not-revealed' });
  expect(game.why('1 farm-redevelopment')).toMatchObject({ why: 'not-revealed' });
  playTo(game.give(1, { food: 99 }).give(2, { food: 99 }), 14);
  expect(game.offered()).toContain('sheep-market');
});

test('AG-R306 goods on a round space go to the player for whom they lie there, each to the right one', () => {
  const game = new AgricolaScenario();
  game.player(1).coming.push(2, 0, 3);
  game.player(2).coming.push(2, 2, 2);
  playTo(game, 1);
  game.play('1 day-laborer\n2 fishing\n1 clay-pit\n2 grain-seeds');
  expect(game.changes(`* ${game.offered()[0]}`)).toMatchObject({ '1 wood': [0, 3], '2 reed': [0, 2] });
});

test('AG-E02 AG-R309 what is left on a space stays and the printed amount is added', () => {
  const game = new AgricolaScenario().play('* reveal fencing');
  expect(pilesOf(game).forest).toBe(3);
  game.play('1 day-laborer\n2 clay-pit\n1 grain-seeds\n2 reed-bank\n* reveal sheep-market');
  expect(pilesOf(game)).toEqual({
    forest: 6,
    'clay-pit': 1,
    'reed-bank': 1,
    fishing: 2,
    'meeting-place': 2,
    'sheep-market': 1,
  });
});

test('AG-R309 there is no upper limit: the wood of 14 rounds', () => {
  const game = new AgricolaScenario();
  game.state.piles[spacesOf(game).indexOf('forest')] = 39;
  expect(pilesOf(game.play('* reveal fencing')).forest).toBe(42);
  expect(game.changes('1 forest')).toMatchObject({ '1 wood': [0, 42] });
});

test('AG-Q03 a card revealed this round is replenished this round, a hidden one is not', () => {
  const game = inRound(8, 'pig-market');
  expect(pilesOf(game)['pig-market']).toBe(1);
  expect(pilesOf(game)).not.toHaveProperty('sheep-market');
});

test('AG-R310 players place one person each, clockwise from the starting player, until all are placed', () => {
  const game = new AgricolaScenario({ seats: 3, start: 3 }).play('* reveal fencing');
  game.player(1).people = 4;
  game.player(1).home = 4;
  const turns: number[] = [];
  while (game.state.round === 1) {
    turns.push(game.asked()[0].seat);
    game.play(game.offered()[0] === 'meeting-place' ? game.offered()[1] : game.offered()[0]);
    if (game.asked()[0].kind === 'plow') game.play('field a3');
    while (game.asked()[0].kind === 'oneOf') game.play(game.offered()[0]);
  }
  expect(turns).toEqual([3, 1, 2, 3, 1, 2, 1, 1]);
});

test('AG-R310 nobody places out of turn', () => {
  const game = new AgricolaScenario().play('* reveal fencing');
  expect(game.why('2 forest')).toMatchObject({ why: 'not-your-turn' });
  game.play('1 forest');
  expect(game.why('1 clay-pit')).toMatchObject({ why: 'not-your-turn' });
});

test('AG-R311 a space takes one person a round, also of the same player, and is free again next round', () => {
  const game = new AgricolaScenario().play('* reveal fencing\n1 day-laborer');
  expect(game.why('2 day-laborer')).toMatchObject({ why: 'occupied' });
  game.play('2 forest');
  expect(game.why('1 day-laborer')).toMatchObject({ why: 'occupied' });
  expect(game.offered()).not.toContain('day-laborer');
  expect(game.offered()).not.toContain('forest');
  game.play('1 clay-pit\n2 fishing\n* reveal sheep-market');
  expect(game.offered()).toContain('day-laborer');
});

test('AG-R312 a person is not placed where no action can be carried out', () => {
  const game = new AgricolaScenario().play('* reveal fencing');
  expect(game.offered().toSorted()).toEqual(
    [
      'meeting-place',
      'grain-seeds',
      'farmland',
      'day-laborer',
      'forest',
      'clay-pit',
      'reed-bank',
      'fishing',
    ].toSorted(),
  );
  expect(game.why('1 farm-expansion')).toMatchObject({ why: 'cannot-pay' });
  expect(game.why('1 fencing')).toBeDefined();
  expect(game.why('1 lessons')).toEqual({ why: 'cards-unused' });
  expect(inRound(1, 'grain-utilization').why('1 grain-utilization')).toBeDefined();
  expect(inRound(1, 'major-improvement').why('1 major-improvement')).toBeDefined();
});

test('AG-R313 and/or: one part, the other, or both in either order, but not none', () => {
  const given = () =>
    inRound(1, 'grain-utilization').give(1, { grain: 3 }).own(1, 'fireplace-2').lay(1, { fields: 'a3' });
  expect(given().play('1 grain-utilization').offered().toSorted()).toEqual(['bake', 'sow']);
  expect(given().why('1 grain-utilization; done')).toBeDefined();
  const both = { '1 grain': [3, 0], '1 food': [2, 6], '1 a3 grain': [0, 3] };
  expect(given().changes('1 grain-utilization; sow; sow grain a3; bake; bake 2')).toMatchObject(both);
  expect(given().changes('1 grain-utilization; bake; bake 2; sow; sow grain a3')).toMatchObject(both);
  expect(given().changes('1 grain-utilization; sow; sow grain a3; done')).toEqual({
    '1 home': [2, 1],
    'person grain-utilization': [0, 1],
    '1 grain': [3, 2],
    '1 a3 grain': [0, 3],
  });
  expect(given().changes('1 grain-utilization; bake; bake 3')).toMatchObject({
    '1 food': [2, 8],
    '1 grain': [3, 0],
  });
});

test('AG-R314 AG-E08 then: no second part without the first, the first alone is enough', () => {
  const given = () => inRound(5, 'house-redevelopment').give(1, { clay: 4, reed: 1 });
  const game = given().play('1 house-redevelopment');
  expect(game.board()['1 house']).toBe('clay');
  expect(game.offered()).toContain('no');
  game.play('1 no');
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  expect(given().changes('1 house-redevelopment; yes; major fireplace-2')).toMatchObject({
    '1 clay': [4, 0],
    '1 house': ['wood', 'clay'],
    'major fireplace-2': [0, 1],
  });
  const poor = inRound(5, 'house-redevelopment').give(1, { clay: 9, reed: 0 });
  expect(poor.why('1 house-redevelopment')).toMatchObject({ why: 'cannot-pay' });
});

test('AG-R315 or: exactly one part', () => {
  const game = inRound(1, 'sheep', { seats: 5, options: FAMILY });
  game.play('1 5-livestock');
  expect(game.offered()).toEqual(['sheep', 'boar', 'cattle']);
  expect(game.changes('1 sheep')).toEqual({ '1 sheep': [0, 1], '1 food': [2, 3] });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test('AG-R316 everything on an accumulation space is taken', () => {
  const game = inRound(1, 'fencing');
  game.state.piles[spacesOf(game).indexOf('reed-bank')] = 4;
  expect(game.changes('1 reed-bank')).toEqual({
    '1 home': [2, 1],
    'person reed-bank': [0, 1],
    'on reed-bank': [4, 0],
    '1 reed': [0, 4],
  });
});

test('AG-E04 AG-R317 a space without an arrow gives the same after three unused rounds', () => {
  const game = new AgricolaScenario();
  for (let round = 1; round <= 3; round++) {
    game.play(`${game.offered()[0].replace('reveal', '* reveal')}`);
    game.play('1 forest\n2 clay-pit\n1 reed-bank\n2 fishing');
  }
  expect(game.state.round).toBe(4);
  expect(game.changes('1 grain-seeds')).toEqual({
    '1 home': [2, 1],
    'person grain-seeds': [0, 1],
    '1 grain': [0, 1],
  });
  expect(game.changes('2 day-laborer')).toMatchObject({ '2 food': [6, 8] });
});

test('AG-R318 resources go to the supply, animals need a place on the farm', () => {
  const game = inRound(1, 'sheep-market');
  game.state.piles[spacesOf(game).indexOf('sheep-market')] = 3;
  game.play('1 sheep-market');
  expect(game.why('1 keep 2 sheep')).toEqual({ why: 'no-room' });
  expect(game.changes('1 keep 1 sheep')).toEqual({ '1 sheep': [3, 1] });
  expect(game.board()).not.toHaveProperty('on sheep-market');
});

test('AG-R319 all people come home, newborns too', () => {
  const game = inRound(12, 'urgent-wish').play('1 urgent-wish\n2 forest\n1 clay-pit');
  const back = game.changes('2 day-laborer');
  expect(back).toMatchObject({
    'person urgent-wish': [11, 0],
    'person forest': [2, 0],
    'person clay-pit': [1, 0],
  });
  expect(game.board()).toMatchObject({ '1 home': 3, '2 home': 2 });
  expect(Object.keys(game.board()).filter((name) => name.startsWith('person'))).toEqual([]);
});

test('AG-Q29 nobody may pass while a space can be used', () => {
  const game = inRound(1, 'fencing');
  expect(game.why('1 pass')).toBeDefined();
  expect(game.why('1 done')).toBeDefined();
  expect(game.why('1 no')).toBeDefined();
});
