// Agricola through the same commands as every other game.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@furrow/text/language';
import { expect, test } from 'vitest';
import { file, folder } from './folder';
import { good, typing } from './furrow';
import { good as goodInProcess } from './process';

const repeat = (line: string, times: number) => Array.from({ length: times }, () => line);
const bots = (seats: number) => repeat('random', seats).join(',');

const SET_UPS: readonly (readonly [seats: number, options: string])[] = [
  [1, 'edition=revised free-order=on'],
  [1, 'edition=2007'],
  [2, 'edition=revised mode=beginner side-job=on'],
  [2, 'extra-tile=on seasons=winter strict-adjacency=on'],
  [3, 'mode=base one-pasture-per-type=on house-before-cooking=on'],
  [4, 'edition=2007 mode=family'],
  [5, 'edition=2007 mode=full reed-extra=on open-pastures=on'],
];

const flags = (seats: number, options: string) => [
  '--seats',
  bots(seats),
  ...options.split(' ').flatMap((option) => ['--option', option]),
];

test.each(SET_UPS)('%i players, %s: recorded, replayed and simulated alike', async (seats, options) => {
  const name = `agricola-${seats}-${options.length}.furrow`;
  const text = await good('record', 'agricola', ...flags(seats, options), '--seed', '7');
  const end = JSON.parse(await good('replay', file(name, text), '--json'));
  const chosen = Object.fromEntries(options.split(' ').map((option) => option.split('=')));
  expect(end).toMatchObject({ game: 'agricola', over: true, round: 14, rounds: 14, options: chosen });
  expect(end.seats).toEqual(repeat('random', seats));
  const shown = await good('replay', name);
  expect(shown).toContain('Score sheet');
  expect(shown.split('\n').filter((line) => line.length > 100)).toEqual([]);
  expect(await good('replay', name, '--at', '9')).toMatch(/^After move 9 of \d+\n\nRound \d+ of 14/);
  const plan = ['--games', '1', '--seed', '7', '--jobs', '1', '--check', '--json'];
  const report = JSON.parse(await good('simulate', 'agricola', ...flags(seats, options), ...plan));
  expect(report.seats.map(({ mean }: { mean: number }) => mean)).toEqual(end.scores);
});

test('the same seed gives the same games whatever the number of jobs', async () => {
  const call = ['simulate', 'agricola', ...flags(2, 'edition=revised mode=beginner side-job=on')];
  const run = (jobs: string) =>
    goodInProcess(...call, '--games', '20', '--seed', '7', '--json', '--jobs', jobs);
  const [one, two] = (await Promise.all(['1', '2'].map(run))).map((text) => JSON.parse(text));
  expect(two.hash).toBe(one.hash);
  expect(two.seats).toEqual(one.seats);
  expect(one.options).toMatchObject({ edition: 'revised', mode: 'beginner', 'side-job': 'on' });
});

test('perft counts who starts and which card comes, from the set-up, a record or a position', async () => {
  const counted = async (...args: string[]) => {
    const { depths } = JSON.parse(await good('perft', 'agricola', '--json', ...args));
    return depths.map(({ positions }: { positions: number }) => positions);
  };
  expect(await counted('--depth', '2', '--players', '5', '--option', 'edition=2007')).toEqual([5, 20]);
  expect(await counted('--depth', '1', '--players', '1')).toEqual([4]);
  const record = [
    'Furrow record 1',
    'game: agricola',
    'option side-job: on',
    'seat 1: Ada',
    'seat 2: Ben',
    '',
    '* start 1',
    '* reveal sheep-market',
    '1 forest',
    '',
  ].join('\n');
  const expected = await counted('--depth', '2', '--start', file('opening.furrow', record));
  const replayed = await good('replay', 'opening.furrow', '--json');
  expect(JSON.parse(replayed)).toMatchObject({
    moves: 3,
    round: 1,
    position: { revealed: ['sheep-market'] },
  });
  const position = ['--start', file('opening.json', replayed), '--option', 'side-job=on'];
  expect(await counted('--depth', '2', ...position)).toEqual(expected);
});

test.each(LANGUAGES)('a whole game of three people in %s keeps within the width', async (language) => {
  const lines = ['help', 'score', 'describe well', 'describe', ...repeat('random', 500)];
  const how = [
    '--seats',
    'me,me,me',
    '--seed',
    '9',
    '--lang',
    language,
    '--save',
    `three-${language}.furrow`,
  ];
  const { code, out, err } = await typing(lines, 'play', 'agricola', '--option', 'seasons=spring', ...how);
  expect([code, err]).toEqual([0, '']);
  expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
  expect(JSON.parse(await good('replay', `three-${language}.furrow`, '--json'))).toMatchObject({
    over: true,
  });
});

test('five farms in ASCII, and a score sheet for all of them', async () => {
  const how = ['--seats', `me,${bots(4)}`, '--option', 'edition=2007', '--seed', '5', '--ascii'];
  const { code, out } = await typing(repeat('1', 300), 'play', 'agricola', ...how, '--save', 'five.furrow');
  expect(code).toBe(0);
  // oxlint-disable-next-line no-control-regex -- these are the signs of ASCII
  expect(out.replace(/[\x00-\x7f]/g, '')).toBe('');
  expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
  expect(out).toMatch(/^Score sheet( +Player \d){5}\n( +\(random\)){4}$/m);
  expect(out).toMatch(/^Total( +-?\d+){5}$/m);
});

const BEGUN = [
  'Furrow record 1',
  'game: agricola',
  'seat 1: me',
  'seat 2: me',
  '',
  '* start 1',
  '* reveal major-improvement',
  '1 clay-pit',
  '2 forest',
  '',
].join('\n');

/** What was printed between a typed line and the next prompt. */
function answerTo(out: string, line: string): string {
  const from = out.indexOf(`> ${line}\n`) + line.length + 3;
  return out.slice(from, out.indexOf('\nPlayer 1>', from));
}

test('RU-48 a card is described with the rulings that concern it', async () => {
  const out = await good('describe', 'lasso');
  expect(out).toMatch(/RU-48: The second person comes when/);
});

test('questions about moves, improvements and spaces', async () => {
  const lines = ['why well', 'why fireplace-2', 'why clay-pit', 'why fencing', 'describe Joinery', 'score'];
  const { out, code } = await typing(lines, 'play', '--resume', file('ask-agricola.furrow', BEGUN));
  expect(code).toBe(0);
  expect(answerTo(out, 'why well')).toBe(
    'You need 1 wood and 3 stone; you have no wood and no stone.\nThe rule: type “help Paying”.',
  );
  expect(answerTo(out, 'why fireplace-2')).toBe(
    'You need 2 clay; you have 1 clay.\nThe rule: type “help Paying”.',
  );
  expect(answerTo(out, 'why clay-pit')).not.toContain('possible now');
  expect(answerTo(out, 'why fencing')).not.toContain('possible now');
  expect(answerTo(out, 'describe Joinery')).toMatch(/^Joinery {2}joinery\n {2}Cost: 2 wood and 2 stone\./);
  expect(answerTo(out, 'score')).toMatch(/Total +−14 +−14/);
});

test('what leads to an improvement is told when it can be had', async () => {
  const rich = `${BEGUN}1 reed-bank\n2 day-laborer\n* reveal fencing\n1 clay-pit\n2 forest\n`;
  const { out } = await typing(
    ['why fireplace-2', 'major-improvement; major fireplace-2', 'quit'],
    'play',
    '--resume',
    file('rich-agricola.furrow', rich),
  );
  expect(answerTo(out, 'why fireplace-2')).toBe('“major-improvement; major fireplace-2” is possible now.');
  expect(readFileSync(join(folder, 'rich-agricola.furrow'), 'utf8')).toContain(
    '\n1 major-improvement; major fireplace-2\n',
  );
});

test('with hand cards: why an improvement or a card of the hand cannot be had yet', async () => {
  const header = ['option mode: base', 'option decks: A,B', 'pool: 1', 'seat 1: me', 'seat 2: random'];
  const begun = file('cards.furrow', ['Furrow record 1', 'game: agricola', ...header, '', ''].join('\n'));
  const asked = ['why fireplace-2', 'why chapel', 'quit'];
  const { code, out } = await typing(asked, 'play', '--resume', begun, '--seed', '3');
  expect(code).toBe(0);
  expect(answerTo(out, 'why fireplace-2')).toMatch(/You need 2 clay/);
  expect(answerTo(out, 'why chapel')).toMatch(/3 wood and 2 clay|at least 2 occupations/);
});

test('goods become food at any time, and a turn can be taken back', async () => {
  const resumed = file('food-agricola.furrow', `${BEGUN}1 grain-seeds\n2 day-laborer\n* reveal fencing\n`);
  const typed = ['exchange; convert 1 grain', 'restart', 'farmland; field a2'];
  const { out } = await typing(typed, 'play', '--resume', resumed);
  expect(answerTo(out, 'exchange; convert 1 grain')).toContain('turns 1 grain into 1 food');
  expect(out).toContain('2 moves were taken back.');
  expect(readFileSync(join(folder, resumed), 'utf8')).toMatch(/undo \d+ by 1\n1 farmland; field a2\n$/);
});

test('nobody is shown the answers of those who feed at the same time', async () => {
  const { out } = await typing(
    repeat('random', 60),
    'play',
    'agricola',
    '--seats',
    'me,me',
    '--seed',
    '3',
    '--save',
    'feeding.furrow',
  );
  expect(out).toContain('feeds the family');
  expect(out).not.toContain('You may also use now');
});
