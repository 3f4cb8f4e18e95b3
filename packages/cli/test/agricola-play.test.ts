// How a game of Agricola goes in the terminal: the log, single answers, taking back, the end.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { lookAt } from '../src/draw/look';
import { plain } from '../src/paint';
import { scoreSheet } from '../src/play/score-sheet';
import type { Screen } from '../src/screen';
import { file, folder } from './folder';
import { good, typing } from './furrow';

const repeat = (line: string, times: number) => Array.from({ length: times }, () => line);

const SCREEN: Screen = { language: 'en', paint: plain, width: 80, ascii: false };
const HANDS = ['--option', 'mode=base', '--option', 'decks=A,B'];

/** A record with the moves of people and chance. */
const record = (moves: string, ...options: readonly string[]) =>
  ['Furrow record 1', 'game: agricola', ...options, 'seat 1: me', 'seat 2: me', '', moves, ''].join('\n');

/** What was printed behind a typed line, up to the next prompt. */
function answerTo(out: string, line: string): string {
  const from = out.indexOf(`> ${line}\n`) + line.length + 3;
  const to = out.slice(from).search(/^Player \d> /m);
  return out.slice(from, to < 0 ? undefined : from + to);
}

test('the dealt hands are told in one line', async () => {
  const { out } = await typing(['log', 'quit'], 'play', 'agricola', ...HANDS, '--seed', '3');
  const told = answerTo(out, 'log')
    .split('\n')
    .filter((line) => /\bcard|\bgets\b/.test(line));
  expect(told).toEqual([
    'Each player gets 7 occupations and 7 minor improvements.',
    expect.stringMatching(/^The card “.+” is revealed\.$/),
  ]);
});

test('if the decks are too small for full hands, that is told once', async () => {
  const seats = ['me', 'random', 'random', 'random'].map((who, seat) => `seat ${seat + 1}: ${who}`);
  const options = ['option mode: base', 'option decks: A', 'pool: 1'];
  const small = ['Furrow record 1', 'game: agricola', ...options, ...seats, '', '* start 1', ''].join('\n');
  const { out } = await typing(['quit'], 'play', '--resume', file('small.furrow', small));
  expect(
    out.match(/Each player gets \d occupations and \d minor improvements; the decks have too few/g),
  ).toHaveLength(1);
  expect(out.replaceAll('\n', ' ')).toContain('too few cards for 7 of each.');
});

const ONE_FIELD = record(
  ['* start 1', '* reveal fencing', '1 farmland; field a2', '2 forest', '1 day-laborer', '2 clay-pit'].join(
    '\n',
  ),
);

test('an empty line gives the only answer, where there is no other', async () => {
  const begun = record(
    '* start 1\n* reveal major-improvement\n1 clay-pit\n2 forest\n1 grain-seeds\n2 reed-bank\n* reveal fencing\n1 clay-pit\n2 forest\n1 day-laborer\n2 fishing\n* reveal grain-utilization',
  );
  const name = file('enter.furrow', begun);
  const { out } = await typing(['major-improvement', '# only a remark', ''], 'play', '--resume', name);
  expect(answerTo(out, 'major-improvement')).toMatch(
    /^ {2}1 {2}major fireplace-2 .*\n {2}Enter: major fireplace-2\n$/m,
  );
  expect(readFileSync(join(folder, name), 'utf8')).toContain('\n1 major-improvement; major fireplace-2\n');
  expect(answerTo(out, '# only a remark')).not.toContain('builds the Fireplace');
  const again = file('typed.furrow', begun);
  await typing(['major-improvement', 'major fireplace-2', 'quit'], 'play', '--resume', again);
  expect(readFileSync(join(folder, again), 'utf8')).toContain('\n1 major-improvement; major fireplace-2\n');
});

test('an answer that was typed counts as before, and with several answers an empty line lists them', async () => {
  const name = file('listed.furrow', ONE_FIELD);
  const { out } = await typing(['1', '', 'quit'], 'play', '--resume', name);
  expect(answerTo(out, '')).toContain('Type the number of a move');
  expect(out).not.toContain('Enter:');
});

test('what would be right if nothing can be taken back', async () => {
  const fresh = await typing(
    ['undo', 'restart'],
    'play',
    '--resume',
    file('fresh.furrow', record('* start 1\n* reveal fencing')),
  );
  for (const line of ['undo', 'restart'])
    expect(answerTo(fresh.out, line)).toBe('There is nothing to undo: make a move first.\n');
  const later = await typing(
    ['1 forest; 2 clay-pit; 1 fishing; 2 reed-bank', 'undo'],
    'play',
    '--resume',
    file('later.furrow', record('* start 1\n* reveal fencing')),
  );
  expect(answerTo(later.out, 'undo').replaceAll('\n', ' ')).toBe(
    'Chance has decided something since your last move, and that stays; go on with your next move. ',
  );
});

test('alone nobody wins: the end is a result', async () => {
  const { out } = await typing(repeat('random', 200), 'play', 'agricola', '--seats', 'me', '--seed', '3');
  expect(out).toMatch(/^You end the game with −?\d+ points?\.$/m);
  expect(out).not.toContain('wins');
});

test('in team play the score sheet says with whom and how much together', async () => {
  const team = ['--seats', 'me,random,me,random', '--option', 'team-play=product-of-totals'];
  const { out } = await typing(['score', 'quit'], 'play', 'agricola', ...team, '--seed', '3');
  const sheet = answerTo(out, 'score').split('\n').slice(-4);
  expect(sheet[0]).toMatch(/^Total( +−14){4}$/);
  expect(sheet[1]).toMatch(/^Partner +Player 3 +Player 4 \(random\) +Player 1 +Player 2 \(random\)$/);
  expect(sheet[2]).toMatch(/^Team total( +196){4}$/);
  const alone = await typing(['score', 'quit'], 'play', 'agricola', '--seed', '3');
  expect(alone.out).not.toMatch(/Partner|Team total/);
});

test('the rows of the score sheet keep their order, whoever has them', () => {
  const { game, state } = new AgricolaScenario().own(1, 'well').own(2, 'pottery fireplace-2');
  const look = lookAt(new GameRecord<Position>(game, ['me', 'me']), SCREEN);
  const rows = scoreSheet(state, look).map((line) => line.split(/ {2,}/).filter((text) => text !== '')[0]);
  expect(rows.slice(rows.indexOf('People'))).toEqual([
    'People',
    'Improvements',
    'Fireplace (2 clay)',
    'Well',
    'Pottery',
    'Bonus points',
    'Pottery',
    'Begging markers',
    'Total',
  ]);
});

test('describe lists the words by the alphabet, and its help speaks of cards and improvements', async () => {
  const all = JSON.parse(await good('describe', '--json')) as { game: string; words: string[] }[];
  for (const { words } of all) expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, 'en')));
  expect(await good('describe', '--help')).toMatch(/a building, an improvement, a card or an action space/);
});
