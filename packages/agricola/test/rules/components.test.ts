import { decks } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { BEGINNER, FAMILY, inRound, playTo, spacesOf } from './rounds';

test('AG-R101 a player has 5 people: no growth makes a sixth', () => {
  const game = inRound(12, 'urgent-wish');
  game.player(1).people = 4;
  expect(game.changes('1 urgent-wish')).toMatchObject({ '1 people': [4, 5] });
  const full = inRound(12, 'urgent-wish');
  full.player(1).people = 5;
  expect(full.why('1 urgent-wish')).toEqual({ why: 'family-complete' });
});

test('AG-R101 a player has 4 stables: there is no fifth', () => {
  const game = inRound(1, 'fencing').give(1, { wood: 20 });
  game.play('1 farm-expansion; stable a2; stable a3; stable a4');
  expect(game.offered()).toContain('stable a5');
  game.play('1 stable a5');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  game.play('2 forest\n1 clay-pit\n2 reed-bank\n* reveal sheep-market');
  expect(game.player(1).goods[0]).toBe(12);
  expect(game.why('1 farm-expansion')).toEqual({ why: 'no-stable-left' });
  expect(game.offered()).not.toContain('farm-expansion');
});

test('AG-R101 a player has 15 fences: a sixteenth is not built', () => {
  const rim = 'a2n a3n a4n a5n a5e b5e b2s b3s b4s b5s a2w b2w';
  const given = () =>
    inRound(1, 'fencing')
      .give(1, { wood: 20 })
      .lay(1, { fences: `${rim} a3w b3w` });
  expect(given().changes('1 fencing; fence b2n')).toMatchObject({
    '1 wood': [20, 19],
    '1 fence b2n': [0, 1],
  });
  expect(given().why('1 fencing; fence b2n b3n')).toEqual({ why: 'too-many', atMost: 1 });
});

test('AG-R102 AG-R111 no pile and no supply runs out', () => {
  const game = new AgricolaScenario().play('* reveal sheep-market');
  game.give(1, { wood: 38, reed: 14 });
  game.state.piles[spacesOf(game).indexOf('forest')] = 60;
  expect(game.changes('1 forest')).toMatchObject({ '1 wood': [38, 98], 'on forest': [60, 0] });
});

test('AG-R103 a pile of 5 is 5 single goods', () => {
  const game = inRound(1, 'major-improvement').give(1, { clay: 0 });
  game.state.piles[spacesOf(game).indexOf('clay-pit')] = 5;
  game.play('1 clay-pit\n2 forest');
  expect(game.changes('1 major-improvement; major fireplace-2')).toMatchObject({ '1 clay': [5, 3] });
});

test('AG-R104 there are 10 majors, each once', () => {
  const rich = { wood: 9, clay: 9, reed: 9, stone: 9 };
  const game = inRound(1, 'major-improvement').give(1, rich).give(2, rich);
  game.play('1 major-improvement');
  expect(game.offered()).toEqual([
    'major fireplace-2',
    'major fireplace-3',
    'major cooking-hearth-4',
    'major cooking-hearth-5',
    'major well',
    'major clay-oven',
    'major stone-oven',
    'major joinery',
    'major pottery',
    'major basketmaker',
  ]);
  game.play(
    '1 major well\n2 forest\n1 clay-pit\n2 fishing\n* reveal fencing\n1 reed-bank\n2 major-improvement',
  );
  expect(game.offered()).not.toContain('major well');
  expect(game.why('2 major well')).toMatchObject({ why: 'major-taken' });
});

test.each([FAMILY, BEGINNER])('AG-R105 14 round cards in stages of 4, 3, 2, 2, 2 and 1 (%o)', (options) => {
  const game = new AgricolaScenario({ options });
  const sizes: number[] = [];
  for (const round of [1, 5, 8, 10, 12, 14]) {
    game.state.round = round;
    sizes.push(game.offered().length);
  }
  expect(sizes).toEqual([4, 3, 2, 2, 2, 1]);
});

test.each([
  [3, 'family', ['3-clay', '3-wood', '3-resource', '3-resources']],
  [3, 'full', ['3-clay', '3-wood', '3-resource', '3-occupation']],
  [4, 'family', ['4-wood-1', '4-wood-2', '4-clay', '4-reed-stone-food', '4-resources', 'traveling-players']],
  [4, 'full', ['4-wood-1', '4-wood-2', '4-clay', '4-reed-stone-food', '4-occupation', 'traveling-players']],
  [5, 'family', ['5-wood', '5-clay', '5-reed', '5-livestock', '5-room-or-players', '5-resources-or-growth']],
  [5, 'full', ['5-wood', '5-clay', '5-reed', '5-livestock', '5-room-or-players', '5-occupation-or-growth']],
])('AG-R106 AG-R205 AG-Q32 the action cards of %i players in the %s game', (seats, mode, cards) => {
  const two = spacesOf(new AgricolaScenario({ options: { edition: '2007', mode } }));
  const more = spacesOf(new AgricolaScenario({ seats, options: { edition: '2007', mode } }));
  expect(more.filter((id) => !two.includes(id)).sort()).toEqual([...cards].sort());
  expect(two.filter((id) => !more.includes(id))).toEqual([]);
});

test('AG-R108 the revised edition has 168 occupations, 168 minor improvements, and 20 L cards that may be added', () => {
  const revised = decks.filter(({ edition }) => edition === 'revised');
  const box = revised.flatMap(({ cards, added }) => (added === true ? [] : cards));
  const ofKind = (kind: string) => box.filter((card) => card.kind === kind).length;
  expect([ofKind('occupation'), ofKind('minor'), box.length]).toEqual([168, 168, 336]);
  const added = revised.filter((deck) => deck.added === true);
  expect(added.map(({ id, cards }) => [id, cards.length])).toEqual([['L', 20]]);
});

test('AG-R109 the 2007 edition has 1 to 5 players, the revised one 1 to 4', () => {
  for (const seats of [1, 2, 3, 4]) {
    expect(agricola.open(BEGINNER, seats).seats).toBe(seats);
    expect(agricola.open(FAMILY, seats).seats).toBe(seats);
  }
  expect(agricola.open(FAMILY, 5).seats).toBe(5);
  expect(() => agricola.open(BEGINNER, 5)).toThrow('edition=revised: option-needs-seats');
  expect(agricola.seats).toEqual([1, 2, 3, 4, 5]);
});

test('AG-R110 the order of the face-down round cards lies nowhere: chance draws each when it is revealed', () => {
  const game = playTo(new AgricolaScenario(), 2, ['fencing', 'sheep-market']);
  expect(Object.keys(game.board()).filter((name) => name.startsWith('revealed'))).toEqual([
    'revealed fencing',
    'revealed sheep-market',
  ]);
  game.play('1 forest\n2 clay-pit\n1 reed-bank\n2 fishing');
  expect(game.asked()).toMatchObject([{ seat: 0, kind: 'reveal' }]);
  expect(game.offered()).toEqual(['reveal major-improvement', 'reveal grain-utilization']);
});
