import { expect, test } from 'vitest';
import { file } from './folder';
import { good, refusal } from './furrow';
import { recordOf } from './record-of';

const WRONG: readonly (readonly [call: string, why: RegExp])[] = [
  ['simulte creatures', /no command is called 'simulte' \(did you mean 'simulate'\?\)/],
  ['--verbose', /unknown option --verbose/],
  ['simulate', /the game is missing; for example: npx furrow simulate creatures/],
  ['simulate cretures', /did you mean 'creatures'/],
  ['simulate creatures more', /'more' is one word too many/],
  ['simulate creatures --gmaes 3', /unknown option --gmaes \(did you mean '--games'\?\)/],
  ['simulate creatures --constructor', /unknown option --constructor/],
  ['simulate creatures --games', /--games needs a value/],
  ['simulate creatures --games --json', /--games needs a value/],
  ['simulate creatures --games 1 --games 2', /--games is given twice/],
  ['simulate creatures --json=yes', /--json takes no value/],
  ['simulate creatures --games 0', /--games: 0 is too small; it must be a whole number from 1/],
  ['simulate creatures --games x', /--games: 'x' is not a whole number/],
  ['simulate creatures --games 1e3', /'1e3' is not a whole number/],
  ['simulate creatures --games 99999999999', /too large/],
  ['simulate creatures --seed -3', /--seed: -3 is too small/],
  ['simulate creatures --seed 4294967296', /too large/],
  ['simulate creatures --jobs 0', /--jobs: 0 is too small/],
  ['simulate creatures --seats random', /for 2 players, not for 1/],
  ['simulate creatures --seats random,me', /nobody is called 'me'; right are: random/],
  ['simulate creatures --seats random,rondom', /did you mean 'random'/],
  ['simulate creatures --option buildings', /must be name=value, for example buildings=12/],
  ['simulate creatures --option bildings=4', /did you mean 'buildings'/],
  ['simulate creatures --option __proto__=4', /has no such option; the options are: buildings/],
  ['simulate creatures --option buildings=5', /'5' is not possible; right are: 4, 8, 12, or a list/],
  ['simulate creatures --option buildings=shelter,penn', /'penn' is not possible \(did you mean 'pen'\?\)/],
  [
    'simulate agricola --option edition=2007 --option mode=beginner',
    /--option mode=beginner: it goes only with edition=revised; with edition=2007 choose mode=family or full$/,
  ],
  [
    'simulate agricola --option mode=full',
    /mode=full: it goes only with edition=2007; with edition=revised choose mode=beginner or base$/,
  ],
  [
    'record agricola --seats random,random,random,random,random',
    /edition=revised: it is for 1, 2, 3 or 4 players, not for 5; for 5 players choose edition=2007$/,
  ],
  [
    'simulate agricola --option side-job=on --seats random',
    /side-job=on: it is for 2, 3 or 4 players, not for 1$/,
  ],
  [
    'simulate agricola --option extra-tile=on --option extra-copse=on',
    /extra-tile=on: it does not go with extra-copse=on; choose one of them$/,
  ],
  ['simulate agricola --option side-job=yes', /'yes' is not possible; right are: off, on$/],
  ['play agricola --seats me,me,me,me,me,me', /agricola is for 1, 2, 3, 4 or 5 players, not for 6$/],
  ['perft agricola --depth 1 --players 6', /agricola is for 1, 2, 3, 4 or 5 players$/],
  [
    'simulate creatures --seats random,random@300ms',
    /random@300ms: 'random' takes no budget; right is: random$/,
  ],
  ['arena', /the game is missing; for example: npx furrow arena creatures --bots random,random$/],
  ['arena creatures', /--bots is missing; for example: npx furrow arena creatures --bots random,random$/],
  ['arena creatures --bots random', /--bots random: creatures is for 2 players, not for 1$/],
  [
    'arena creatures --bots random,rndom',
    /nobody is called 'rndom' \(did you mean 'random'\?\); right are: random/,
  ],
  ['arena creatures --bots random,rndom@300ms', /nobody is called 'rndom@300ms' \(did you mean 'random'\?\)/],
  ['arena creatures --bots random,me', /nobody is called 'me'; right are: random/],
  ['arena creatures --bots random,random@', /random@: 'random' takes no budget; right is: random$/],
  ['arena creatures --bots random,random --games 0', /--games: 0 is too small/],
  [
    'arena creatures --bots random,random --save no-such-folder/a',
    /no-such-folder\/a: there is no such file/,
  ],
  ['arena creatures --bots random,random --save .', /\.: this is a folder, not a file$/],
  ['record creatures --game -1', /too small/],
  ['record creatures --out no-such-folder/game', /no-such-folder\/game: there is no such file or folder/],
  ['replay', /the file is missing/],
  ['replay no-such-file', /no-such-file: there is no such file or folder/],
  ['replay .', /\.: this is a folder, not a file/],
  ['perft creatures', /--depth is missing/],
  ['perft creatures --depth 0', /too small/],
  ['perft creatures --depth 1 --start {', /--start: /],
  ['perft creatures --depth 1 --start {"round":1}', /--start: state\.\w+: is missing/],
  ['perft creatures --depth 1 --start no-such-file', /no such file/],
  ['describe sheltr', /nothing is called 'sheltr' \(did you mean 'shelter'\?\)/],
  ['describe xyzzyxyzzy', /'npx furrow describe' lists all words/],
  ['play', /the game is missing/],
  ['play chess', /no game is called 'chess'; the games are: creatures/],
  ['play creatures --seats random,random', /nobody would play/],
  ['play creatures --lang xx', /'xx' is not spoken here; right are: en/],
  ['play creatures --save .', /folder/],
  ['play --resume no-such-file', /no such file/],
  ['play --resume no-such-file --seats me,me', /--seats: the saved game says that already/],
];

test.concurrent.each(WRONG)('furrow %s is refused with one line', async (call, why) => {
  expect(await refusal(...call.split(' '))).toMatch(why);
});

const GOOD = recordOf('4', '* start 1\n1 wood-3\n2 stone-1\n1 fences; border a0n; border a0w; done');

const BROKEN: readonly (readonly [what: string, change: (text: string) => string, why: RegExp])[] = [
  [
    'an unknown word',
    (text) => text.replace('wood-3', 'wod-3'),
    /^broken\.furrow:8: “wod-3” is not a move here; right would be, for example, start-wood, /,
  ],
  [
    'a move out of turn',
    (text) => text.replace('2 stone-1', '1 stone-1'),
    /^broken\.furrow:9: stone-1: .*turn/,
  ],
  [
    'a move that cannot be paid',
    (text) => text.replace('2 stone-1', '2 fences'),
    /^broken\.furrow:9: fences: .*wood/,
  ],
  [
    'the second of joined moves',
    (text) => text.replace('border a0w', 'border a0n'),
    /^broken\.furrow:10: border a0n: /,
  ],
  [
    'a seat that is not there',
    (text) => text.replace('2 stone-1', '3 stone-1'),
    /^broken\.furrow:9: .*seat 3/,
  ],
  ['no seat at all', (text) => text.replace('2 stone-1', 'stone'), /^broken\.furrow:9: /],
  ['no title', (text) => text.replace('Furrow record 1\n', ''), /^broken\.furrow:1: /],
  [
    'an unknown game',
    (text) => text.replace('creatures', 'chess'),
    /^broken\.furrow:2: no game is called 'chess'/,
  ],
  ['an unknown option', (text) => text.replace('buildings: 4', 'buildings: 5'), /^broken\.furrow:3: /],
  ['a missing seat', (text) => text.replace('seat 2: me\n', ''), /^broken\.furrow:2: /],
];

test.each(BROKEN)('a record with %s is refused with its place', async (_what, change, why) => {
  expect(await refusal('replay', file('broken.furrow', change(GOOD)))).toMatch(why);
});

test('the record is good without the mistakes', async () => {
  expect(JSON.parse(await good('replay', file('sound.furrow', GOOD), '--json'))).toMatchObject({ moves: 7 });
  expect(await refusal('replay', 'sound.furrow', '--at', '8')).toContain('--at 8: the record has 7 moves');
});

test('a new game is not saved over something else', async () => {
  file('letter.txt', 'Dear aunt');
  expect(await refusal('play', 'creatures', '--save', 'letter.txt')).toContain('is not a saved game');
  file('old.furrow', GOOD);
  expect(await refusal('play', 'creatures', '--save', 'old.furrow')).toContain('--resume old.furrow');
});
