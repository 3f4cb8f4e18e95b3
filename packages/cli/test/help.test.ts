import { buildings } from '@furrow/creatures/buildings/index';
import { expect, test } from 'vitest';
import { furrow, good } from './furrow';

const specials = buildings.filter((one) => one.kind === 'special');

const COMMANDS = [
  'play',
  'games',
  'describe',
  'rules',
  'simulate',
  'arena',
  'record',
  'replay',
  'scores',
  'perft',
  'version',
];

test('the help of the program names every command and its codes', async () => {
  const help = await good('--help');
  for (const command of COMMANDS) expect(help).toMatch(new RegExp(`^  ${command} `, 'm'));
  expect(help).toContain('2 if something in your');
  expect(help).toBe(await good('help'));
});

test.concurrent.each(COMMANDS)('the help of %s teaches by example', async (command) => {
  const help = await good(command, '--help');
  expect(help).toContain(`Usage\n  npx furrow ${command}`);
  expect(help).toMatch(new RegExp(`Examples\n  npx furrow ${command}`));
  expect(help).toContain('-h, --help');
  for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test('nothing is coloured that is not shown on a terminal', async () => {
  const { out } = await furrow('games');
  expect(out).not.toContain('\x1b');
});

test('the version', async () => {
  expect(await good('version')).toMatch(/^furrow \d+\.\d+\.\d+ \(Node /);
  expect(await good('--version')).toBe(await good('version'));
  expect(JSON.parse(await good('version', '--json'))).toEqual({
    furrow: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    node: process.versions.node,
  });
});

test('the games with their options', async () => {
  const text = await good('games');
  expect(text).toContain('creatures  All Creatures Big and Small');
  expect(text).toContain('--option buildings=8');
  const [game, second] = JSON.parse(await good('games', '--json'));
  expect(second).toMatchObject({ id: 'agricola', seats: [1, 2, 3, 4, 5] });
  expect(game).toMatchObject({ id: 'creatures', seats: [2] });
  expect(game.options[0]).toMatchObject({ name: 'buildings', values: ['4', '8', '12'], standard: '12' });
  expect(game.options[0].listOf).toEqual(specials.map((one) => one.id));
});

test('a building in words, by its id or its name', async () => {
  const text = await good('describe', 'half-timbered-house');
  expect(text).toContain('Half-Timbered House');
  expect(text).toContain('5 points');
  expect(await good('describe', 'Half-Timbered', 'House')).toBe(text);
  expect(JSON.parse(await good('describe', 'start-wood', '--json'))).toMatchObject([
    { game: 'creatures', id: 'start-wood' },
  ]);
  expect(await good('describe')).toContain('cottage');
});

test('many options read as a list: choices with their values, switches with what they do', async () => {
  const text = await good('games');
  expect(text).toMatch(/--option mode=beginner .*\(standard\)$/m);
  expect(text).toMatch(/--option mode=family .*\(standard with edition=2007\)$/m);
  expect(text).toMatch(/^ {4}--option side-job=on +Side Job\. /m);
  expect(text).not.toContain('side-job=off');
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test('a word of several games is described for each of them', async () => {
  const text = await good('describe', 'wood-3');
  expect(text).toMatch(/^All Creatures Big and Small\n3 Wood {2}wood-3\n/);
  expect(text).toMatch(/\nAgricola\n.* {2}wood-3\n/);
  const both = JSON.parse(await good('describe', 'wood-3', '--json'));
  expect(both.map(({ game }: { game: string }) => game)).toEqual(['creatures', 'agricola']);
});

test('what depends on the number of players or on options is described for each', async () => {
  const text = await good('describe', 'resource-market');
  expect(text).toMatch(/\(2 players, Additional tile: on\)\n.*1 stone and 1 food/);
  expect(text).toMatch(/\(3 players\)\n.*1 food/);
  expect(text).toMatch(/\(4 players\)\n.*1 reed, 1 stone and 1 food/);
  expect(await good('describe', 'occupation')).toContain('occupation');
  expect(await good('describe', '5-occupation-or-growth')).toContain('5-occupation-or-growth');
  expect(await good('describe', 'Cooking', 'Hearth', '(4 clay)')).toContain('cooking-hearth-4');
});

test('the rules are listed, shown by page, and searched, as set up and in the language asked for', async () => {
  expect(await good('rules', 'agricola')).toContain('scoring: Scoring');
  expect(await good('rules', 'agricola', 'summary')).toContain('4. Harvest, after rounds 4, 7, 9');
  const first = await good(
    'rules',
    'agricola',
    'summary',
    '--option',
    'edition=2007',
    '--option',
    'mode=full',
  );
  expect(first).toContain('A harvest follows rounds 4, 7, 9');
  expect(await good('rules', 'creatures', 'mangeoires', '--lang', 'fr')).toContain('Mangeoires');
  const told = JSON.parse(await good('rules', 'agricola', 'at any time', '--json')) as { title: string }[];
  expect(told.map(({ title }) => title)).toContain('At any time');
  const { code, err } = await furrow('rules');
  expect(code).toBe(2);
  expect(err).toContain('furrow rules agricola');
});
