import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from './folder';
import { good, refusal, typing } from './furrow';

const CARDS = ['--option', 'mode=base', '--option', 'decks=A,B'];
const path = (name: string) => join(folder, name);

test('AG-V64 two bots play a campaign of three games, which is told, shown and verified', async () => {
  const out = await good(
    'campaign',
    'new',
    'agricola',
    '--seats',
    'greedy,random',
    ...CARDS,
    '--seed',
    '3',
    '--save',
    'two.furrow',
  );
  expect(out).toContain('Campaign points: ');
  expect(out).toMatch(/has won the campaign|share the victory in the campaign/);
  const report = JSON.parse(await good('campaign', 'show', 'two.furrow', '--json'));
  expect(report).toMatchObject({
    game: 'agricola',
    seats: ['greedy', 'random'],
    winners: [expect.any(Number)],
  });
  expect(report.games.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3]);
  expect(report.games[1].kept.flat().length).toBeGreaterThan(0);
  for (const [lang, game] of [
    ['en', 'Game 3'],
    ['fr', 'Partie 3'],
    ['it', 'Partita 3'],
    ['de', 'Spiel 3'],
  ])
    expect(await good('campaign', 'show', 'two.furrow', '--lang', lang)).toContain(game);
  expect((await good('campaign', 'show', 'two.furrow', '--farms', '--ascii')).length).toBeGreaterThan(2000);
  expect(await good('campaign', 'verify', 'two.furrow')).toMatch(/^All moves of 3 games are right/);
  expect(await good('verify', 'two.furrow')).toMatch(/^All moves of 3 games are right/);
  for (const number of [1, 2, 3])
    expect(JSON.parse(await good('replay', 'two.furrow', '--game', String(number), '--json')).scores).toEqual(
      report.games[number - 1].scores,
    );
  const last = await good('replay', 'two.furrow');
  expect(last).toBe(await good('replay', 'two.furrow', '--game', '3'));
  expect(await good('replay', 'two.furrow', '--game', '2', '--at', '9')).toMatch(/^After move 9 of /);
  expect(await refusal('replay', 'two.furrow', '--game', '4')).toContain('has 3 games');
  const text = readFileSync(path('two.furrow'), 'utf8');
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => line.startsWith('option extra-food'));
  writeFileSync(path('other.furrow'), lines.with(at, 'option extra-food: 1,2').join('\n'));
  expect(await refusal('campaign', 'verify', 'other.furrow')).toMatch(
    new RegExp(
      `^other.furrow:${at + 1}: In this campaign the game must begin with “extra-food: \\d”, not with “1,2”\\.$`,
    ),
  );
});

test('AG-V62 alone: a game that was left is gone on with', async () => {
  const begun = await typing(
    ['quit'],
    'campaign',
    'new',
    'agricola',
    ...CARDS,
    '--seed',
    '5',
    '--save',
    'alone.furrow',
  );
  expect(begun.out).toContain('campaign play alone.furrow');
  expect(readFileSync(path('alone.furrow'), 'utf8')).toMatch(/^Furrow campaign 1\n\nFurrow record 1\n/);
  const again = await typing(['quit'], 'campaign', 'play', 'alone.furrow');
  expect(again.code).toBe(0);
  expect(await refusal('play', '--resume', 'alone.furrow')).toContain('campaign play alone.furrow');
});

test('AG-V62 which occupation is kept is asked with what each does; it lies there when the next game begins', async () => {
  const example = readFileSync(join(import.meta.dirname, '../../../examples/solo-campaign.furrow'), 'utf8');
  const [title, ...games] = example.split(/^(?=Furrow record)/m);
  const won = [title, ...games.slice(0, 3)].join('').replaceAll('seat 1: level-3', 'seat 1: me');
  writeFileSync(path('kept.furrow'), won);
  const { out } = await typing(['1', '1', 'quit'], 'campaign', 'play', 'kept.furrow');
  expect(out).toContain('Which occupation do you keep for the next game?');
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(
    /1 Fellow Grazer · At the end of the game, you get [^·]+\. 2 none/,
  );
  const last = readFileSync(path('kept.furrow'), 'utf8').split('Furrow record').at(-1);
  expect(last).toMatch(/^option kept-occupations: .*1:fellow-grazer$/m);
});

test('AG-V62 a bot that misses the goal tries the same game again', async () => {
  const out = await good(
    'campaign',
    'new',
    'agricola',
    '--seats',
    'random',
    ...CARDS,
    '--seed',
    '1',
    '--games',
    '2',
    '--save',
    'bot.furrow',
    '--lang',
    'en',
  );
  expect(out).toContain('the goal of 50 was missed');
  expect(out).toContain('Game 1 may be tried again; the goal is 50 points.');
});

test('what cannot be a campaign is refused with what would be right', async () => {
  expect(await refusal('campaign')).toContain(
    "right are: new, play, show, verify, as in 'furrow campaign new agricola'",
  );
  expect(await refusal('campaign', 'new', 'creatures')).toContain('there are no campaigns of creatures');
  expect(await refusal('campaign', 'new', 'agricola', '--option', 'solo-food=3')).toContain(
    '“solo-food: 0”, not with “3”',
  );
  expect(
    await refusal(
      'campaign',
      'new',
      'agricola',
      '--seats',
      'me,random,random,random,random',
      '--option',
      'edition=2007',
    ),
  ).toContain('A campaign is for 1, 2, 3 or 4 players, not for 5.');
  expect(await refusal('campaign', 'show')).toContain('the file is missing');
});
