import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { BASE, BEGINNER, FAMILY, FULL, finishRound, pilesOf, playTo, spacesOf } from './rounds';

test('AG-R201 the mode must fit the edition', () => {
  expect(agricola.open({ edition: '2007' }, 2).options).toMatchObject({ edition: '2007', mode: 'family' });
  expect(agricola.open({}, 2).options).toMatchObject({ edition: 'revised', mode: 'beginner' });
  for (const mode of ['base', 'beginner'])
    expect(() => agricola.open({ edition: '2007', mode }, 2)).toThrow(`mode=${mode}: option-needs`);
  for (const mode of ['full', 'family'])
    expect(() => agricola.open({ mode }, 2)).toThrow(`mode=${mode}: option-needs`);
});

test('AG-R202 AG-R203 AG-Q22 AG-R213 the whole table before the first card', () => {
  expect(new AgricolaScenario({ start: 2 }).board()).toEqual({
    round: 1,
    'starting player': 2,
    '1 food': 3,
    '1 people': 2,
    '1 home': 2,
    '1 house': 'wood',
    '1 b1': 'room',
    '1 c1': 'room',
    '2 food': 2,
    '2 people': 2,
    '2 home': 2,
    '2 house': 'wood',
    '2 b1': 'room',
    '2 c1': 'room',
  });
});

const STAGES = {
  revised: [
    ['major-improvement', 'fencing', 'grain-utilization', 'sheep-market'],
    ['basic-wish', 'house-redevelopment', 'western-quarry'],
    ['vegetable-seeds', 'pig-market'],
    ['cattle-market', 'eastern-quarry'],
    ['urgent-wish', 'cultivation'],
    ['farm-redevelopment'],
  ],
  '2007': [
    ['sow-bake', 'improvement', 'sheep', 'fences'],
    ['stone-2', 'renovate-improve', 'growth-minor'],
    ['vegetable', 'boar'],
    ['stone-4', 'cattle'],
    ['plow-sow', 'growth-no-room'],
    ['renovate-fences'],
  ],
} as const;
const STAGE_OF_ROUND = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6];

test.each(['revised', '2007'] as const)(
  'AG-R204 AG-R215 AG-E06 each round reveals a card of its stage (%s)',
  (edition) => {
    const game = new AgricolaScenario({ options: { edition } });
    const out: string[] = [];
    for (let round = 1; round <= 14; round++) {
      const left = STAGES[edition][STAGE_OF_ROUND[round - 1] - 1].filter((card) => !out.includes(card));
      if (left.length > 1) {
        expect(game.offered().toSorted()).toEqual(left.map((card) => `reveal ${card}`).toSorted());
        game.play(`* reveal ${left[left.length - 1]}`);
      } else playTo(game, round);
      out.push(left[left.length - 1]);
      expect(game.board()[`revealed ${left[left.length - 1]}`]).toBe(round);
      finishRound(game);
    }
    expect(out).toHaveLength(14);
  },
);

test('AG-R204 a card of a later stage cannot be revealed', () => {
  const game = new AgricolaScenario();
  expect(game.why('* reveal basic-wish')).toBeDefined();
  expect(game.why('* reveal farm-redevelopment')).toBeDefined();
  expect(game.why('* reveal fencing')).toBeUndefined();
});

test.each([
  [1, []],
  [2, []],
  [3, ['grove', 'hollow', 'lessons-3', 'resource-market']],
  [4, ['copse', 'grove', 'hollow', 'lessons-4', 'resource-market', 'traveling-players']],
])('AG-R206 the spaces that %i players have in the revised edition', (seats, extra) => {
  for (const options of [BEGINNER, BASE]) {
    const two = spacesOf(new AgricolaScenario({ options }));
    const these = spacesOf(new AgricolaScenario({ seats, options }));
    expect(these.filter((id) => !two.includes(id)).toSorted()).toEqual(extra);
    expect(two.filter((id) => !these.includes(id))).toEqual([]);
  }
});

test('AG-R207 all majors are on display at the start', () => {
  const game = new AgricolaScenario();
  expect(Object.keys(game.board()).filter((name) => name.startsWith('major'))).toEqual([]);
});

test('AG-E01 AG-R208 the starting player gets 2 food, everybody else 3', () => {
  const game = new AgricolaScenario({ seats: 4, start: 2 });
  expect([1, 2, 3, 4].map((seat) => game.board()[`${seat} food`])).toEqual([3, 2, 3, 3]);
  expect(game.board()['starting player']).toBe(2);
});

test('AG-R208 a solo player begins without food and nobody is drawn', () => {
  for (const options of [FAMILY, BEGINNER]) {
    const game = new AgricolaScenario({ seats: 1, options });
    expect(game.board()).not.toHaveProperty('1 food');
    expect(game.asked()).toMatchObject([{ kind: 'reveal' }]);
    expect(game.board()['starting player']).toBe(1);
  }
});

test('AG-R208 chance names the starting player, each can be drawn', () => {
  for (const start of [1, 2, 3, 4, 5]) {
    const game = new AgricolaScenario({ seats: 5, options: FAMILY, start });
    expect(game.board()[`${start} food`]).toBe(2);
    game.play('* reveal sheep');
    expect(game.asked()[0].seat).toBe(start);
  }
});

test('AG-R211 without hand cards nobody can play an occupation or a minor improvement', () => {
  const game = new AgricolaScenario().play('* reveal major-improvement').give(1, { clay: 2, food: 9 });
  expect(game.why('1 lessons')).toEqual({ why: 'cards-unused' });
  expect(game.changes('1 major-improvement; major fireplace-2')).toMatchObject({
    'major fireplace-2': [0, 1],
  });
});

test('AG-R213 goods arrive with the replenishment of round 1, not before', () => {
  const game = new AgricolaScenario();
  expect(pilesOf(game)).toEqual({});
  game.play('* reveal sheep-market');
  expect(pilesOf(game)).toEqual({
    'meeting-place': 1,
    forest: 3,
    'clay-pit': 1,
    'reed-bank': 1,
    fishing: 1,
    'sheep-market': 1,
  });
});

/** AG-T8: edition, mode, players, spaces before round 1. */
const COUNTS = [
  [FULL, 1, 10],
  [FULL, 2, 10],
  [FULL, 3, 14],
  [FULL, 4, 16],
  [FULL, 5, 16],
  [FAMILY, 1, 10],
  [FAMILY, 2, 10],
  [FAMILY, 3, 14],
  [FAMILY, 4, 16],
  [FAMILY, 5, 16],
  [BASE, 1, 10],
  [BASE, 2, 10],
  [BASE, 3, 14],
  [BASE, 4, 16],
  [BEGINNER, 1, 10],
  [BEGINNER, 2, 10],
  [BEGINNER, 3, 14],
  [BEGINNER, 4, 16],
] as const;

test.each(COUNTS)(
  'AG-R214 AG-T8 %o, %i players: %i spaces before round 1 and 14 more at the end',
  (options, seats, before) => {
    const game = new AgricolaScenario({ seats, options });
    expect(open(game)).toBe(before);
    for (let round = 1; round <= 14; round++) expect(open(playTo(game, round))).toBe(before + round);
    expect(spacesOf(game)).toHaveLength(before + 14);
  },
);

/** How many spaces are not refused for lying face down. */
function open(game: AgricolaScenario): number {
  const { permanent } = game.game.rules as Ruleset;
  return spacesOf(game).filter((_, i) => permanent[i] || game.state.revealed.includes(i)).length;
}

test('AG-E03 traveling players are there with 4 players only, with 5 as half of a card', () => {
  for (const options of [FAMILY, FULL]) {
    const with_ = [1, 2, 3, 4, 5].filter((seats) =>
      spacesOf(new AgricolaScenario({ seats, options })).includes('traveling-players'),
    );
    expect(with_).toEqual([4]);
  }
  const five = new AgricolaScenario({ seats: 5, options: FAMILY }).play('* reveal sheep');
  expect(five.changes('1 5-room-or-players; players')).toMatchObject({
    '1 food': [2, 3],
    'on 5-room-or-players': [1, 0],
  });
});
