import { expect, test } from 'vitest';
import { decode, encode, Unreadable } from '../src/codec';
import { AT_TOLL, BIDDING, toyRecord } from './toy/toy-record';
import { toySchema } from './toy/toy-schema';
import { type ToyState } from './toy/toy-state';

type Text = Record<string, unknown>;

const coded = (state: ToyState): Text => JSON.parse(JSON.stringify(encode(toySchema, state))) as Text;
const read = (text: unknown): ToyState => decode(toySchema, text);

test('a state is written in names and numbers and read again', () => {
  const { state } = toyRecord(2, `${BIDDING}\n1 offer 1 gold`);
  expect(coded(state)).toEqual({
    deck: ['green', 'red'],
    table: { pot: 0, weather: 'red', secret: 5 },
    players: [
      { purse: { gold: 2 }, hand: ['red'], bid: 100, luck: 7 },
      { purse: { gold: 2 }, hand: ['blue'], bid: 0, luck: 8 },
    ],
    main: [
      ['game', 3, 0, 0, 0, 0, 'rules'],
      ['game/2', 1, 0, 0, 0, 0, 'rules'],
    ],
    lanes: [
      [['game/2/0/1', 0, 0, 0, 0, 0, 'rules']],
      [
        ['game/2/0', 1, 0, 0, 0, 1, 'rules'],
        ['game/2/0/0', 0, 0, 0, 0, 1, 'rules'],
      ],
    ],
  });
  expect(read(coded(state))).toEqual(state);
  expect(read(coded(state)).players[1].clone()).toEqual(state.players[1]);
});

function withTable(text: Text, fields: Text): Text {
  return { ...text, table: { ...(text.table as Text), ...fields } };
}

/** What reading says of a state that was spoilt. */
function problem(spoil: (text: Text) => unknown): string {
  const text = coded(toyRecord(1, AT_TOLL).state);
  const spoilt = spoil(text) ?? text;
  try {
    read(spoilt);
  } catch (error) {
    if (error instanceof Unreadable) return `${error.place}: ${error.problem}`;
    throw error;
  }
  return 'read';
}

test.each<[string, string, (text: Text) => unknown]>([
  ['an unknown field', 'toy.extra: there is no such field', (text) => ({ ...text, extra: 1 })],
  [
    'a name that every object has',
    'toy.toString: there is no such field',
    (text) => ({ ...text, toString: 1 }),
  ],
  [
    'a missing field',
    'toy.deck: is missing',
    ({ table, players, main, lanes }) => ({ table, players, main, lanes }),
  ],
  ['no object', 'toy: names and values are missing here', () => 'toy'],
  [
    'a list for an object',
    'toy.table: names and values are missing here',
    (text) => ({ ...text, table: [] }),
  ],
  ['a fraction', 'toy.table.pot: is not a whole number', (text) => withTable(text, { pot: 1.5 })],
  ['a word for a number', 'toy.table.pot: is not a whole number', (text) => withTable(text, { pot: '1' })],
  [
    'an unknown word',
    "toy.table.weather: 'grey' is not known",
    (text) => withTable(text, { weather: 'grey' }),
  ],
  ['a number for a word', "toy.table.weather: '1' is not known", (text) => withTable(text, { weather: 1 })],
  [
    'an unknown word in a list',
    "toy.deck[1]: 'grey' is not known",
    (text) => ({ ...text, deck: ['red', 'grey'] }),
  ],
  ['no list', 'toy.deck: is not a list', (text) => ({ ...text, deck: 'red' })],
  ['no list of seats', 'toy.players: is not a list', (text) => ({ ...text, players: {} })],
  ['no stack', 'toy.main: is not a list', (text) => ({ ...text, main: 0 })],
  ['no frame', 'toy.main[0]: is not a list', (text) => ({ ...text, main: ['game'] })],
  [
    'an unknown effect',
    "toy.main[0]: no effect is called 'gone'",
    (text) => ({ ...text, main: [['gone', 0, 0, 0, 0, 0, 0]] }),
  ],
  [
    'a number for an effect',
    "toy.main[0]: no effect is called '0'",
    (text) => ({ ...text, main: [[0, 0, 0, 0, 0, 0, 0]] }),
  ],
  ['a short frame', 'toy.main[0]: has 2 of 7 values', (text) => ({ ...text, main: [['game', 0]] })],
  [
    'a frame with words',
    'toy.main[0][2]: is not a whole number',
    (text) => ({ ...text, main: [['game', 0, 'x', 0, 0, 0, 0]] }),
  ],
])('what cannot be read is refused with its place: %s', (_name, expected, spoil) => {
  expect(problem(spoil)).toBe(expected);
});

test.each<[string, (text: Text) => unknown]>([
  ['a seat too few', (text) => ({ ...text, players: (text.players as unknown[]).slice(1) })],
  ['a lane too many', (text) => ({ ...text, lanes: [[], [], []] })],
])('what cannot be read is refused with its place: %s', (_name, spoil) => {
  expect(problem(spoil)).toMatch(/^toy\.(players|lanes): /);
});

test.each<[string, string, Text]>([
  ['an unknown name', 'toy.players[1].purse.copper: there is no such name', { purse: { copper: 1 } }],
  ['no names', 'toy.players[1].purse: names and numbers are missing here', { purse: [1, 2] }],
  ['a word for a count', 'toy.players[1].purse.gold: is not a whole number', { purse: { gold: 'one' } }],
  ['nothing for a number', 'toy.players[1].bid: is not a whole number', { bid: null }],
])('what cannot be read is refused with its place: %s of a seat', (_name, expected, fields) => {
  const spoil = (text: Text) => {
    const [first, second] = text.players as Text[];
    return { ...text, players: [first, { ...second, ...fields }] };
  };
  expect(problem(spoil)).toBe(expected);
});
