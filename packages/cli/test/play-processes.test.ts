import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ended, file, folder, recordOf, start, typing } from './furrow';

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
