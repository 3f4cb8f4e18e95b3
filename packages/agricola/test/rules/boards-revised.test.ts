import { type AgricolaGiven, AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { BASE, BEGINNER, inRound, pilesOf, playTo, spacesOf } from './rounds';

/** AG-T4 AG-T6: the spaces there from round 1, with what each gets a round. */
const BOARD = {
  'farm-expansion': 0,
  'meeting-place': 1,
  'grain-seeds': 0,
  farmland: 0,
  lessons: 0,
  'day-laborer': 0,
  forest: 3,
  'clay-pit': 1,
  'reed-bank': 1,
  fishing: 1,
};
const THREE = { grove: 2, hollow: 1, 'resource-market': 0, 'lessons-3': 0 };
const FOUR = { copse: 1, grove: 2, hollow: 2, 'resource-market': 0, 'lessons-4': 0, 'traveling-players': 1 };
/** AG-T5: the round cards. */
const CARDS = {
  'major-improvement': 0,
  fencing: 0,
  'grain-utilization': 0,
  'sheep-market': 1,
  'basic-wish': 0,
  'house-redevelopment': 0,
  'western-quarry': 1,
  'vegetable-seeds': 0,
  'pig-market': 1,
  'cattle-market': 1,
  'eastern-quarry': 1,
  'urgent-wish': 0,
  cultivation: 0,
  'farm-redevelopment': 0,
};

test.each([
  ['AG-T4', 1, { ...BOARD, forest: 2 }],
  ['AG-T4', 2, BOARD],
  ['AG-T6', 3, { ...BOARD, ...THREE }],
  ['AG-T6', 4, { ...BOARD, ...FOUR }],
])('%s AG-T5 the spaces of %i players and what they get each round', (_, seats, board) => {
  for (const [options, table] of [
    [BEGINNER, board],
    [BASE, { ...board, 'meeting-place': 0 }],
  ] as const) {
    const game = new AgricolaScenario({ seats, options });
    expect(spacesOf(game).toSorted()).toEqual(Object.keys({ ...table, ...CARDS }).toSorted());
    game.state.revealed.push(...Object.keys(CARDS).map((id) => spacesOf(game).indexOf(id)));
    game.state.revealed.splice(game.state.revealed.indexOf(spacesOf(game).indexOf('fencing')), 1);
    game.play('* reveal fencing');
    const refills = Object.entries({ ...table, ...CARDS }).filter(([, n]) => n > 0);
    expect(pilesOf(game)).toEqual(Object.fromEntries(refills));
  }
});

test('AG-T5 no card lies in two stages and each gets its goods only once it is revealed', () => {
  const game = playTo(new AgricolaScenario().give(1, { food: 99 }).give(2, { food: 99 }), 14, [
    'sheep-market',
    'western-quarry',
    'pig-market',
    'cattle-market',
  ]);
  expect(pilesOf(game)).toMatchObject({
    'sheep-market': 14,
    'western-quarry': 10,
    'pig-market': 7,
    'cattle-market': 5,
    'eastern-quarry': 4,
  });
});

type Row = readonly [
  id: string,
  round: number,
  given: (game: AgricolaScenario) => void,
  moves: string,
  changes: object,
];

const nothing = () => undefined;
const TWO: AgricolaGiven = {};

/** Round cards that a game is begun with so that the space can be used; a permanent space takes another card. */
const OTHER: Record<number, string> = { 1: 'fencing', 5: 'western-quarry' };

function use([id, round, given, moves]: Row, with_: AgricolaGiven): object {
  const game = inRound(round, id in CARDS ? id : OTHER[round], with_);
  given(game);
  const changed = game.changes(`1 ${id}${moves}`);
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
  return changed;
}

const rich = (game: AgricolaScenario) => game.give(1, { wood: 20, clay: 20, reed: 20, stone: 20, grain: 3 });

const ALONE: readonly Row[] = [
  [
    'farm-expansion',
    1,
    rich,
    '; room a1; room b2; stable a5; stable c5; done',
    {
      '1 wood': [20, 6],
      '1 reed': [20, 16],
      '1 a1': [0, 'room'],
      '1 b2': [0, 'room'],
      '1 a5 stable': [0, 1],
      '1 c5 stable': [0, 1],
    },
  ],
  ['meeting-place', 1, nothing, '', { '1 food': [2, 3], 'on meeting-place': [1, 0] }],
  ['grain-seeds', 1, nothing, '', { '1 grain': [0, 1] }],
  ['farmland', 1, nothing, '; field b4', { '1 b4': [0, 'field'] }],
  ['day-laborer', 1, nothing, '', { '1 food': [2, 4] }],
  ['forest', 1, nothing, '', { '1 wood': [0, 3], 'on forest': [3, 0] }],
  ['clay-pit', 1, nothing, '', { '1 clay': [0, 1], 'on clay-pit': [1, 0] }],
  ['reed-bank', 1, nothing, '', { '1 reed': [0, 1], 'on reed-bank': [1, 0] }],
  ['fishing', 1, nothing, '', { '1 food': [2, 3], 'on fishing': [1, 0] }],
  [
    'major-improvement',
    1,
    rich,
    '; major well',
    { '1 wood': [20, 19], '1 stone': [20, 17], 'major well': [0, 1], ...food(2, 6) },
  ],
  [
    'fencing',
    1,
    rich,
    '; fence a5n a5s a5w a5e; done',
    {
      '1 wood': [20, 16],
      '1 fence a5n': [0, 1],
      '1 fence b5n': [0, 1],
      '1 fence a5w': [0, 1],
      '1 fence a5e': [0, 1],
    },
  ],
  [
    'grain-utilization',
    1,
    (game) => rich(game).lay(1, { fields: 'a3 a4' }).own(1, 'clay-oven'),
    '; sow; sow grain a3 grain a4; bake; bake 1',
    { '1 grain': [3, 0], '1 a3 grain': [0, 3], '1 a4 grain': [0, 3], '1 food': [2, 7] },
  ],
  ['sheep-market', 1, nothing, '', { '1 sheep': [0, 1], 'on sheep-market': [1, 0] }],
  ['basic-wish', 5, (game) => game.lay(1, { rooms: 'a1' }), '', { '1 people': [2, 3], '1 newborns': [0, 1] }],
  [
    'house-redevelopment',
    5,
    rich,
    '; yes; major joinery',
    {
      '1 clay': [20, 18],
      '1 reed': [20, 19],
      '1 house': ['wood', 'clay'],
      '1 wood': [20, 18],
      '1 stone': [20, 18],
      'major joinery': [0, 1],
    },
  ],
  ['western-quarry', 5, nothing, '', { '1 stone': [0, 1], 'on western-quarry': [1, 0] }],
  ['vegetable-seeds', 8, nothing, '', { '1 vegetable': [0, 1] }],
  ['pig-market', 8, nothing, '', { '1 boar': [0, 1], 'on pig-market': [1, 0] }],
  ['cattle-market', 10, nothing, '', { '1 cattle': [0, 1], 'on cattle-market': [1, 0] }],
  ['eastern-quarry', 10, nothing, '', { '1 stone': [0, 1], 'on eastern-quarry': [1, 0] }],
  ['urgent-wish', 12, nothing, '', { '1 people': [2, 3], '1 newborns': [0, 1] }],
  [
    'cultivation',
    12,
    (game) => game.give(1, { grain: 1 }),
    '; field a3; sow; sow grain a3',
    { '1 grain': [1, 0], '1 a3': [0, 'field'], '1 a3 grain': [0, 3] },
  ],
  [
    'farm-redevelopment',
    14,
    (game) => game.give(1, { clay: 2, reed: 1, wood: 4 }),
    '; yes; fence a5n a5s a5w a5e',
    {
      '1 clay': [2, 0],
      '1 reed': [1, 0],
      '1 house': ['wood', 'clay'],
      '1 wood': [4, 0],
      '1 fence a5n': [0, 1],
      '1 fence b5n': [0, 1],
      '1 fence a5w': [0, 1],
      '1 fence a5e': [0, 1],
    },
  ],
];

function food(from: number, to: number): object {
  const rounds = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return Object.fromEntries(rounds.map((round) => [`1 round ${round} food`, [0, 1]]));
}

test.each(ALONE)('AG-T4 AG-T5 %s (round %i)', (...row) => {
  const [id, , , , changed] = row;
  expect(use(row, TWO)).toEqual({
    '1 home': [2, 1],
    [`person ${id}`]: [0, '1 newborns' in changed ? 11 : 1],
    ...changed,
  });
});

const EXTENSIONS: readonly (readonly [number, Row])[] = [
  [3, ['grove', 1, nothing, '', { '1 wood': [0, 2], 'on grove': [2, 0] }]],
  [3, ['hollow', 1, nothing, '', { '1 clay': [0, 1], 'on hollow': [1, 0] }]],
  [3, ['resource-market', 1, nothing, '; reed', { '1 food': [2, 3], '1 reed': [0, 1] }]],
  [3, ['resource-market', 1, nothing, '; stone', { '1 food': [2, 3], '1 stone': [0, 1] }]],
  [4, ['copse', 1, nothing, '', { '1 wood': [0, 1], 'on copse': [1, 0] }]],
  [4, ['grove', 1, nothing, '', { '1 wood': [0, 2], 'on grove': [2, 0] }]],
  [4, ['hollow', 1, nothing, '', { '1 clay': [0, 2], 'on hollow': [2, 0] }]],
  [4, ['resource-market', 1, nothing, '', { '1 food': [2, 3], '1 reed': [0, 1], '1 stone': [0, 1] }]],
  [4, ['traveling-players', 1, nothing, '', { '1 food': [2, 3], 'on traveling-players': [1, 0] }]],
];

test.each(EXTENSIONS)('AG-T6 with %i players: %o', (seats, row) => {
  const [id, , , , changed] = row;
  expect(use(row, { seats })).toEqual({
    '1 home': [2, 1],
    [`person ${id}`]: [0, '1 newborns' in changed ? 11 : 1],
    ...changed,
  });
});

test('AG-T6 the Resource Market of 3 players gives no wood, clay or second good', () => {
  const game = inRound(1, 'fencing', { seats: 3 }).play('1 resource-market');
  expect(game.offered()).toEqual(['reed', 'stone']);
});

test('AG-T4 AG-T6 the Lessons spaces need an occupation in hand', () => {
  for (const [seats, ids] of [
    [2, ['lessons']],
    [3, ['lessons', 'lessons-3']],
    [4, ['lessons', 'lessons-4']],
  ] as const) {
    const game = inRound(1, 'fencing', { seats });
    for (const id of ids) expect(game.why(`1 ${id}`)).toEqual({ why: 'cards-unused' });
  }
});
