// The menu that `furrow` opens with.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATION } from '@furrow/kernel/generation';
import { LANGUAGES } from '@furrow/text/language';
import { expect, test } from 'vitest';
import { folder } from './folder';
import { furrow, typing } from './furrow';

/** The lists that were shown for a game being set up, each from its name to the next prompt. */
function listsIn(out: string, name: string): string[] {
  return out
    .split('\n> ')
    .map((part) => part.slice(part.lastIndexOf(`\n${name}  (`)))
    .filter((part) => part.startsWith(`\n${name}  (`));
}

/** The games of a kind that were saved, the last one first. */
function saved(game: string): string {
  const names = readdirSync(join(folder, 'saves')).filter((name) => name.startsWith(game));
  return readFileSync(join(folder, 'saves', names.sort().at(-1) ?? ''), 'utf8');
}

test('it ends politely with the input', async () => {
  const { code, out, err } = await furrow();
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('All Creatures Big and Small');
  expect(out).toContain('Agricola');
  expect(out).toContain('Goodbye.');
});

test('it starts, leaves and resumes a game, looks up words and changes the language', async () => {
  const begin = ['1', '', '1', 'quit'];
  const resume = ['3', '1', 'quit'];
  const lookUp = ['4', 'shelter', 'wood-3', 'sheltr', ''];
  const { code, out } = await typing([...begin, ...resume, ...lookUp, '5', '1', '9', 'what', '7']);
  expect(code).toBe(0);
  expect(out.match(/Round 1 of 8/g)?.length).toBeGreaterThan(1);
  expect(out).toContain('goes on.');
  expect(out).toContain('When built: take 1 sheep, pig, cow or horse.');
  expect(out).toMatch(/All Creatures Big and Small\n3 Wood {2}wood-3\n/);
  expect(out).toContain('Did you mean “shelter”?');
  expect(out).toContain('Goodbye.');
});

test('it says what cannot be chosen and wraps its questions', async () => {
  const { out } = await typing(['9', 'foo', '', '1', 'x', 'q', 'q'], '--lang', 'fr');
  expect(out).toContain('«\u00a09\u00a0» n’est pas proposé ici');
  expect(out).toContain('«\u00a0foo\u00a0» n’est pas proposé ici');
  expect(out).toContain('Tapez un numéro de 1 à 7.');
  expect(out).toMatch(/nouvelle partie\u00a0: /);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test('a game with one option starts at once, or with the option chosen and who plays', async () => {
  const { out } = await typing(['1', '4', '1', '3', '1', '', 'quit', 'q']);
  const [first, changed, last] = listsIn(out, 'All Creatures Big and Small');
  expect(first).toMatch(/\(Enter: Start the game\)\n {2}1 {2}Start the game\n {2}2 {2}Player 1 +A person/);
  expect(first).toMatch(
    /3 {2}Player 2 +The computer \(casual player\)\n {2}4 {2}Special buildings +advanced/,
  );
  expect(changed).toMatch(/4 {2}Special buildings +basic game/);
  expect(last).toMatch(/3 {2}Player 2 +A person at this keyboard/);
  expect(saved('creatures')).toContain(`buildings: 4\nquestions: ${GENERATION}\nseat 1: me\nseat 2: me\n`);
});

test('Agricola is set up with the number of players and one list of options', async () => {
  const { code, out, err } = await typing(['2', '3', '5', '12', '15', '3', '1', '', 'quit', 'q']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/How many players\? {2}\(Enter: 2 players\)/);
  const [first, edition, sideJob] = listsIn(out, 'Agricola');
  expect(first).toMatch(/4 {2}Player 3 +The computer \(casual player\)\n +5 {2}Edition +revised edition/);
  expect(first).not.toContain('Extra Copse');
  expect(edition).toMatch(/Edition +2007 edition\n +6 {2}Game mode +family game/);
  expect(sideJob).toMatch(/12 {2}Side Job +on/);
  const text = saved('agricola');
  for (const line of [
    'edition: 2007',
    'mode: family',
    'side-job: on',
    'house-before-cooking: on',
    'seat 2: me',
    'seat 3: level-2',
  ])
    expect(text).toContain(`${line}\n`);
});

test('contradictions are refused with the reason, and what needs another edition is given up', async () => {
  const chosen = ['5', '2', '5', '3', '4', '12', '13'];
  const { out } = await typing(['2', '', ...chosen, 'q', 'q']);
  const lists = listsIn(out, 'Agricola');
  expect(out).toMatch(/Not possible: “Game mode: family game.*” goes only with\s+“Edition: 2007/);
  expect(lists.find((list) => list.includes('Edition                         2007'))).toMatch(
    /Game mode +family/,
  );
  expect(out).toMatch(/“Game mode: base game.*”\s+goes\s+only\s+with\s+“Edition:\s+revised/);
  expect(out).toMatch(/Not possible: “Additional tile” and “Extra Copse” do not go together/);
  expect(lists.at(-1)).toMatch(/Additional tile +on\n +13 {2}Extra Copse +off/);
});

test('spaces for hand cards without hand cards are explained', async () => {
  const { out } = await typing(['2', '', '5', '2', 'q', 'q']);
  expect(listsIn(out, 'Agricola').at(-1)).toMatch(/Game mode +base[^\n]*\n +6 {2}Hand cards +no hand cards/);
  expect(out).toContain('Without hand cards the spaces for them have no use.');
});

test('five players have only the edition that is for five', async () => {
  const { out } = await typing(['2', '5', '', 'quit', 'q']);
  const [list] = listsIn(out, 'Agricola');
  expect(list).not.toContain('Edition ');
  expect(list).toMatch(/Game mode +family/);
  expect(list).toContain('Richer reed space');
  expect(saved('agricola')).toContain('edition: 2007');
});

test.each(LANGUAGES)('the set-up of a game keeps within the width in %s', async (language) => {
  const { out, err } = await typing(['2', '4', '7', '8', '6', '', '9', 'q', 'q'], '--lang', language);
  expect(err).toBe('');
  expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
});

test('cards are left out and put into hands by their names, and the record says so', async () => {
  const base = ['2', '2', '5', '2', '6', '2'];
  const banned = ['24', 'groom', 'homekeeper', 'Groom', 'qqqq', ''];
  const given = ['25', '2', 'curator', ''];
  const { out } = await typing([...base, ...banned, ...given, '1', 'quit', 'q']);
  expect(out).toContain('Cards left out');
  expect(out).toContain('“qqqq” is no building, improvement, card or space of this game.');
  const record = saved('agricola');
  expect(record).toContain('option banned-cards: homekeeper\n');
  expect(record).toContain('option given-cards: 2:curator\n');
  expect(record).toContain('deal curator');
});
