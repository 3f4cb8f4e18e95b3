import { botNames } from '@furrow/bots/named';
import { LANGUAGES } from '@furrow/text/language';
import { botWords } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { file } from './folder';
import { good, typing } from './furrow';

/** What was printed between a typed line and the next prompt. */
function answerTo(out: string, line: string): string {
  const from = out.indexOf(`> ${line}\n`) + line.length + 3;
  return out.slice(from, out.indexOf('\nPlayer 1>', from));
}

const OPENING = [
  'Furrow record 1',
  'game: agricola',
  'option edition: revised',
  'option mode: beginner',
  'seat 1: me',
  'seat 2: me',
  '',
  '* start 1',
  '* reveal major-improvement',
  '',
].join('\n');

test('hint names three moves with why, the others with how far they are behind the best, and changes nothing', async () => {
  const { out, code, err } = await typing(['hint', 'hint'], 'play', '--resume', file('hint.furrow', OPENING));
  expect([code, err]).toEqual([0, '']);
  const lines = answerTo(out, 'hint').split('\n');
  expect(lines[0]).toContain('The best moves');
  expect(lines.filter((line) => /^ {2}[a-z-]+ {2}/.test(line))).toHaveLength(3);
  const text = lines.join(' ').replace(/\s+/g, ' ');
  expect(text.match(/\S \(about (?:\d*½? points? less|as good)\)/g)).toHaveLength(2);
});

test.each(LANGUAGES)('hint keeps within the width in %s', async (language) => {
  const resumed = file(`hint-${language}.furrow`, OPENING);
  const { out, err } = await typing(['hint', 'help'], 'play', '--resume', resumed, '--lang', language);
  expect(err).toBe('');
  expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
});

test('AG-V06 markers on: exactly three spaces are marked whenever the player places; off: none', async () => {
  const lines = ['markers', 'markers on', 'table', 'markers off', 'table'];
  const { out } = await typing(lines, 'play', '--resume', file('markers.furrow', OPENING));
  expect(answerTo(out, 'markers')).toContain('“markers on” or “markers off”');
  expect(out.slice(0, out.indexOf('> markers on'))).not.toContain('▸');
  for (const line of ['markers on', 'table']) expect(answerTo(out, line).match(/▸/g)).toHaveLength(3);
  expect(out.slice(out.indexOf('> markers off'))).not.toContain('▸');
});

test('AG-V06 only the player who wants markers sees them', async () => {
  const resumed = file('one-marks.furrow', OPENING);
  const { out } = await typing(['markers on', 'forest'], 'play', '--resume', resumed);
  expect(out.slice(0, out.indexOf('> forest')).match(/▸/g)).toHaveLength(3);
  expect(out.slice(out.indexOf('> forest'))).not.toContain('▸');
});

test('AG-V08 goods on: what a space always gives lies there, one set, until somebody stands there; off: nothing', async () => {
  const lines = ['goods', 'goods on', 'grain-seeds', 'goods off'];
  const { out } = await typing(lines, 'play', '--resume', file('goods.furrow', OPENING));
  expect(answerTo(out, 'goods')).toContain('“goods on” or “goods off”');
  const shown = (from: string) =>
    /Grain Seeds( +\d+ grain)?/.exec(out.slice(out.indexOf(`> ${from}\n`)))?.[1]?.trim();
  expect(/Grain Seeds( +\d+ grain)?/.exec(out)?.[1]).toBeUndefined();
  expect(shown('goods on')).toBe('1 grain');
  expect(shown('grain-seeds')).toBeUndefined();
  expect(/Day Laborer( +\d+ food)?/.exec(out.slice(out.indexOf('> grain-seeds\n')))?.[1]?.trim()).toBe(
    '2 food',
  );
  expect(/Day Laborer( +\d+ food)?/.exec(out.slice(out.indexOf('> goods off\n')))?.[1]).toBeUndefined();
});

test('every bot has a name and a sentence in every language, and `games` lists them', async () => {
  for (const language of LANGUAGES)
    for (const name of botNames) expect(botWords(name, language)?.about).toMatch(/^\p{Lu}.*\.$/u);
  expect(botWords('search@300ms', 'en')?.title).toBe('thinker');
  const out = await good('games');
  for (const name of botNames) expect(out).toMatch(new RegExp(`^ {4}${name} +\\S`, 'm'));
});
