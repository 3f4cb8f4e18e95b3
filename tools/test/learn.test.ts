import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inputCount } from '@furrow/bots/network/inputs';
import { loadAllNetworks } from '@furrow/bots/trained/index';
import { decision } from '@furrow/kernel/decide';
import { seededDice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { writeRecord } from '@furrow/kernel/record-text';
import { afterAll, describe, expect, test } from 'vitest';
import { Crew } from '../crew/crew';
import { duel } from '../learn/duel';
import { errorsOf } from '../learn/errors';
import { aimAhead } from '../learn/foresight';
import { addGames, gamesIn, type KeptGame } from '../learn/kept-games';
import { Learning } from '../learn/learning';
import { teach } from '../learn/lesson';
import { choiceLecture, pointsLecture } from '../learn/loss';
import { Model } from '../learn/model';
import { openingsIn } from '../learn/openings';
import { type Plan, STANDARD } from '../learn/plan';
import { LINEAR } from '../learn/players';
import { ratingPlot } from '../learn/plot';
import { compared } from '../learn/quality';
import { ratingFrom } from '../learn/report';
import { RunFolder } from '../learn/run-folder';
import { Samples, turned } from '../learn/samples';
import { storedFrom } from '../learn/stored';
import { subjectsOf } from '../learn/subject';
import { carryOut, type Task } from '../learn/task';
import { tellingOf } from '../learn/telling';

const folders: string[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'furrow-learn-'));
  folders.push(made);
  return made;
}

afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

/** Two seats with six switches each, two shared; a seat ends with a point for each of its switches, the first two counting double together. */
const CHAIRS = { shared: 2, own: 6, seats: 2 };

function samples(count: number): Samples {
  const dice = seededDice(1);
  const made = new Samples(4);
  for (let i = 0; i < count; i++) {
    const switches = Uint8Array.from({ length: 14 }, () => dice.below(2));
    const points = [0, 1].map((seat) => {
      const own = switches.subarray(2 + 6 * seat, 8 + 6 * seat);
      return own.reduce((sum, one) => sum + one, 0) + 3 * own[0] * own[1];
    });
    made.add(switches, [...points, ...points], i % 3);
  }
  return made;
}

const SHAPE = { inputs: 14, first: 8, second: 4, outputs: 2 };
const COURSE = { times: 1, rate: 0.01, decay: 0, batch: 32 };

function taught(times: number): { model: Model; off: number } {
  const model = Model.drawn(SHAPE, 7, seededDice(2));
  const course = { ...COURSE, times };
  return { model, off: teach(model, samples(400), pointsLecture(CHAIRS), course, seededDice(3)) };
}

describe('learning', () => {
  test('brings a network nearer to what became of positions', () => {
    const [short, long] = [taught(1).off, taught(200).off];
    expect(long).toBeLessThan(short / 10);
    expect(long).toBeLessThan(0.1);
  });

  test('comes to the same weights from the same seed', () => {
    expect(taught(3).model.numbers).toEqual(taught(3).model.numbers);
  });

  test('finds out which choice is made', () => {
    const dice = seededDice(4);
    const made = new Samples(1);
    for (let i = 0; i < 300; i++) {
      const switches = Uint8Array.from({ length: 14 }, () => dice.below(2));
      made.add(switches, [switches[0] + 2 * (switches[1] & switches[2])], 0);
    }
    const model = Model.drawn({ ...SHAPE, outputs: 4 }, 7, seededDice(5));
    const course = { ...COURSE, times: 200 };
    expect(teach(model, made, choiceLecture, course, seededDice(6))).toBeLessThan(0.1);
  });
});

describe('samples', () => {
  test('are the same after a journey through bytes', () => {
    const before = samples(20);
    const after = Samples.from(before.bytes());
    expect(after.length).toBe(20);
    for (let i = 0; i < 20; i++) {
      expect(after.switches(i)).toEqual(before.switches(i));
      expect(after.aim(i)).toEqual(before.aim(i));
      expect(after.tag(i)).toBe(before.tag(i));
    }
    const all = new Samples(4);
    all.addAll(after);
    expect(all.switches(7)).toEqual(before.switches(7));
  });

  test('are seen from the next chair: seats move on, what is shared stays', () => {
    const on = Uint16Array.of(0, 1, 2, 7, 8, 13);
    expect([...turned(on, CHAIRS, 1, new Uint16Array(14))]).toEqual([0, 1, 8, 13, 2, 7]);
    expect([...turned(on, CHAIRS, 0, new Uint16Array(14))]).toEqual([...on]);
  });

  test('of a game aim at what becomes of the next one, partly as a model tells it from every chair; its last one keeps the result', () => {
    const made = new Samples(4);
    const aim = [10, 4, 10, 4];
    for (const tag of [1, 1, 1, 2]) made.add(new Uint8Array(14), aim, tag);
    const model = new Model(SHAPE);
    model.b3.set([20, 0]);
    aimAhead(made, CHAIRS, model, 0.5);
    expect([...made.aim(3)]).toEqual(aim);
    expect([...made.aim(2)]).toEqual(aim);
    expect([...made.aim(1)]).toEqual([10, 7, 10, 7]);
    expect([...made.aim(0)]).toEqual([10, 8.5, 10, 8.5]);
  });
});

test('what is told is compared with what was true', () => {
  const {
    samples: n,
    error,
    correlation,
    sign,
  } = compared([
    [1, 3],
    [-1, -3],
    [2, -2],
    [0, 0],
  ]);
  expect(n).toBe(4);
  expect(error).toBeCloseTo(Math.sqrt((4 + 4 + 16) / 4));
  expect(correlation).toBeCloseTo(0.75 / Math.sqrt(1.25 * 5.25));
  expect(sign).toBeCloseTo(2 / 3);
});

/** A random game to its end. */
function randomRecord(game: Game<Position>, seed: number): GameRecord<Position> {
  const record = new GameRecord(game, ['a', 'b']);
  const dice = seededDice(seed);
  for (let asked = decision(game.rules, record.state); asked !== undefined; ) {
    record.play(asked.seat, asked.domain.sample(dice));
    asked = decision(game.rules, record.state);
  }
  return record;
}

test('networks are compared with the results of recorded games, round by round', () => {
  const [subject] = subjectsOf({ game: 'agricola', seats: 2, variants: [{}] });
  const { game, layout } = subject;
  const record = randomRecord(game, 3);
  const shape = { inputs: inputCount(layout), first: 4, second: 4, outputs: 2 };
  const model = new Model(shape);
  model.b3.set([9, 4]);
  const network = storedFrom(model, layout, ['points 0', 'points 1']);
  const found = tellingOf(subject, { early: network, late: network }, [writeRecord(record)], [3, 11]);
  const [one, other] = game.outcome(record.state).scores;
  expect(found.map(([round]) => round)).toEqual([3, 11]);
  for (const [, { samples: n, error }] of found) {
    expect(n).toBe(1);
    expect(error).toBeCloseTo(Math.abs(5 - (one - other)), 2);
  }
});

test('games go on from recorded ones of their variant that are not held out', () => {
  const [{ game }, { game: other }] = subjectsOf({
    game: 'agricola',
    seats: 2,
    variants: [{ 'side-job': 'on' }, {}],
  });
  const records = [1, 2, 3].map((seed) => randomRecord(game, seed));
  const file = join(folder(), 'recorded.jsonl');
  const lines = records.map((record) => JSON.stringify({ record: writeRecord(record) }));
  writeFileSync(file, lines.join('\n'));
  const openings = openingsIn(file);
  const dice = seededDice(9);
  const begun = new Set<number>();
  for (let i = 0; i < 20; i++) {
    const opening = openings.drawn(game, 'anywhere', dice);
    const from = records.findIndex(({ moves }) => isDeepStrictEqual(moves.slice(0, opening.length), opening));
    if (opening.length > 20) begun.add(from);
    const late = openings.drawn(game, 'second-half', dice);
    const lengths = records.flatMap(({ moves }) =>
      isDeepStrictEqual(moves.slice(0, late.length), late) ? [moves.length] : [],
    );
    expect(late.length).toBeGreaterThanOrEqual(Math.floor(Math.min(...lengths) / 2));
    expect(openings.drawn(other, 'anywhere', dice)).toEqual([]);
  }
  expect(begun).toEqual(new Set([1, 2]));
});

test('a run begins with the networks of the files that are given, which judge and have a prior', () => {
  const dir = folder();
  const files = [join(dir, 'one.json'), join(dir, 'other.json')];
  writeFileSync(files[0], JSON.stringify({ prior: { seats: 2 } }));
  writeFileSync(files[1], JSON.stringify({ judge: { early: {}, late: {} } }));
  const run = new RunFolder(dir, PLAN);
  const { judge, prior } = run.startFiles(files);
  expect(JSON.parse(readFileSync(judge, 'utf8'))).toEqual({ early: {}, late: {} });
  expect(JSON.parse(readFileSync(prior, 'utf8'))).toEqual({ seats: 2 });
  expect(() => run.startFiles([files[0]])).toThrow('networks that judge and with a prior');
});

describe('games that bots have played', () => {
  const game = (number: number): KeptGame => ({
    number,
    moves: [
      { seat: -1, move: { verb: 'reveal', things: [3] } },
      { seat: 1, move: { verb: 'feed', things: [1, 0, 2] } },
    ],
    sound: 1,
    learners: [0, 1],
    points: [31, 28],
  });

  test('are the same after a journey through a file, in the order of their numbers', () => {
    const file = join(folder(), 'games.jsonl');
    expect(gamesIn(file)).toEqual([]);
    addGames(file, [game(4), game(5)]);
    addGames(file, [game(0)]);
    expect(gamesIn(file)).toEqual([game(0), game(4), game(5)]);
  });

  test('are left out where a line was torn off, and those after it are read', () => {
    const file = join(folder(), 'games.jsonl');
    addGames(file, [game(0)]);
    appendFileSync(file, '\n{"number":1,"sound":0,"learners":[0],"po');
    addGames(file, [game(2)]);
    expect(gamesIn(file)).toEqual([game(0), game(2)]);
  });
});

test('in some games somebody slips in the first rounds, in some one seat answers at random for a while, in half of them neither', () => {
  const dice = seededDice(8);
  const answers = [
    { move: { verb: 'a', things: [] }, lead: 1 },
    { move: { verb: 'b', things: [] }, lead: 0.9 },
  ];
  const found = { slips: 0, random: 0, games: 400 };
  for (let i = 0; i < found.games; i++) {
    const errors = errorsOf(STANDARD, 14, 2, dice);
    const rounds = Array.from({ length: 14 }, (_, at) => at + 1);
    const headless = [0, 1].map((seat) =>
      rounds.filter((round) => rounds.some(() => errors.isRandom(seat, round, dice))),
    );
    const slipping = rounds.filter((round) =>
      rounds.some(() => errors.slipped(answers, round, dice) !== answers[0].move),
    );
    expect(headless.filter(({ length }) => length > 0).length).toBeLessThan(2);
    expect(Math.max(...headless.map(({ length }) => length))).toBeLessThan(3);
    expect(Math.max(0, ...slipping)).toBeLessThan(8);
    if (slipping.length > 0) found.slips++;
    if (headless.some(({ length }) => length > 0)) found.random++;
  }
  expect(Math.abs(found.slips / found.games - 0.25)).toBeLessThan(0.08);
  expect(Math.abs(found.random / found.games - 0.25)).toBeLessThan(0.08);
});

const PLAN: Plan = {
  game: 'agricola',
  seats: 2,
  variants: [{ 'side-job': 'on' }, {}],
  seed: 5,
  manner: {
    ...STANDARD,
    hidden: { judge: { first: 8, second: 4 }, prior: { first: 8, second: 4 } },
    games: 2,
    simulations: 8,
    duel: 2,
    lesson: { ...STANDARD.lesson, times: 1 },
    foresight: { ...STANDARD.foresight, times: 1 },
    choices: { ...STANDARD.choices, times: 1 },
  },
};

/** A run of so many generations in a folder; gives its lines without the hours. */
async function run(dir: string, generations: number, plan = PLAN): Promise<string[]> {
  const subjects = subjectsOf(plan);
  const file = new URL('../learn/worker.ts', import.meta.url);
  const crew = new Crew({ plan, file, carryOut: (task: Task) => carryOut(plan, subjects, task) }, 1);
  const said: string[] = [];
  const onlooker = {
    say: (line: string) => said.push(line.replace(/^[\d.]+ h {2}/, '')),
    at: () => undefined,
  };
  const learning = new Learning(plan, subjects, crew, new RunFolder(dir, plan), onlooker);
  await learning.run({ hours: 1000, generations });
  return said;
}

test.each([1, 2, 4])('whoever plays %i seats against itself is neither ahead nor behind', (seats) => {
  const plan: Plan = { ...PLAN, seats, variants: [{}] };
  const task = { do: 'duel' as const, from: 0, to: 2, one: LINEAR, other: LINEAR };
  const { deals, games, wins, lead } = duel(plan, subjectsOf(plan), task);
  expect([deals, games]).toEqual([2, 2 * seats]);
  expect(wins).toBeCloseTo(seats === 1 ? 1 : 2);
  expect(lead).toBeCloseTo(0);
  const even = { deals, games, wins, lead, squares: 0 };
  expect(ratingFrom(even, seats)).toBeCloseTo(0);
  expect(ratingFrom({ ...even, wins: wins + 0.5 }, seats)).toBeGreaterThan(20);
});

describe('a run', () => {
  test('is the same again from the same seed, and goes on where it ended', async () => {
    const [one, other] = [folder(), folder()];
    const whole = await run(one, 2);
    const parts = [...(await run(other, 1)), ...(await run(other, 2))];
    expect(parts).toEqual(whole);
    const network = (dir: string) => readFileSync(join(dir, 'judge-1.json'), 'utf8');
    expect(network(other)).toBe(network(one));
  });

  test.each<[string, Partial<Plan>]>([
    ['hand cards', { variants: [{ mode: 'base', decks: 'A,B' }] }],
    ['four seats', { seats: 4 }],
    ['All Creatures', { game: 'creatures', variants: [{}] }],
  ])('that keeps the prior of the bots teaches only networks that judge: %s', async (_name, what) => {
    await loadAllNetworks();
    const dir = folder();
    const plan: Plan = { ...PLAN, ...what, keepsPrior: true };
    const said = await run(dir, 2, plan);
    expect(said.some((line) => line.includes('prior'))).toBe(false);
    const mind = new RunFolder(dir, plan).mind(1);
    expect(mind.prior).toBeUndefined();
    expect(mind.judge?.late.seats).toBe(plan.seats);
  });

  test('of another plan is refused', async () => {
    const dir = folder();
    await run(dir, 1);
    const other = { ...PLAN, seed: 6 };
    expect(() => new RunFolder(dir, other).open()).toThrow('seed is 5 there, not 6; give another --dir');
  });

  test('is drawn by hour', () => {
    const picture = ratingPlot([
      { number: 0, hours: 0.5, rating: -20, taken: true },
      { number: 1, hours: 1, rating: 130, taken: false },
    ]);
    expect(picture).toContain('class="left"');
    expect(picture.match(/<circle/g)).toHaveLength(2);
  });
});
