import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { file } from './folder';
import { good, refusal } from './furrow';
import { typing } from './process';

const example = fileURLToPath(new URL('../../../examples/creatures-dealt.furrow', import.meta.url));
const text = readFileSync(example, 'utf8');
const lines = text.split('\n');
const [commitment, seed] = /^deal: (\w+) (\w+)$/m.exec(text)?.slice(1) ?? [];

test('a record whose chance comes from the promised seed is good', async () => {
  expect(await good('verify', example)).toMatch(/all \d+ moves of chance follow from it\.\n$/);
  expect((await typing(lines, 'verify', '-')).code).toBe(0);
});

test('every move of chance is told as JSON, with its line', async () => {
  const { ok, seedFits, chance } = JSON.parse(await good('verify', example, '--json'));
  expect({ ok, seedFits }).toEqual({ ok: true, seedFits: true });
  for (const { line, move, right, fits } of chance) {
    expect(lines[line - 1]).toContain(move);
    expect({ right, fits }).toEqual({ right: move, fits: true });
  }
});

test('a card that somebody chose is found: where it stands and what the seed gives', async () => {
  const other = text.replace(/^\* start (\d)/m, (_, seat: string) => `* start ${3 - Number(seat)}`);
  const line = lines.findIndex((one) => one.startsWith('* start')) + 1;
  const cut = other
    .split('\n')
    .slice(0, line)
    .filter((one) => !one.startsWith('result:'));
  file('chosen.furrow', `${cut.join('\n')}\n`);
  expect(await refusal('verify', 'chosen.furrow')).toMatch(
    new RegExp(`^chosen.furrow:${line - 1}: start \\d: the seed gives 'start \\d' here$`),
  );
});

test('a seed that was not promised is found', async () => {
  file('swapped.furrow', text.replace(`${commitment} ${seed}`, `${seed} ${seed}`));
  const line = lines.findIndex((one) => one.startsWith('deal:')) + 1;
  expect(await refusal('verify', 'swapped.furrow')).toMatch(
    new RegExp(`^swapped.furrow:${line}: the seed does not belong to the commitment`),
  );
  file('broken.furrow', text.replace(commitment, commitment.toUpperCase()));
  expect(await refusal('verify', 'broken.furrow')).toMatch(
    new RegExp(`^broken.furrow:${line}: .* is no deal`),
  );
});

test('what cannot be verified is told apart: nothing promised, the seed not told, no such file', async () => {
  file('unpromised.furrow', text.replace(/^deal: .*\n/m, ''));
  expect(await refusal('verify', 'unpromised.furrow')).toContain('nothing was promised');
  file('running.furrow', text.replace(` ${seed}`, ''));
  expect(await refusal('verify', 'running.furrow')).toContain('does not tell the seed yet');
  expect(await refusal('verify', 'nowhere.furrow')).toContain('no such file');
  expect(await refusal('verify')).toContain('the file');
});
