import { bottomEdge, isVertical, leftEdge, rightEdge, topEdge } from '@furrow/farm/edges';
import { cellAt, columnOf, rowOf, STRIDE } from '@furrow/farm/grid';
import type { Grammar, Place, Vocabulary } from '@furrow/kernel/notation';
import { type Words, wordsOf } from '@furrow/kernel/words';
import { findMajor } from '../boards/majors';
import { cards, findCard } from '../cards/index';
import { COLUMNS } from '../farm/farmyard';
import { cardOfField, fieldOfCard, isFieldCard, stackOfField } from '../farm/fields';
import { allShapes, shapeOf } from '../farm/pasture-shapes';
import { HAND_KINDS } from '../hands/hand-kinds';
import { FEEDING } from '../kinds/feed';
import { HOUSES } from '../options/variant';
import { CONVERTIBLE } from '../payment/convert';
import type { Ruleset } from '../ruleset';
import { ANIMALS, CROPS, GOODS } from '../state/goods';
import {
  CONVERT,
  cardOf,
  DISCARD,
  isCard,
  sourceOfCard,
  sourceOfMajor,
  THREE_FOR_ONE,
} from '../state/source';
import type { State } from '../state/state';
import { cardWords, improvementWords, majorWords, spaceWords } from './words';

const ROW_LETTERS = 'abc';

/** A cell in words: a letter for the row from the top, and its column from 1. */
export function cellText(cell: number): string {
  return `${ROW_LETTERS[rowOf(cell)]}${columnOf(cell) + 1}`;
}

/** The cell that a text names, if the farmyard has it. */
export function readCell(text: string): number | undefined {
  const parts = /^([abc])([1-5])$/.exec(text);
  return parts === null ? undefined : cellAt(ROW_LETTERS.indexOf(parts[1]), Number(parts[2]) - 1);
}

/** An edge in words: a cell and its side: north, west, or at the rim south and east. */
export function edgeText(edge: number): string {
  const index = edge & 31;
  if (isVertical(edge))
    return columnOf(index) < COLUMNS ? `${cellText(index)}w` : `${cellText(index - STRIDE)}e`;
  return rowOf(index) < 3 ? `${cellText(index)}n` : `${cellText(index - 1)}s`;
}

const EDGE_OF = new Map([
  ['n', topEdge],
  ['s', bottomEdge],
  ['w', leftEdge],
  ['e', rightEdge],
]);

/** The edge that a text names, if the farmyard has it. */
export function readEdge(text: string): number | undefined {
  const cell = readCell(text.slice(0, -1));
  return cell === undefined ? undefined : EDGE_OF.get(text.slice(-1))?.(cell);
}

/** A field in words: the cell of a tile, or the id of a field card; its second stack is `acreage-2007/2`. */
function fieldText(field: number): string {
  if (!isFieldCard(field)) return cellText(field);
  const stack = stackOfField(field);
  return `${cards[cardOfField(field)].id}${stack === 0 ? '' : `/${stack + 1}`}`;
}

function fieldCard(word: string): number | undefined {
  const [id, nth = '1'] = word.split('/');
  const found = findCard(id);
  if (found?.field === undefined || !/^[1-9]$/.test(nth) || Number(nth) > (found.stacks ?? 1))
    return undefined;
  const field = fieldOfCard(found.number, Number(nth) - 1);
  return fieldText(field) === word ? field : undefined;
}

/** A pasture in words: its cells joined by `+`. */
function shapeText(shape: number): string {
  const cells: string[] = [];
  for (let rest = allShapes[shape].cells; rest !== 0; rest &= rest - 1)
    cells.push(cellText(31 - Math.clz32(rest & -rest)));
  return cells.join('+');
}

function readShape(text: string): number | undefined {
  let cells = 0;
  for (const word of text.split('+')) {
    const cell = readCell(word);
    if (cell === undefined) return undefined;
    cells |= 1 << cell;
  }
  return shapeOf(cells);
}

function indexIn(words: readonly string[], word: string): number | undefined {
  const at = words.indexOf(word);
  return at < 0 ? undefined : at;
}

/** Cells of the farmyard. */
export const cellWords: Words = { print: cellText, parse: readCell };
/** Fields: tiles by their cells, and field cards. */
export const fieldWords: Words = {
  print: fieldText,
  parse: (word) => readCell(word) ?? fieldCard(word),
};
/** Edges of the farmyard. */
export const edgeWords: Words = { print: edgeText, parse: readEdge };
const shape: Vocabulary<State> = { print: shapeText, parse: readShape };
/** An improvement that is returned, by its source. */
const improvement: Vocabulary<State> = {
  print: (thing) => improvementWords.print(thing),
  parse: (word) => {
    const found = findCard(word);
    if (found?.kind === 'minor') return sourceOfCard(found.number);
    const built = findMajor(word);
    return built === undefined ? undefined : sourceOfMajor(built.number);
  },
};
/** What players may do at any time without a card. */
const CALL_WORDS = new Map([
  [CONVERT, 'exchange'],
  [DISCARD, 'give-back'],
  [THREE_FOR_ONE, 'three-for-one'],
]);
/** What every player may do at any time, and what cards let their owner do. */
const source: Vocabulary<State> = {
  print: (thing) => {
    if (isCard(thing)) return cards[cardOf(thing)].id;
    return CALL_WORDS.get(thing) ?? 'rules';
  },
  parse: (word) => {
    const found = findCard(word);
    if (found?.anytime !== undefined) return sourceOfCard(found.number);
    return [...CALL_WORDS].find(([, own]) => own === word)?.[0];
  },
};
const option: Vocabulary<State> = {
  print: (thing, at) => optionWords(at)[thing],
  parse: (word, at) => indexIn(optionWords(at), word),
};
const number: Vocabulary<State> = {
  print: String,
  parse: (word) => (/^\d{1,3}$/.test(word) ? Number(word) : undefined),
};

function optionWords({ node: { effect } }: Place<State>): string[] {
  return 'options' in effect ? Object.keys(effect.options as object) : [];
}

/** How the moves of a variant are written. */
export function grammarOf({ spaces, variant }: Ruleset): Grammar<State> {
  const space = spaceWords(spaces);
  const seat = wordsOf(Array.from({ length: variant.seats }, (_, i) => String(i + 1)));
  return {
    place: { of: [space], bare: true },
    choose: { of: [option], bare: true },
    call: { of: [source], bare: true },
    room: { of: [cellWords] },
    stable: { of: [cellWords] },
    center: { of: [cellWords] },
    field: { of: [cellWords] },
    cell: { of: [fieldWords] },
    claim: { of: [space] },
    'field-of': { of: [seat, fieldWords] },
    player: { of: [seat] },
    number: { of: [number] },
    renovate: { of: [wordsOf(HOUSES)] },
    'partner-room': { of: [cellWords] },
    'partner-stable': { of: [cellWords] },
    'partner-field': { of: [cellWords] },
    sow: { of: [wordsOf(CROPS), fieldWords], repeat: true },
    reap: { of: [fieldWords], repeat: true },
    add: { of: [fieldWords], repeat: true },
    bake: { of: [number] },
    pasture: { of: [shape] },
    palisade: { of: [shape, number] },
    fence: { of: [edgeWords], repeat: true },
    'partner-pasture': { of: [shape] },
    'partner-fence': { of: [edgeWords], repeat: true },
    give: { counts: GOODS },
    take: { counts: GOODS },
    major: { of: [majorWords] },
    return: { of: [improvement] },
    pay: { counts: GOODS },
    convert: { counts: CONVERTIBLE.map((good) => GOODS[good]) },
    discard: { counts: GOODS },
    feed: { counts: [...FEEDING, 'begging'] },
    craft: { of: [majorWords] },
    keep: { counts: ANIMALS },
    play: { of: [cardWords] },
    deal: { of: [cardWords] },
    'discard-card': { of: [cardWords] },
    'keep-card': { of: [cardWords], repeat: true },
    arrange: { of: [cardWords], repeat: true },
    'take-back': { of: [] },
    'lay-away': { of: [cardWords], repeat: true },
    'lay-out': { of: [cardWords] },
    'take-card': { of: [cardWords] },
    deck: { of: [wordsOf(HAND_KINDS)] },
    mulligan: { of: [wordsOf(HAND_KINDS)] },
    pick: { of: [cardWords, cardWords, cardWords] },
    draw: { of: [cardWords] },
    first: { of: [cardWords] },
    instead: { of: [cardWords] },
    jump: { of: [space] },
    usual: { of: [] },
    'pass-on': { of: [] },
    'by-lot': { of: [] },
    start: { of: [seat] },
    reveal: { of: [space] },
    yes: { of: [] },
    no: { of: [] },
    done: { of: [] },
  };
}
