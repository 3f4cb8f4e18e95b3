import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { FAMILY, FULL, inRound, pilesOf, spacesOf } from './rounds';

/** AG-T1: the spaces of the board in both modes, with what each gets a round. */
const BOARD = {
  'farm-expansion': 0,
  grain: 0,
  plow: 0,
  'day-laborer': 0,
  'wood-3': 3,
  'clay-1': 1,
  'reed-1': 1,
  fishing: 1,
};
const FACES = {
  family: { 'start-storehouse': 1, 'stable-bake': 0 },
  full: { 'start-minor': 0, occupation: 0 },
};
/** AG-T2: the round cards. */
const CARDS = {
  'sow-bake': 0,
  improvement: 0,
  sheep: 1,
  fences: 0,
  'stone-2': 1,
  'renovate-improve': 0,
  'growth-minor': 0,
  vegetable: 0,
  boar: 1,
  'stone-4': 1,
  cattle: 1,
  'plow-sow': 0,
  'growth-no-room': 0,
  'renovate-fences': 0,
};
/** AG-T3: the action cards by player count. */
const ACTION_CARDS: Record<number, { both: Record<string, number>; family: string[]; full: string[] }> = {
  1: { both: {}, family: [], full: [] },
  2: { both: {}, family: [], full: [] },
  3: { both: { '3-clay': 1, '3-wood': 2, '3-resource': 0 }, family: ['3-resources'], full: ['3-occupation'] },
  4: {
    both: { '4-wood-1': 1, '4-wood-2': 2, '4-clay': 2, '4-reed-stone-food': 0, 'traveling-players': 1 },
    family: ['4-resources'],
    full: ['4-occupation'],
  },
  5: {
    both: { '5-wood': 4, '5-clay': 3, '5-reed': 1, '5-livestock': 0, '5-room-or-players': 1 },
    family: ['5-resources-or-growth'],
    full: ['5-occupation-or-growth'],
  },
};

test.each([1, 2, 3, 4, 5])(
  'AG-T1 AG-T2 AG-T3 the spaces of %i players and what they get each round',
  (seats) => {
    for (const options of [FAMILY, FULL]) {
      const { both, [options.mode]: face } = ACTION_CARDS[seats];
      const solo = seats === 1 ? { 'wood-3': 2, ...(options === FAMILY && { 'start-storehouse': 0 }) } : {};
      const table: Record<string, number> = { ...BOARD, ...FACES[options.mode], ...both, ...CARDS, ...solo };
      const game = new AgricolaScenario({ seats, options });
      expect(spacesOf(game).toSorted()).toEqual([...Object.keys(table), ...face].toSorted());
      const others = Object.keys(CARDS).filter((id) => id !== 'fences');
      game.state.revealed.push(...others.map((id) => spacesOf(game).indexOf(id)));
      game.play('* reveal fences');
      expect(pilesOf(game)).toEqual(Object.fromEntries(Object.entries(table).filter(([, n]) => n > 0)));
    }
  },
);

type Row = readonly [
  seats: number,
  id: string,
  round: number,
  given: (game: AgricolaScenario) => void,
  moves: string,
  changes: object,
];

const nothing = () => undefined;
const rich = (game: AgricolaScenario) => game.give(1, { wood: 20, clay: 20, reed: 20, stone: 20, grain: 3 });
const PASTURE = {
  '1 fence a5n': [0, 1],
  '1 fence b5n': [0, 1],
  '1 fence a5w': [0, 1],
  '1 fence a5e': [0, 1],
};
const OTHER: Record<number, string> = { 1: 'fences', 5: 'stone-2' };

const BOTH: readonly Row[] = [
  [
    2,
    'farm-expansion',
    1,
    rich,
    '; room a1; stable a5; stable c5; done',
    {
      '1 wood': [20, 11],
      '1 reed': [20, 18],
      '1 a1': [0, 'room'],
      '1 a5 stable': [0, 1],
      '1 c5 stable': [0, 1],
    },
  ],
  [2, 'grain', 1, nothing, '', { '1 grain': [0, 1] }],
  [2, 'plow', 1, nothing, '; field b4', { '1 b4': [0, 'field'] }],
  [2, 'wood-3', 1, nothing, '', { '1 wood': [0, 3], 'on wood-3': [3, 0] }],
  [2, 'clay-1', 1, nothing, '', { '1 clay': [0, 1], 'on clay-1': [1, 0] }],
  [2, 'reed-1', 1, nothing, '', { '1 reed': [0, 1], 'on reed-1': [1, 0] }],
  [2, 'fishing', 1, nothing, '', { '1 food': [2, 3], 'on fishing': [1, 0] }],
  [
    2,
    'sow-bake',
    1,
    (game) => rich(game).lay(1, { fields: 'a3 a4' }).own(1, 'clay-oven'),
    '; sow; sow grain a3 grain a4; bake; bake 1',
    { '1 grain': [3, 0], '1 a3 grain': [0, 3], '1 a4 grain': [0, 3], '1 food': [2, 7] },
  ],
  [
    2,
    'improvement',
    1,
    rich,
    '; major joinery',
    { '1 wood': [20, 18], '1 stone': [20, 18], 'major joinery': [0, 1] },
  ],
  [2, 'sheep', 1, nothing, '', { '1 sheep': [0, 1], 'on sheep': [1, 0] }],
  [
    2,
    'fences',
    1,
    (game) => game.give(1, { wood: 4 }),
    '; fence a5n a5s a5w a5e',
    { '1 wood': [4, 0], ...PASTURE },
  ],
  [2, 'stone-2', 5, nothing, '', { '1 stone': [0, 1], 'on stone-2': [1, 0] }],
  [
    2,
    'renovate-improve',
    5,
    (game) => game.give(1, { clay: 4, reed: 1 }),
    '; yes; major fireplace-2',
    { '1 clay': [4, 0], '1 reed': [1, 0], '1 house': ['wood', 'clay'], 'major fireplace-2': [0, 1] },
  ],
  [
    2,
    'growth-minor',
    5,
    (game) => game.lay(1, { rooms: 'a1' }),
    '',
    { '1 people': [2, 3], '1 newborns': [0, 1] },
  ],
  [2, 'vegetable', 8, nothing, '', { '1 vegetable': [0, 1] }],
  [2, 'boar', 8, nothing, '', { '1 boar': [0, 1], 'on boar': [1, 0] }],
  [2, 'stone-4', 10, nothing, '', { '1 stone': [0, 1], 'on stone-4': [1, 0] }],
  [2, 'cattle', 10, nothing, '', { '1 cattle': [0, 1], 'on cattle': [1, 0] }],
  [
    2,
    'plow-sow',
    12,
    (game) => game.give(1, { vegetable: 1 }),
    '; field a3; sow; sow vegetable a3',
    { '1 vegetable': [1, 0], '1 a3': [0, 'field'], '1 a3 vegetable': [0, 2] },
  ],
  [2, 'growth-no-room', 12, nothing, '', { '1 people': [2, 3], '1 newborns': [0, 1] }],
  [
    2,
    'renovate-fences',
    14,
    (game) => game.give(1, { clay: 2, reed: 1, wood: 4 }),
    '; yes; fence a5n a5s a5w a5e',
    { '1 clay': [2, 0], '1 reed': [1, 0], '1 house': ['wood', 'clay'], '1 wood': [4, 0], ...PASTURE },
  ],
  [3, '3-clay', 1, nothing, '', { '1 clay': [0, 1], 'on 3-clay': [1, 0] }],
  [3, '3-wood', 1, nothing, '', { '1 wood': [0, 2], 'on 3-wood': [2, 0] }],
  [3, '3-resource', 1, nothing, '; reed', { '1 reed': [0, 1] }],
  [4, '4-wood-1', 1, nothing, '', { '1 wood': [0, 1], 'on 4-wood-1': [1, 0] }],
  [4, '4-wood-2', 1, nothing, '', { '1 wood': [0, 2], 'on 4-wood-2': [2, 0] }],
  [4, '4-clay', 1, nothing, '', { '1 clay': [0, 2], 'on 4-clay': [2, 0] }],
  [4, '4-reed-stone-food', 1, nothing, '', { '1 reed': [0, 1], '1 stone': [0, 1], '1 food': [2, 3] }],
  [4, 'traveling-players', 1, nothing, '', { '1 food': [2, 3], 'on traveling-players': [1, 0] }],
  [5, '5-wood', 1, nothing, '', { '1 wood': [0, 4], 'on 5-wood': [4, 0] }],
  [5, '5-clay', 1, nothing, '', { '1 clay': [0, 3], 'on 5-clay': [3, 0] }],
  [5, '5-reed', 1, nothing, '', { '1 reed': [0, 1], 'on 5-reed': [1, 0] }],
  [5, '5-livestock', 1, nothing, '; sheep', { '1 sheep': [0, 1], '1 food': [2, 3] }],
  [5, '5-livestock', 1, nothing, '; boar', { '1 boar': [0, 1] }],
  [5, '5-livestock', 1, nothing, '; cattle', { '1 cattle': [0, 1], '1 food': [2, 1] }],
  [5, '5-room-or-players', 1, nothing, '; players', { '1 food': [2, 3], 'on 5-room-or-players': [1, 0] }],
  [
    5,
    '5-room-or-players',
    1,
    rich,
    '; room; room a1',
    { '1 wood': [20, 15], '1 reed': [20, 18], '1 a1': [0, 'room'] },
  ],
];

const FAMILY_FACES: readonly Row[] = [
  [2, 'start-storehouse', 1, nothing, '', { '1 food': [2, 3], 'on start-storehouse': [1, 0] }],
  [
    2,
    'stable-bake',
    1,
    (game) => rich(game).own(1, 'fireplace-2'),
    '; stable; stable a5; bake; bake 3',
    { '1 wood': [20, 19], '1 a5 stable': [0, 1], '1 grain': [3, 0], '1 food': [2, 8] },
  ],
  [2, 'day-laborer', 1, nothing, '; stone', { '1 food': [2, 3], '1 stone': [0, 1] }],
  [3, '3-resources', 1, nothing, '; stone; stone', { '1 stone': [0, 2] }],
  [4, '4-resources', 1, nothing, '; wood; clay', { '1 wood': [0, 1], '1 clay': [0, 1] }],
  [5, '5-resources-or-growth', 1, nothing, '; resources; reed; reed', { '1 reed': [0, 2] }],
  [
    5,
    '5-resources-or-growth',
    5,
    (game) => game.lay(1, { rooms: 'a1' }),
    '; growth',
    { '1 people': [2, 3], '1 newborns': [0, 1] },
  ],
];
const FULL_FACES: readonly Row[] = [
  [2, 'start-minor', 1, nothing, '', {}],
  [2, 'day-laborer', 1, nothing, '', { '1 food': [2, 4] }],
  [
    5,
    '5-occupation-or-growth',
    5,
    (game) => game.lay(1, { rooms: 'a1' }),
    '; growth',
    { '1 people': [2, 3], '1 newborns': [0, 1] },
  ],
];

function checkUse(
  [seats, id, round, given, moves, changed]: Row,
  options: typeof FAMILY | typeof FULL,
): void {
  const game = inRound(round, id in CARDS ? id : OTHER[round], { seats, options });
  given(game);
  expect(game.changes(`1 ${id}${moves}`)).toEqual({
    '1 home': [2, 1],
    [`person ${id}`]: [0, '1 newborns' in changed ? 11 : 1],
    ...changed,
  });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
}

test.each(BOTH)('AG-T1 AG-T2 AG-T3 with %i players: %s (round %i)', (...row) => {
  checkUse(row, FAMILY);
  checkUse(row, FULL);
});

test.each(FAMILY_FACES)('AG-T1 AG-T3 family, %i players: %s (round %i)', (...row) => checkUse(row, FAMILY));

test.each(FULL_FACES)('AG-T1 AG-T3 full, %i players: %s (round %i)', (...row) => checkUse(row, FULL));

test('AG-T3 1 building resource of choice is any of the four and nothing else', () => {
  const game = inRound(1, 'fences', { seats: 3, options: FAMILY }).play('1 3-resource');
  expect(game.offered()).toEqual(['wood', 'clay', 'reed', 'stone']);
});

test('AG-Q31 the 5-player reed card gives wood and stone only with the switch', () => {
  const game = inRound(1, 'fences', { seats: 5, options: { ...FAMILY, 'reed-extra': 'on' } });
  expect(game.changes('1 5-reed')).toMatchObject({ '1 reed': [0, 1], '1 wood': [0, 1], '1 stone': [0, 1] });
});

test('AG-E12 AG-Q33 the food stays when a room is built, and a later user takes it', () => {
  const game = inRound(1, 'fences', { seats: 5, options: FAMILY }).give(1, { wood: 5, reed: 2 });
  game.state.piles[spacesOf(game).indexOf('5-room-or-players')] = 3;
  expect(game.changes('1 5-room-or-players; room; room a1')).not.toHaveProperty('on 5-room-or-players');
  game.play(
    '2 wood-3\n3 clay-1\n4 reed-1\n5 fishing\n1 grain\n2 5-wood\n3 5-clay\n4 5-reed\n5 day-laborer; wood',
  );
  game.play('* reveal sheep\n1 wood-3');
  expect(game.changes('2 5-room-or-players; players')).toMatchObject({
    '2 food': [3, 7],
    'on 5-room-or-players': [4, 0],
  });
});

test('AG-Q33 an or-space is unusable when neither option is possible', () => {
  const given = (card: string, round: number) => inRound(round, card, { seats: 5, options: FULL });
  expect(given('fences', 4).why('1 5-occupation-or-growth')).toBeDefined();
  expect(given('stone-2', 5).why('1 5-occupation-or-growth')).toBeDefined();
  expect(given('stone-2', 5).lay(1, { rooms: 'a1' }).why('1 5-occupation-or-growth')).toBeUndefined();
});
