import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from './folder';
import { good, refusal } from './furrow';

/** The record of a game alone, as if a person had played it. */
async function playedAlone(seed: string, ...options: readonly string[]): Promise<string> {
  const chosen = options.flatMap((option) => ['--option', option]);
  const text = await good('record', 'agricola', '--seats', 'random', '--seed', seed, ...chosen);
  return text.replace('seat 1: random', 'seat 1: me');
}

test('AG-V63 the saved games alone are told by decks, in four languages; those of bots and unfinished ones are not', async () => {
  expect(await good('scores')).toBe('You have not played a game alone to its end yet.\n');
  const saves = join(folder, 'saves');
  mkdirSync(saves, { recursive: true });
  const keep = (name: string, text: string) => writeFileSync(join(saves, `${name}.furrow`), text);
  const cards = ['mode=base', 'decks=A,B'];
  const first = await playedAlone('1', ...cards);
  keep('first', first);
  keep('second', await playedAlone('2', ...cards));
  keep('plain', await playedAlone('3'));
  keep('bot', await good('record', 'agricola', '--seats', 'random', '--seed', '4'));
  keep('left', first.split('\n').slice(0, -8).join('\n'));
  keep('broken', 'Furrow record 1\nnonsense');
  const lists = JSON.parse(await good('scores', '--json'));
  expect(lists).toMatchObject([
    { edition: 'revised', decks: 'A,B', withCards: true, games: { length: 2 } },
    { edition: 'revised', withCards: false, games: { length: 1 } },
  ]);
  const [{ games, best }] = lists;
  expect(games[0].points).toBe(best);
  expect(games[0].points).toBeGreaterThanOrEqual(games[1].points);
  for (const [lang, said] of [
    ['en', /^2 games; .* points on average, /m],
    ['fr', /^2 parties\s; .* points en moyenne, /m],
    ['it', /^2 partite; in media .* punti, /m],
    ['de', /^2 Partien; im Schnitt .* Punkte, /m],
  ] as const)
    expect(await good('scores', '--lang', lang)).toMatch(said);
  expect(await good('scores', join('saves', 'plain.furrow'))).toMatch(/without cards\n1 game; /);
  expect(await refusal('scores', join('saves', 'broken.furrow'))).toContain('broken.furrow:2');
});

test('AG-V63 the campaign of a file counts with each of its games', async () => {
  const campaign = readFileSync(join(import.meta.dirname, '../../../examples/solo-campaign.furrow'), 'utf8');
  writeFileSync(join(folder, 'campaign.furrow'), campaign.replaceAll('seat 1: level-3', 'seat 1: me'));
  const lists = JSON.parse(await good('scores', 'campaign.furrow', '--json'));
  expect(lists).toEqual([expect.objectContaining({ games: expect.any(Array), best: 71 })]);
  expect(lists[0].games.length).toBe(8);
  expect(await good('scores', 'campaign.furrow')).toContain('The target of 50 points was reached.');
});
