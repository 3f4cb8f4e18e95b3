import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { file, folder } from './folder';
import { typing as typingHere } from './furrow';
import { ended, start, typing } from './process';
import { recordOf } from './record-of';

/** Waits until the child has printed a text. */
function printed(child: ChildProcessWithoutNullStreams, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (part: Buffer | string) => {
      out += String(part);
      if (out.includes(text)) resolve();
    });
    child.on('close', () => reject(new Error(`'${text}' was never printed`)));
  });
}

test.each([
  [0, '--help', []],
  [0, 'games --json', []],
  [0, 'play creatures --seats me,me --seed 2 --save same.furrow', ['wood-3', 'why wood-3', 'quit']],
  [2, 'play chess', []],
  [2, 'replay no-such-file', []],
] as const)(
  'the program of its own ends with %i after %s, and prints what the other tests see',
  async (code, call, lines) => {
    const found = await typing(lines, ...call.split(' '));
    rmSync(join(folder, 'same.furrow'), { force: true });
    expect(found.code).toBe(code);
    expect(found).toEqual(await typingHere(lines, ...call.split(' ')));
  },
);

test('a game that was killed goes on where it was', async () => {
  const child = start('play', 'creatures', '--seats', 'me,me', '--seed', '2', '--save', 'killed.furrow');
  const dead = ended(child);
  child.stdin.write('wood-3\nstone-1\n');
  await printed(child, 'takes 1 stone');
  child.kill('SIGKILL');
  await dead;
  const { out } = await typing(['log', 'quit'], 'play', '--resume', 'killed.furrow');
  expect(out).toContain('takes 3 wood.');
  expect(out).toContain('takes 1 stone.');
  expect(readFileSync(join(folder, 'killed.furrow'), 'utf8')).toMatch(/\n[12] wood-3\n[12] stone-1\n$/);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s leaves the game saved and says where', async (signal) => {
  const child = start('play', 'creatures', '--seed', '2', '--save', `${signal}.furrow`);
  const end = ended(child);
  child.stdin.write('stone-2\n');
  await printed(child, 'Player 1 takes 2 stone');
  child.kill(signal);
  const { code, out } = await end;
  expect(code).toBe(0);
  expect(out).toContain(`furrow play --resume ${signal}.furrow`);
  expect(readFileSync(join(folder, `${signal}.furrow`), 'utf8')).toContain('\n1 stone-2\n');
});

test('quit ends the program though its input is still open', async () => {
  const child = start('play', 'creatures', '--seed', '2', '--save', 'left.furrow');
  child.stdin.write('quit\n');
  expect((await ended(child)).code).toBe(0);
});

const WITH_MARKET = recordOf(
  'cattle-market,pen',
  `* start 2
  2 wood-3
  1 stone-1
  2 building-resources
  1 stone-2
  2 special-1; build cattle-market; at b1`,
);

test('the other person uses a building at any time, behind the number of the seat', async () => {
  const resumed = file('market.furrow', WITH_MARKET);
  const { out, code } = await typing(
    ['2 cattle-market; 2 trade reed cow', 'start-wood'],
    'play',
    '--resume',
    resumed,
  );
  expect(code).toBe(0);
  expect(out).toMatch(/also use now:\n {2}2 cattle-market {2}/);
  expect(out).toContain('Player 2 takes 1 cow.');
  expect(readFileSync(join(folder, resumed), 'utf8')).toMatch(
    /at b1; cattle-market; trade reed cow\n1 start-wood\n/,
  );
});
