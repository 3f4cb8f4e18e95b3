import { findCard } from '@furrow/agricola/cards/index';
import { heardBy } from '@furrow/kernel/run';
import { SPECTATOR } from '@furrow/kernel/view';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('AG-R1201 a card in hand does nothing; once it is played it works', () => {
  const game = new CardScenario().hold(1, 'wood-cutter');
  expect(game.changes('1 forest')).toMatchObject({ '1 wood': [0, 3] });
  const played = new CardScenario({ seats: 4 }).hold(1, 'wood-cutter').play('1 lessons; play wood-cutter');
  played.play('2 clay-pit\n3 fishing\n4 grain-seeds');
  expect(played.changes('1 forest')).toMatchObject({ '1 wood': [0, 4] });
});

test('AG-R1202 what a card gives comes from the general supply', () => {
  const game = new CardScenario().inPlay(1, 'wood-cutter');
  expect(game.changes('1 forest')).toEqual({
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 home': [2, 1],
    '1 wood': [0, 4],
  });
});

test('AG-R1203 AG-R1218 a card speaks of what lies in front of its owner: neither of hands nor of others', () => {
  const game = new CardScenario({ revealed: 'major-improvement' })
    .hold(1, 'chapel basket freshman field-merchant')
    .inPlay(2, 'wood-cutter confidant')
    .give(1, { wood: 3, clay: 2, reed: 1 });
  expect(game.why('1 major-improvement; play chapel')).toMatchObject({ why: 'needs' });
});

test('AG-R1218 improvements that traveled on do not lie in front of a player', () => {
  const game = new CardScenario()
    .inPlay(1, 'braggart basket junk-room chapel loom')
    .hold(1, 'shifting-cultivation');
  game.play('1 meeting-place; yes; play shifting-cultivation; field a3');
  expect(game.points(1, 'bonus')).toBe(0);
  game.inPlay(1, 'scullery');
  expect(game.points(1, 'bonus')).toBe(2);
});

test('AG-R1204 AG-R1412 other players are all but the owner of the card', () => {
  const game = new CardScenario({ seats: 3, round: 10, revealed: 'cattle-market' }).inPlay(2, 'milk-jug');
  expect(game.changes('1 cattle-market')).toMatchObject({
    '1 food': [2, 3],
    '2 food': [3, 6],
    '3 food': [3, 4],
  });
  const builder = new CardScenario({ seats: 3 }).inPlay(1, 'riparian-builder').give(1, { wood: 5, reed: 2 });
  builder.play('1 reed-bank');
  expect(builder.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const watched = new CardScenario({ seats: 3, start: 2 })
    .inPlay(1, 'riparian-builder')
    .give(1, { wood: 5, reed: 2 });
  watched.play('2 reed-bank');
  expect(watched.asked()[0]).toMatchObject({ seat: 1, kind: 'may' });
});

test('AG-R1207 a Lessons space plays exactly one occupation', () => {
  const game = new CardScenario().hold(1, 'freshman field-merchant basket');
  game.play('1 lessons');
  expect(game.offered()).toEqual(['play freshman', 'play field-merchant']);
  expect(game.changes('play freshman')).toEqual({ '1 hand freshman': [1, 0], '1 card freshman': [0, 1] });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('AG-R1207 Lessons cannot be used without an occupation, nor without the food for it', () => {
  const none = new CardScenario().hold(1, 'basket');
  expect(none.why('1 lessons')).toMatchObject({ why: 'no-cards' });
  const poor = new CardScenario().inPlay(1, 'freshman').hold(1, 'field-merchant').give(1, { food: 0 });
  expect(poor.why('1 lessons')).toMatchObject({ why: 'cannot-pay', prices: [[[expect.any(Number), 1]]] });
});

/** The food that an occupation costs on a space when so many were played before. */
function paid(seats: number, space: string, before: number): number {
  const game = new CardScenario({ seats }).hold(1, 'ropemaker').give(1, { food: 5 });
  game.inPlay(1, ['freshman', 'wood-cutter', 'confidant'].slice(0, before).join(' '));
  const [had, has] = game.changes(`1 ${space}; play ropemaker`)['1 food'] ?? [5, 5];
  return Number(had) - Number(has);
}

test('AG-R1208 AG-E40 on the main space the first occupation is free, each later one costs 1 food', () => {
  expect([0, 1, 2, 3].map((before) => paid(2, 'lessons', before))).toEqual([0, 1, 1, 1]);
});

test('AG-R1209 with 3 players the other space always costs 2 food', () => {
  expect([0, 1, 2, 3].map((before) => paid(3, 'lessons-3', before))).toEqual([2, 2, 2, 2]);
});

test('AG-R1210 with 4 players the other space costs 1 food for the first two, then 2', () => {
  expect([0, 1, 2, 3].map((before) => paid(4, 'lessons-4', before))).toEqual([1, 1, 2, 2]);
});

test.each([
  [4, '4-occupation'],
  [5, '5-occupation-or-growth; occupation'],
])(
  'AG-R1210 AG-E39 in the 2007 edition with %d players the occupations 1, 2, 3 cost 1, 1, 2 food there',
  (seats, space) => {
    const before = ['', 'plowman-2007', 'plowman-2007 animal-tamer-2007'];
    const costs = before.map((played) => {
      const game = new CardScenario({ edition: '2007', seats }).hold(1, 'weaver-2007').inPlay(1, played);
      const [had, has] = game.give(1, { food: 5 }).changes(`1 ${space}; play weaver-2007`)['1 food'];
      return Number(had) - Number(has);
    });
    expect(costs).toEqual([1, 1, 2]);
  },
);

test('AG-R1208 AG-R1209 in the 2007 edition the main space is free at first, the other one of 3 players costs 2 food', () => {
  const costs = (space: string) =>
    ['', 'plowman-2007'].map((played) => {
      const game = new CardScenario({ edition: '2007', seats: 3 }).hold(1, 'seed-seller-2007');
      const changes = game
        .inPlay(1, played)
        .give(1, { food: 5 })
        .changes(`1 ${space}; play seed-seller-2007`);
      const [had, has] = changes['1 food'] ?? [5, 5];
      return Number(had) - Number(has);
    });
  expect([costs('occupation'), costs('3-occupation')]).toEqual([
    [0, 1],
    [2, 2],
  ]);
});

test('AG-R609 AG-Q33 the space of 5 players lets the family grow instead, from round 5 on', () => {
  const space = '5-occupation-or-growth';
  const early = new CardScenario({ edition: '2007', seats: 5 }).lay(1, { rooms: 'a1' });
  expect(early.offered(1)).not.toContain(space);
  const late = new CardScenario({ edition: '2007', seats: 5, round: 5, revealed: 'stone-2' }).hold(
    1,
    'weaver-2007',
  );
  late.lay(1, { rooms: 'a1' });
  expect(late.changes(`1 ${space}; growth`)).toMatchObject({
    '1 people': [2, 3],
    '1 newborns': [0, 1],
  });
});

test('AG-R1211 all occupations count for the price, wherever and for whatever they were played', () => {
  const game = new CardScenario({ seats: 4 })
    .inPlay(1, 'forestry-studies')
    .hold(1, 'freshman wood-cutter confidant');
  game.give(1, { food: 5 }).play('1 forest; yes; play freshman\n2 fishing\n3 clay-pit\n4 reed-bank');
  expect(game.changes('1 lessons; play wood-cutter')).toMatchObject({ '1 food': [5, 4] });
});

test('AG-R1213 AG-R1403 an effect that plays an occupation says what it costs and needs no person on Lessons', () => {
  const game = new CardScenario().inPlay(1, 'forestry-studies').hold(1, 'wood-cutter').give(1, { food: 0 });
  const changes = game.changes('1 forest; yes; play wood-cutter');
  expect(changes).toMatchObject({ '1 card wood-cutter': [0, 1] });
  expect(changes).not.toHaveProperty('person lessons');
  expect(game.offered(2)).not.toContain('lessons');
  game.hold(2, 'freshman');
  expect(game.offered(2)).toContain('lessons');
});

test('AG-R1215 a minor improvement is paid for, laid down and carried out; exactly one', () => {
  const game = new CardScenario().hold(1, 'bread-paddle basket').give(1, { wood: 1, reed: 1 });
  expect(game.changes('1 meeting-place; yes; play bread-paddle')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 food': [2, 3],
    '1 hand bread-paddle': [1, 0],
    '1 card bread-paddle': [0, 1],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('AG-R1215 neither without the cost nor without what it needs', () => {
  const game = new CardScenario({ revealed: 'major-improvement' }).hold(1, 'loom basket scullery');
  game.give(1, { wood: 2, reed: 1 });
  expect(game.why('1 major-improvement; play scullery')).toMatchObject({ why: 'cannot-pay' });
  expect(game.why('1 play loom')).toMatchObject({ why: 'needs' });
  expect(game.why('1 play chapel')).toMatchObject({ why: 'not-in-hand' });
  expect(game.offered()).toEqual(['play basket']);
});

test('AG-R1215 the need is looked at before the cost is paid', () => {
  const game = new CardScenario().hold(1, 'beer-keg').give(1, { grain: 2, wood: 1 });
  expect(game.why('1 meeting-place; yes; play beer-keg')).toBeUndefined();
  const feedyard = new CardScenario({ round: 5, revealed: 'house-redevelopment' }).hold(1, 'feedyard');
  feedyard.give(1, { clay: 3, reed: 1, grain: 1 });
  expect(feedyard.why('1 house-redevelopment; yes; play feedyard')).toBeUndefined();
});

test('AG-R110 RU-54 who holds a minor improvement is asked even if it cannot be played; who holds none is not', () => {
  const holding = new CardScenario().hold(1, 'chapel').play('1 meeting-place');
  expect(holding.offered()).toEqual(['no']);
  expect(holding.why('yes')).toMatchObject({ why: 'no-card-playable' });
  expect(holding.changes('no')).toEqual({});
  const renovating = new CardScenario({ round: 5, revealed: 'house-redevelopment' }).hold(1, 'chapel');
  renovating.give(1, { clay: 2, reed: 1 }).play('1 house-redevelopment');
  expect(renovating.offered()).toEqual(['no']);
  const without = new CardScenario().hold(1, 'freshman').play('1 meeting-place');
  expect(without.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('AG-R110 RU-54 also where a card lets its owner play one', () => {
  const game = new CardScenario({ seats: 4, revealed: 'major-improvement' })
    .inPlay(1, 'minstrel')
    .hold(1, 'chapel');
  for (const seat of [1, 2, 3, 4]) game.family(seat, 1);
  game.play('1 fishing\n2 forest\n3 clay-pit\n4 reed-bank');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'may' });
  expect(game.offered()).toEqual(['no']);
});

test('AG-R1216 AG-E38 a prerequisite is had, not spent, and means at least', () => {
  const game = new CardScenario()
    .hold(1, 'loom')
    .inPlay(1, 'freshman wood-cutter confidant')
    .give(1, { wood: 2 });
  expect(game.changes('1 meeting-place; yes; play loom')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 hand loom': [1, 0],
    '1 card loom': [0, 1],
  });
});

test('AG-R1217 "no grain field" looks at this moment: what was harvested long ago does not matter', () => {
  const game = new CardScenario().hold(1, 'baking-sheet').lay(1, { fields: 'a3 a4', vegetables: { a4: 1 } });
  expect(game.why('1 meeting-place; yes; play baking-sheet')).toBeUndefined();
  const grain = new CardScenario().hold(1, 'baking-sheet').lay(1, { fields: 'a3', grain: { a3: 1 } });
  expect(grain.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
});

test('AG-R1219 the left neighbour may play a traveling card in the same work phase', () => {
  const game = new CardScenario({ seats: 3, revealed: 'major-improvement' }).hold(1, 'shifting-cultivation');
  game.play('1 meeting-place; yes; play shifting-cultivation; field a3');
  expect(game.changes('2 major-improvement; play shifting-cultivation; field c5')).toMatchObject({
    '2 hand shifting-cultivation': [1, 0],
    '3 hand shifting-cultivation': [0, 1],
    '2 c5': [0, 'field'],
  });
});

test('AG-R1605 alone, a traveling card leaves the game', () => {
  const game = new CardScenario({ seats: 1 }).hold(1, 'shifting-cultivation').give(1, { food: 2 });
  expect(game.changes('1 meeting-place; yes; play shifting-cultivation; field a3')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 food': [2, 0],
    '1 a3': [0, 'field'],
    '1 hand shifting-cultivation': [1, 0],
    'out shifting-cultivation': [0, 1],
  });
});

test('AG-R1230 everybody hears which card is played', () => {
  const game = new CardScenario({ seats: 3 }).hold(1, 'freshman').play('1 lessons; play freshman');
  for (const who of [0, 1, 2, SPECTATOR])
    expect(heardBy(game.heard, who)).toContainEqual({
      event: 'played',
      seat: 0,
      card: findCard('freshman')?.number,
    });
});
