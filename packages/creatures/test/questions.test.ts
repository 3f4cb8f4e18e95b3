import { findBuilding } from '@furrow/creatures/buildings/index';
import { exchange, gainOne, trade } from '@furrow/creatures/effect';
import { creatures } from '@furrow/creatures/game';
import { ANIMALS, amounts } from '@furrow/creatures/goods';
import type { Question } from '@furrow/creatures/questions';
import { GameRecord } from '@furrow/kernel/record';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { FIVE_WORKERS, quietRounds, SIXTH_WORKER } from './scenarios/quiet-rounds';

type Goods = Parameters<Scenario['give']>[1];
type Things = Parameters<Scenario['lay']>[1];

/** The questions of players. */
type Ask = Exclude<Question['ask'], 'drawStart' | 'drawBuildings' | 'anytime'>;

/** What is asked, and how it comes to be asked. */
type Case<A extends Ask> = readonly [expected: Extract<Question, { ask: A }>, when: () => Scenario];

/** Seat 1 has these things and goods; what it does next. */
const given = (goods: Goods, things: Things, text: string, buildings = 'shelter') =>
  new Scenario({ buildings }).lay(1, things).give(1, goods).play(text);

/** Seat 1 has these things and goods when the workers of round 1 go home. */
const atHome = (goods: Goods, things: Things) =>
  given({}, things, FIVE_WORKERS).give(1, goods).play(SIXTH_WORKER);

/** Seat 1 has this building on a0 and these goods before the game is scored. */
const beforeScoring = (goods: Goods, building: string) =>
  given({}, {}, `${quietRounds(7)}${FIVE_WORKERS}`)
    .lay(1, { at: { a0: building } })
    .give(1, goods)
    .play(`${SIXTH_WORKER}\n1 done`);

const number = (id: string) => findBuilding(id)?.number ?? -1;
const WOOD = amounts({ wood: 1 });

/** Every question of a player: without one of them it does not compile. */
const cases: { readonly [A in Ask]: readonly Case<A>[] } = {
  may: [
    [
      { ask: 'may', effect: exchange(['sheep', 'pig', 'horse'], ['cow']) },
      () => given({ sheep: 1 }, { at: { a0: 'cattle-farm' } }, '1 expand; expand left'),
    ],
  ],
  oneOf: [
    [
      { ask: 'oneOf', effect: gainOne(...ANIMALS) as Extract<Question, { ask: 'oneOf' }>['effect'] },
      () => given({ wood: 2, stone: 1 }, {}, '1 special-1; build shelter; at a0'),
    ],
  ],
  borders: [
    [
      {
        ask: 'borders',
        terms: { atLeast: 1, atMost: 'any', free: 0, price: WOOD },
        left: 9,
        payable: 2,
        canFinish: false,
        keeping: undefined,
      },
      () => given({ wood: 2 }, {}, '1 fences'),
    ],
    [
      {
        ask: 'borders',
        terms: { atLeast: 0, atMost: 'any', free: 1, price: amounts({ stone: 2 }) },
        left: 8,
        payable: 1,
        canFinish: true,
        keeping: undefined,
      },
      () => given({}, {}, '1 walls; border a0n'),
    ],
    [
      {
        ask: 'borders',
        terms: { atLeast: 0, atMost: 2, free: 'all', price: [] },
        left: 11,
        canFinish: true,
        keeping: undefined,
      },
      () => given({}, { at: { b1: 'woodshop' } }, `${quietRounds(2)}1 expand; expand left; border a0n`),
    ],
    [
      {
        ask: 'borders',
        terms: { atLeast: 0, atMost: 1, free: 'all', price: [] },
        left: 9,
        canFinish: true,
        keeping: 'horse',
      },
      () => atHome({ horse: 3 }, { at: { a0: 'ranch' }, borders: 'a1n a1e' }),
    ],
  ],
  troughs: [
    [
      {
        ask: 'troughs',
        terms: { atLeast: 1, atMost: 'any', free: 1, price: amounts({ wood: 3 }) },
        left: 10,
        canFinish: false,
      },
      () => given({}, {}, '1 troughs'),
    ],
    [
      {
        ask: 'troughs',
        terms: { atLeast: 0, atMost: 'any', free: 0, price: amounts({ wood: 2 }) },
        left: 9,
        canFinish: true,
      },
      () => given({ wood: 2 }, { at: { a0: 'sawmill' } }, '1 troughs; trough b1'),
    ],
  ],
  stall: [
    [
      { ask: 'stall', price: amounts({ stone: 3, reed: 1 }) },
      () => given({ stone: 3, reed: 1 }, {}, '1 stall'),
    ],
  ],
  troughToStall: [
    [
      { ask: 'troughToStall', price: amounts({ stone: 2 }) },
      () => given({ stone: 2 }, { at: { a0: 'building-firm' }, troughs: 'a1' }, '1 building-firm'),
    ],
  ],
  stables: [
    [
      { ask: 'stables', prices: [amounts({ wood: 5 }), amounts({ stone: 5 })], canFinish: false },
      () => given({ stone: 5 }, { at: { a0: 'stall' } }, '1 stables'),
    ],
    [
      { ask: 'stables', prices: [amounts({ wood: 4 }), amounts({ stone: 5 })], canFinish: true },
      () =>
        given({ wood: 8 }, { at: { a0: 'stall', a1: 'stall', b1: 'sawmill' } }, '1 stables; flip a0 wood'),
    ],
  ],
  upgrade: [
    [
      { ask: 'upgrade', building: number('stall') },
      () => given({ stone: 3, reed: 1 }, { at: { a0: 'barn' } }, '1 stall; at b1'),
    ],
  ],
  build: [
    [{ ask: 'build', beside: false }, () => given({ wood: 2, stone: 1 }, {}, '1 special-1')],
    [
      { ask: 'build', beside: true },
      () => given({ wood: 3, stone: 1 }, {}, '1 special-1; build conservatory; at b0', 'conservatory,barn'),
    ],
  ],
  buildPay: [
    [
      {
        ask: 'buildPay',
        building: number('open-stable'),
        prices: [amounts({ wood: 2 }), amounts({ stone: 3 })],
      },
      () =>
        given(
          { wood: 3, stone: 3 },
          { at: { a0: 'stall', b1: 'sawmill' } },
          '1 special-1; build open-stable',
          'open-stable',
        ),
    ],
  ],
  buildPlace: [
    [
      { ask: 'buildPlace', building: number('shelter') },
      () => given({ wood: 2, stone: 1 }, {}, '1 special-1; build shelter'),
    ],
  ],
  expand: [[{ ask: 'expand' }, () => given({}, {}, '1 expand')]],
  trade: [
    [
      {
        ask: 'trade',
        effect: trade(ANIMALS, 2, ANIMALS) as Extract<Question, { ask: 'trade' }>['effect'],
      },
      () => given({ sheep: 1, pig: 1 }, { at: { a0: 'animal-trader' } }, '1 animal-trader'),
    ],
  ],
  useSpace: [[{ ask: 'useSpace' }, () => atHome({}, { at: { b1: 'stewards-office' } })]],
  settle: [
    [
      { ask: 'settle', have: amounts({ sheep: 1, horse: 1 }), when: 'step' },
      () => given({ sheep: 1 }, {}, '1 horse-sheep'),
    ],
    [
      { ask: 'settle', have: amounts({ sheep: 1, cow: 1 }), when: 'nurseryEmptied' },
      () => atHome({ sheep: 1, cow: 1 }, { at: { b1: 'rearing-station' } }),
    ],
    [
      { ask: 'settle', have: amounts({ horse: 4 }), when: 'newborns' },
      () => atHome({ horse: 3 }, { at: { a0: 'ranch' } }),
    ],
  ],
  turnDown: [
    [
      { ask: 'turnDown', have: amounts({ pig: 1 }), before: 'breeding' },
      () => new Scenario({ turnsDown: true }).play(`${FIVE_WORKERS}\n2 pig-sheep`),
    ],
    [
      { ask: 'turnDown', have: amounts({ pig: 3 }), before: 'scoring' },
      () =>
        new Scenario({ turnsDown: true })
          .lay(1, { troughs: 'a0 b0 b1' })
          .play(`${quietRounds(7)}${FIVE_WORKERS}`)
          .give(1, { pig: 2 })
          .play(SIXTH_WORKER),
    ],
  ],
  release: [[{ ask: 'release', have: amounts({ pig: 1 }) }, () => given({ pig: 1 }, {}, '1 release')]],
  work: [
    [{ ask: 'work', workers: 3 }, () => given({}, {}, '1 wood-3')],
    [{ ask: 'work', workers: 1 }, () => given({}, {}, FIVE_WORKERS)],
  ],
  beforeBreeding: [
    [{ ask: 'beforeBreeding' }, () => atHome({ stone: 3, reed: 1 }, { at: { a0: 'home-workshop' } })],
  ],
  pause: [[{ ask: 'pause' }, () => atHome({ sheep: 1, pig: 1 }, { at: { a0: 'animal-trader' } })]],
  lastChance: [[{ ask: 'lastChance' }, () => beforeScoring({ reed: 1 }, 'cattle-market')]],
  custom: [
    [
      { ask: 'custom', name: 'move-pieces' },
      () => given({}, { at: { a0: 'carpenter' }, troughs: 'b1' }, '1 carpenter'),
    ],
    [
      { ask: 'custom', name: 'second-animals' },
      () =>
        given(
          { wood: 2, stone: 3, reed: 1, sheep: 2, horse: 1 },
          {
            borders: 'a0w a0n a0s a0e c1n c1e c1s',
            at: { a1: 'small-extension', c0: 'materials-outlet' },
          },
          '1 special-1; build organic-farm; at b1',
          'organic-farm',
        ),
    ],
  ],
};

describe('a question says what words for it need', () => {
  test.each(
    Object.values(cases)
      .flat()
      .map(([expected, when]) => [expected.ask, expected, when] as const),
  )('%s (%#)', (_ask, expected, when) => {
    expect(when().decision()?.question()).toEqual(expected);
  });

  test('chance is asked who starts, and how many special buildings are still to be drawn', () => {
    const record = new GameRecord(creatures.open({ buildings: '8' }, 2), ['one', 'two']);
    expect(record.decisions()[0].question()).toEqual({ ask: 'drawStart' });
    record.say(-1, 'start 1');
    record.say(-1, 'draw pen');
    expect(record.decisions()[0].question()).toEqual({ ask: 'drawBuildings', left: 3 });
  });

  test('nobody waits for what may be used at any time', () => {
    const game = new Scenario().lay(2, { at: { a0: 'cattle-market' } }).give(2, { reed: 1 });
    expect(game.record.decisions().map((one) => one.question())).toEqual([
      { ask: 'work', workers: 3 },
      { ask: 'anytime' },
    ]);
  });
});
