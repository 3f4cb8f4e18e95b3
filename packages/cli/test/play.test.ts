import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@furrow/text/language';
import { expect, test } from 'vitest';
import { file, folder } from './folder';
import { furrow, good, typing } from './furrow';
import { recordOf } from './record-of';

const repeat = (line: string, times: number) => Array.from({ length: times }, () => line);

test('a whole game by numbers, against a bot', async () => {
  const { code, out, err } = await typing(
    repeat('1', 400),
    'play',
    'creatures',
    '--seed',
    '3',
    '--save',
    'whole.furrow',
  );
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('The game is over.');
  expect(out).toMatch(/wins with|wins, having/);
  expect(JSON.parse(await good('replay', 'whole.furrow', '--json'))).toMatchObject({
    over: true,
    seats: ['me', 'level-2'],
  });
});

test('a whole game by random choices, of two people', async () => {
  const args = [
    'play',
    'creatures',
    '--seats',
    'me,me',
    '--seed',
    '4',
    '--option',
    'buildings=12',
    '--save',
    'two.furrow',
  ];
  const { code, out } = await typing(repeat('random', 400), ...args);
  expect(code).toBe(0);
  expect(out).toContain('The game is over.');
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  const again = await typing(repeat('random', 400), ...args.slice(0, -1), 'twice.furrow');
  expect(readFileSync(join(folder, 'twice.furrow'), 'utf8')).toBe(
    readFileSync(join(folder, 'two.furrow'), 'utf8'),
  );
  expect(again.code).toBe(0);
  const over = await typing([], 'play', '--resume', 'two.furrow');
  expect(over.out).toContain('The game is over.');
  expect(over.out).not.toContain('left');
  expect(await good('replay', 'two.furrow')).not.toContain('left');
});

test.each(LANGUAGES)('a game in the language %s keeps within the width', async (language) => {
  const lines = ['help', 'score', 'describe shelter', 'describe', ...repeat('random', 70)];
  const how = ['--seed', '9', '--seats', 'me,me', '--lang', language, '--save', `${language}.furrow`];
  const { code, out, err } = await typing(lines, 'play', 'creatures', ...how);
  expect([code, err]).toEqual([0, '']);
  expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
});

test('ASCII only', async () => {
  const { out } = await typing(
    repeat('random', 60),
    'play',
    'creatures',
    '--seed',
    '5',
    '--ascii',
    '--save',
    'ascii.furrow',
  );
  expect(out).toContain('+-----------+');
  // oxlint-disable-next-line no-control-regex -- these are the signs of ASCII
  expect(out.replace(/[\x00-\x7f]/g, '')).toBe('');
});

test('the end of the input saves the game', async () => {
  const { code, out } = await furrow('play', 'creatures', '--seed', '1');
  expect(code).toBe(0);
  const saved = /Go on later with:\s+npx furrow play --resume (\S+)/.exec(out)?.[1] ?? '';
  expect(saved).toContain(join(folder, 'saves'));
  expect(readFileSync(saved, 'utf8')).toContain('seat 1: me\nseat 2: level-2');
});

const OPENING = recordOf('shelter,pen', '* start 1\n1 wood-3\n2 stone-1');

test('questions about moves, buildings and points', async () => {
  const lines = [
    'why wood-3',
    'why stables',
    'why stall',
    'why',
    'why xyzzy',
    'describe pen',
    'describe shelte',
    'score',
    'log',
    'moves',
    'help',
    'table',
  ];
  const { out, code } = await typing(lines, 'play', '--resume', file('ask.furrow', OPENING));
  expect(code).toBe(0);
  expect(answerTo(out, 'why wood-3')).toContain('3 Wood');
  expect(answerTo(out, 'why stables')).not.toContain('possible now');
  expect(answerTo(out, 'why stall')).toMatch(/stone/);
  expect(answerTo(out, 'why xyzzy')).toContain('xyzzy');
  expect(answerTo(out, 'describe pen')).toMatch(/^Pen {2}pen\n/);
  expect(answerTo(out, 'describe shelte')).toContain('shelter');
  expect(answerTo(out, 'score')).toMatch(/Total +−12 +−12/);
  expect(answerTo(out, 'log')).toContain('Player 2 takes 1 stone.');
  expect(answerTo(out, 'moves')).toMatch(/^ +1 {2}start-wood /);
  expect(answerTo(out, 'help')).toContain('restart');
  expect(answerTo(out, 'table')).toContain('Round 1 of 8');
  expect(readFileSync(join(folder, 'ask.furrow'), 'utf8')).toBe(OPENING);
});

/** What was printed between a typed line and the next prompt. */
function answerTo(out: string, line: string): string {
  const from = out.indexOf(`> ${line}\n`) + line.length + 3;
  return out.slice(from, out.indexOf('\nPlayer 1>', from));
}

test('undo takes back the last move and the answers of bots to it', async () => {
  const args = ['play', 'creatures', '--seed', '5', '--save', 'undo.furrow'];
  const { out } = await typing(['wood-3', 'undo', 'undo', 'stone-1'], ...args);
  expect(out).toContain('were taken back');
  expect(out).toContain('There is nothing to undo');
  const { moves, position } = JSON.parse(await good('replay', 'undo.furrow', '--json'));
  expect(moves).toBeGreaterThan(9);
  expect(position.players[0].goods).toMatchObject({ stone: 1 });
  expect(position.players[0].goods.wood).toBeUndefined();
  expect(readFileSync(join(folder, 'undo.furrow'), 'utf8')).toMatch(/^undo \d+ by 1 2$/m);
});

test('restart takes back the whole turn, and only that', async () => {
  const resumed = file('restart.furrow', OPENING);
  const { out } = await typing(
    ['fences; border a0n', 'border a1n', 'restart', 'restart'],
    'play',
    '--resume',
    resumed,
  );
  expect(out).toContain('3 moves were taken back.');
  expect(out).toContain('There is nothing to undo');
  expect(JSON.parse(await good('replay', resumed, '--json')).moves).toBe(3);
});

test('joined moves are played all or not at all', async () => {
  const resumed = file('joined.furrow', OPENING);
  const { out } = await typing(['fences; border a0n; border a0n'], 'play', '--resume', resumed);
  expect(out).toContain('Not possible:');
  expect(readFileSync(join(folder, resumed), 'utf8')).toBe(OPENING);
  await typing(['fences; border a0n a0w; done'], 'play', '--resume', resumed);
  expect(readFileSync(join(folder, resumed), 'utf8')).toContain('\n1 fences; border a0n a0w; done\n');
});

test('mistakes are explained and change nothing', async () => {
  const resumed = file('mistakes.furrow', OPENING);
  const lines = ['', 'wod-3', 'fencs', '99', '0', 'stall', '2 stone-2', 'describe', 'save /no/such/folder'];
  const { out, code, err } = await typing(lines, 'play', '--resume', resumed);
  expect([code, err]).toEqual([0, '']);
  expect(answerTo(out, 'fencs')).toContain('Did you mean “fences”?');
  expect(answerTo(out, '99')).toContain('There is no move 99');
  expect(answerTo(out, '2 stone-2')).toContain('waits for Player 1');
  expect(answerTo(out, 'save /no/such/folder')).toContain('there is no such file or folder');
  expect(readFileSync(join(folder, resumed), 'utf8')).toBe(OPENING);
});

test('save writes a copy, and quit says where the game is', async () => {
  const resumed = file('copied.furrow', OPENING);
  const { out } = await typing(['save copy.furrow', 'save', 'quit'], 'play', '--resume', resumed);
  expect(out).toContain('copy.furrow');
  expect(out).toContain('npx furrow play --resume copied.furrow');
  expect(readFileSync(join(folder, 'copy.furrow'), 'utf8')).toBe(OPENING);
});
