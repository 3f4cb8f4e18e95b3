import { cards } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { creatures } from '@furrow/creatures/game';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { beforeAll, describe, expect, test } from 'vitest';
import { evaluationOf } from '../src/evaluations';
import { mindOf } from '../src/minds';
import { type Inputs, inputCount, inputNames } from '../src/network/inputs';
import { inputsOf } from '../src/network/inputs-of';
import { Network } from '../src/network/network';
import { NetworkJudge } from '../src/network/network-judge';
import { NetworkPrior } from '../src/network/network-prior';
import { WIDE } from '../src/network/reliance';
import { numbersIn, type StoredNetwork, textOf } from '../src/network/stored-network';
import { Thinking } from '../src/thinking';
import { loadAllNetworks, networksOf } from '../src/trained/index';

const withTile = agricola.open({ 'side-job': 'on' }, 2);
const plain = agricola.open({}, 2);
const withHands = agricola.open({ mode: 'base', decks: 'A,B' }, 2);
type AnyGame = Game<Position>;

beforeAll(loadAllNetworks);

/** The positions of a random game, every so many answers. */
function positions<S extends Position>(game: Game<S>, seed: number, every = 7): S[] {
  const dice = seededDice(seed);
  const state = game.begin();
  const found: S[] = [];
  let answers = 0;
  for (let asked = decision(game.rules, state); asked !== undefined; asked = decision(game.rules, state)) {
    if (++answers % every === 0) found.push(game.rules.copy(state));
    play(game.rules, state, asked.seat, asked.domain.sample(dice));
  }
  return found;
}

function priorOf<S extends Position>(game: Game<S>): StoredNetwork {
  const prior = networksOf(game)?.networks.prior;
  if (prior === undefined) throw new Error('there is no prior');
  return prior;
}

function switchesOf<S extends Position>(inputs: Inputs<S>, state: S, first = 0): Uint8Array {
  const switches = new Uint8Array(inputCount(inputs));
  inputs.read(state, switches, first);
  return switches;
}

describe.each<[string, AnyGame]>([
  ['Agricola', withTile],
  ['Agricola with hand cards', withHands],
  ['All Creatures Big and Small', creatures.open({}, 2)],
  ['its basic game', creatures.open({ buildings: '4' }, 2)],
])('what a network looks at in %s', (_name, game) => {
  test('every switch has a name of its own and is on or off', () => {
    const inputs = inputsOf(game);
    const names = inputNames(inputs);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBe(inputCount(inputs));
    for (const state of positions(game, 1))
      for (const one of switchesOf(inputs, state)) expect(one === 0 || one === 1).toBe(true);
  });

  test('does not depend on what was looked at before', () => {
    const inputs = inputsOf(game);
    for (const seed of [2, 3])
      for (const state of positions(game, seed))
        expect(switchesOf(inputs, state)).toEqual(switchesOf(inputsOf(game), state));
  });

  test('from the other chair the seats have changed places and all else stays', () => {
    const inputs = inputsOf(game);
    const [shared, own] = [inputs.shared.length, inputs.own.length];
    for (const state of positions(game, 4)) {
      const [one, other] = [switchesOf(inputs, state), switchesOf(inputs, state, 1)];
      expect(other.subarray(0, shared)).toEqual(one.subarray(0, shared));
      expect(other.subarray(shared, shared + own)).toEqual(one.subarray(shared + own));
      expect(other.subarray(shared + own)).toEqual(one.subarray(shared, shared + own));
    }
  });

  test('tells positions apart', () => {
    const inputs = inputsOf(game);
    const found = positions(game, 5, 1).map((state) => switchesOf(inputs, state).join(''));
    expect(new Set(found).size).toBeGreaterThan(found.length / 2);
  });
});

test('every card in play and every card in hand is an input of its own', () => {
  const inputs = inputsOf(withHands);
  const names = inputNames(inputs);
  let played = 0;
  for (const state of positions(withHands, 8, 30)) {
    const switches = switchesOf(inputs, state);
    const on = names.filter((name, i) => switches[i] === 1 && /^\d (played|hand) \D/.test(name));
    const shown = state.players.flatMap((player, seat) => [
      ...player.played.map((card) => `${seat} played ${cards[card].id}`),
      ...player.hand.map((card) => `${seat} hand ${cards[card].id}`),
    ]);
    expect(on.toSorted()).toEqual(shown.toSorted());
    played += state.players[0].played.length;
  }
  expect(played).toBeGreaterThan(0);
});

describe('a network', () => {
  test('says the same of a position whatever it was asked before', () => {
    const inputs = inputsOf(withTile);
    const stored = priorOf(withTile);
    const used = new Network(stored, inputs);
    const [again, fresh] = [new Float64Array(stored.outputs.length), new Float64Array(stored.outputs.length)];
    for (const state of [...positions(withTile, 6), ...positions(withTile, 7)]) {
      inputs.read(state, used.switches, 0);
      used.judge(again);
      const other = new Network(stored, inputs);
      inputs.read(state, other.switches, 0);
      other.judge(fresh);
      expect(again).toEqual(fresh);
    }
  });

  test('serves a game that lacks some of its switches, and one that has more of them', () => {
    const known = new Set(inputNames(priorOf(plain)));
    const there = new Set(inputNames(inputsOf(plain)));
    expect([...known].filter((name) => !there.has(name))).toContain('side-job taken 1');
    expect([...there].filter((name) => !known.has(name))).toContain('0 points now 1');
    expect([...known].filter((name) => there.has(name)).length).toBeGreaterThan(600);
  });

  test('keeps its numbers as text without loss', () => {
    const numbers = Int16Array.of(0, 1, -1, 4095, -4095, 32767, -32768);
    expect(numbersIn(textOf(numbers))).toEqual(numbers);
  });
});

test('a prior names some of the moves that can be made, each once, the first three at least', () => {
  const prior = new NetworkPrior(plain, inputsOf(plain), priorOf(plain), {
    trust: 2,
    kept: WIDE,
    share: 1,
    narrowsRoot: true,
  });
  let fewer = 0;
  for (const state of positions(plain, 8, 1)) {
    const asked = decision(plain.rules, state);
    if (asked === undefined || asked.seat === NOBODY) continue;
    const moves = asked.domain.moves();
    const found = prior.worthwhile(state, asked.seat, moves);
    if (found === undefined) continue;
    const { moves: worthwhile, handicaps } = found;
    expect(handicaps).toHaveLength(worthwhile.length);
    expect(handicaps[0]).toBe(0);
    expect(handicaps).toEqual(handicaps.toSorted((a, b) => b - a));
    expect(new Set(worthwhile).size).toBe(worthwhile.length);
    expect(worthwhile.every((move) => moves.includes(move))).toBe(true);
    expect(worthwhile.length).toBeGreaterThanOrEqual(Math.min(3, moves.length));
    if (worthwhile.length < moves.length) fewer++;
  }
  expect(fewer).toBeGreaterThan(10);
});

test('a prior has nothing against spaces that it does not know, such as Lessons', () => {
  const game = agricola.open({ mode: 'base', decks: 'A,B' }, 2);
  const prior = mindOf(game).prior;
  const lessons = (game.rules as Ruleset).spaces.findIndex(({ id }) => id === 'lessons');
  let seen = 0;
  for (const state of positions(game, 4, 1)) {
    const asked = decision(game.rules, state);
    if (asked === undefined || asked.seat === NOBODY) continue;
    const moves = asked.domain.moves();
    const wanted = moves.find(({ verb, things }) => verb === 'place' && things[0] === lessons);
    const found = prior?.worthwhile(state, asked.seat, moves);
    if (wanted === undefined || found === undefined) continue;
    expect(found.handicaps[found.moves.indexOf(wanted)]).toBe(0);
    seen++;
  }
  expect(seen).toBeGreaterThan(10);
});

describe('the mind of a game', () => {
  test.each([
    ['the two-player family game', plain, 0.75],
    ['the 2007 edition for two', agricola.open({ edition: '2007', mode: 'family' }, 2), 0.75],
    ['two hands of decks A and B', withHands, 0.5],
    [
      'two hands of decks that the judge has not seen',
      agricola.open({ mode: 'base', decks: 'A,B,L' }, 2),
      0.5,
    ],
    ['two hands of the 2007 edition', agricola.open({ edition: '2007', mode: 'full', decks: 'E' }, 2), 0.5],
    ['the family game of three', agricola.open({}, 3), 0.4],
    ['the 2007 edition for four', agricola.open({ edition: '2007', mode: 'family' }, 4), 0.4],
    ['three hands', agricola.open({ mode: 'base', decks: 'A,B' }, 3), 0.5],
    ['four hands', agricola.open({ mode: 'base', decks: 'A,B' }, 4), 0.5],
    ['All Creatures Big and Small with 4 buildings', creatures.open({ buildings: '4' }, 2), 0.75],
    ['All Creatures Big and Small with 12 buildings', creatures.open({ buildings: '12' }, 2), 0.75],
  ] as [string, AnyGame, number][])(
    'has a judge and a prior in %s, and goes by the linear evaluation within turns',
    (_name, game, share) => {
      const { judge, guide, prior } = mindOf(game);
      const stored = networksOf(game)?.networks.judge;
      if (stored === undefined) throw new Error('there is no judge');
      const [told, networks, linear] = [0, 1, 2].map(() => new Float64Array(game.seats));
      for (const state of positions(game, 11, 20)) {
        judge.expect(state, told);
        new NetworkJudge(game, inputsOf(game), stored).expect(state, networks);
        evaluationOf(game).expect(state, linear);
        const last = game.seats - 1;
        expect(told[last]).toBeCloseTo(share * networks[last] + (1 - share) * linear[last]);
      }
      expect(guide).toBe(evaluationOf(game));
      expect(prior).toBeInstanceOf(NetworkPrior);
    },
  );

  test.each([
    ['the family game of five', agricola.open({ edition: '2007', mode: 'family' }, 5)],
    ['five hands', agricola.open({ edition: '2007', mode: 'full', decks: 'E' }, 5)],
  ])('takes a hint from the prior in games that are like it: %s', (_name, game) => {
    const { judge, prior } = mindOf(game);
    expect(judge).toBe(evaluationOf(game));
    expect(prior).toBeInstanceOf(NetworkPrior);
  });

  test('is the linear evaluation alone where there is no network', () => {
    for (const game of [agricola.open({}, 1), agricola.open({ seasons: 'winter' }, 2)])
      expect(mindOf(game)).toEqual({ judge: evaluationOf(game) });
  });
});

test('a narrow prior leaves three or four of many spaces, and all of few', () => {
  const game = creatures.open({}, 2);
  const { prior } = mindOf(game);
  let seen = 0;
  for (const state of positions(game, 10, 1)) {
    const asked = decision(game.rules, state);
    if (asked === undefined || asked.seat === NOBODY) continue;
    const moves = asked.domain.moves();
    const found = prior?.worthwhile(state, asked.seat, moves);
    if (found === undefined) continue;
    expect(found.moves.length).toBeGreaterThanOrEqual(Math.min(3, moves.length));
    expect(found.moves.length).toBeLessThanOrEqual(4);
    expect(found.moves.every((move) => moves.includes(move))).toBe(true);
    expect(found.handicaps.every((points) => Math.abs(points) === 0)).toBe(true);
    seen++;
  }
  expect(seen).toBe(48);
});

test('all answers to the question itself are looked at where the prior is narrow', () => {
  const game = creatures.open({}, 2);
  const state = positions(game, 11, 1).find((one) => decision(game.rules, one)?.seat !== NOBODY);
  const asked = state === undefined ? undefined : decision(game.rules, state);
  if (state === undefined || asked === undefined) throw new Error('nobody is asked');
  const { seat } = asked;
  const seen = () => view(game.schema, state, seat);
  const thinking = new Thinking({ game, decision: asked, view: seen, dice: seededDice(1) });
  thinking.simulate();
  expect(thinking.choices().length).toBe(asked.domain.moves().length);
});

test('networks that judge say what they add up, each in its half of the game, and the real points when it is over', () => {
  const inputs = inputsOf(plain);
  const judge = new NetworkJudge(plain, inputs, { early: counting(inputs, 6), late: counting(inputs, 12) });
  const dice = seededDice(9);
  const state = plain.begin();
  const expected = new Float64Array(2);
  for (let asked = decision(plain.rules, state); asked !== undefined; asked = decision(plain.rules, state)) {
    judge.expect(state, expected);
    const on = switchesOf(inputs, state).reduce((sum, one) => sum + one, 0);
    const each = plain.round(state).now > 7 ? 0.5 : 1;
    expect(expected[0]).toBeCloseTo(each * on, 9);
    expect(judge.liking(state, 1)).toBeCloseTo(-each * on, 9);
    play(plain.rules, state, asked.seat, asked.domain.sample(dice));
  }
  judge.expect(state, expected);
  expect([...expected]).toEqual(plain.outcome(state).scores);
});

/** A network that gives the first chair 6 points in so many parts for every switch that is on, a third of it through its hidden layers. */
function counting({ shared, own, seats }: Inputs<never>, parts: number): StoredNetwork {
  const switches = shared.length + seats * own.length;
  const first = Array.from({ length: switches }, () => [2, 4, 0]).flat();
  return {
    seats,
    shared,
    own,
    outputs: ['points 0', 'points 1'],
    first: 1,
    second: 1,
    layers: [
      { scale: 1 / parts, numbers: textOf(Int16Array.from([...first, 0])) },
      { scale: 0.5, numbers: textOf(Int16Array.of(2, 0)) },
      { scale: 1, numbers: textOf(Int16Array.of(1, 0, 0, 0)) },
    ],
  };
}
