import { bottomEdge, isVertical, leftEdge, rightEdge, topEdge } from '@furrow/farm/edges';
import { allCells, cellAt, columnOf, rowOf, STRIDE } from '@furrow/farm/grid';
import type { Grammar, Place, Vocabulary } from '@furrow/kernel/notation';
import { wordsOf } from '@furrow/kernel/words';
import { buildings, findBuilding } from './buildings/index';
import { PIECES } from './custom/move-pieces';
import { ANIMALS, GOODS } from './goods';
import { SIDES } from './kinds/expand';
import { RELEASE } from './source';
import type { Farm, State } from './state';
import { buildingWords, spaceWords } from './words';

const ROW_LETTERS = 'abc';

/** A cell in words: a letter for the row from the top, and its column; the starting board has columns 0 and 1. */
export function cellText(farm: Farm, cell: number): string {
  return `${ROW_LETTERS[rowOf(cell)]}${columnOf(cell) - farm.left}`;
}

/** The cell that a text names, if the farm has it. */
export function readCell(farm: Farm, text: string): number | undefined {
  const parts = /^([abc])(-?\d)$/.exec(text);
  if (parts === null) return undefined;
  const column = Number(parts[2]) + farm.left;
  if (column < 0 || column >= farm.columns) return undefined;
  const cell = cellAt(ROW_LETTERS.indexOf(parts[1]), column);
  return (allCells(farm.columns) >> cell) & 1 ? cell : undefined;
}

/** An edge in words: a cell and its side: north, west, or at the rim south and east. */
export function edgeText(farm: Farm, edge: number): string {
  const index = edge & 31;
  if (isVertical(edge)) {
    return columnOf(index) < farm.columns
      ? `${cellText(farm, index)}w`
      : `${cellText(farm, index - STRIDE)}e`;
  }
  return rowOf(index) < 3 ? `${cellText(farm, index)}n` : `${cellText(farm, index - 1)}s`;
}

const EDGE_OF = new Map([
  ['n', topEdge],
  ['s', bottomEdge],
  ['w', leftEdge],
  ['e', rightEdge],
]);

/** The edge that a text names, if the farm has it. */
export function readEdge(farm: Farm, text: string): number | undefined {
  const cell = readCell(farm, text.slice(0, -1));
  return cell === undefined ? undefined : EDGE_OF.get(text.slice(-1))?.(cell);
}

function indexIn(words: readonly string[], word: string): number | undefined {
  const at = words.indexOf(word);
  return at < 0 ? undefined : at;
}

/** Chance has no farm, so it names no cells. */
function farmAt(at: Place<State>): Farm | undefined {
  return at.state.players[at.seat]?.farm;
}

function onFarm(
  print: (farm: Farm, thing: number) => string,
  parse: (farm: Farm, word: string) => number | undefined,
): Vocabulary<State> {
  return {
    print: (thing, at) => print(at.state.players[at.seat].farm, thing),
    parse: (word, at) => {
      const farm = farmAt(at);
      return farm === undefined ? undefined : parse(farm, word);
    },
  };
}

const cell = onFarm(cellText, readCell);
const edge = onFarm(edgeText, readEdge);
const good = wordsOf(GOODS);
/** What may be used at any time: an own building, or letting animals go. */
const source: Vocabulary<State> = {
  print: (thing) => (thing === RELEASE ? 'release' : buildings[thing].id),
  parse: (word) => (word === 'release' ? RELEASE : findBuilding(word)?.number),
};
/** The options of the effect that asks have words of their own. */
const option: Vocabulary<State> = {
  print: (thing, at) => optionWords(at)[thing],
  parse: (word, at) => indexIn(optionWords(at), word),
};
const seat = wordsOf(['1', '2']);

function optionWords({ node: { effect } }: Place<State>): string[] {
  return 'options' in effect ? Object.keys(effect.options as object) : [];
}

/** How the moves of this game are written. */
export const grammar: Grammar<State> = {
  place: { of: [spaceWords], bare: true },
  choose: { of: [option], bare: true },
  call: { of: [source], bare: true },
  use: { of: [buildingWords], bare: true },
  border: { of: [edge], repeat: true },
  trough: { of: [cell], repeat: true },
  at: { of: [cell] },
  flip: { of: [cell, good] },
  build: { of: [buildingWords] },
  pay: { of: [good] },
  expand: { of: [wordsOf(SIDES)] },
  trade: { of: [good], repeat: true },
  keep: { counts: ANIMALS },
  second: { counts: ANIMALS },
  move: { of: [wordsOf(PIECES), cell, cell], repeat: true },
  start: { of: [seat] },
  draw: { of: [buildingWords] },
  yes: { of: [] },
  no: { of: [] },
  done: { of: [] },
  pass: { of: [] },
};
