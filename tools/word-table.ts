// `npm run word-table`: writes the rows of the cards that are declared, and how many cards need what, into decision 19.
import { readFileSync, writeFileSync } from 'node:fs';
import type { DeckCard } from '@furrow/agricola/cards/deck';
import { decks } from '@furrow/agricola/cards/index';
import { customsOf, rungOf } from './card-customs';
import { wordsOf } from './card-words';

const FILE = 'docs/decisions/0019-words-for-a-thousand-cards.md';

/** The rungs as the table calls them. */
const RUNGS = ['words', 'quantity', 'own file'] as const;

/** What nearly every card has, or what only says that a card has something that is named as well. */
const UNSAID: readonly string[] = [
  'field cost',
  'field points',
  'field on',
  'field own',
  'effect custom',
  'quantity custom',
  'condition custom',
];

/** A row for a card: its number without leading zeros, and its edition. */
const ROW = /^\| ([A-Z])0*(\d+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|(.*)\|$/;

type Edition = DeckCard['edition'];

/** The deck of a card with its edition, as the table of numbers calls it. */
const deckName = (edition: Edition, deck: string) => `${edition} ${deck}`;

const declared = new Map(
  decks.flatMap(({ cards }) => cards).map((card) => [`${card.edition} ${card.no}`, card]),
);

/** What a card waits for, its words, and the names of its own code. */
function wordsIn(card: DeckCard): string {
  const { on = [] } = card;
  const occasions = [on].flat().map(({ moment, who }) => (who === 'me' ? moment : `${moment}:${who}`));
  const words = [...wordsOf(card)]
    .filter((both) => !UNSAID.includes(both) && !both.startsWith('moment '))
    .map((both) => both.split(' ')[1]);
  const { acts: _acts, farm = {}, ...others } = card.own ?? {};
  const rules = [...Object.keys(farm), ...Object.keys(others)];
  const own = [...customsOf(card).map(({ name }) => name), ...rules].map((name) => `own:${name}`);
  return [...new Set([...occasions, ...words, ...own])].join(' ');
}

/** How many cards of each deck stand on each rung. */
const rungs = new Map<string, number[]>();

let edition: Edition = 'revised';
const lines = readFileSync(FILE, 'utf8')
  .split('\n')
  .map((line) => {
    const section = /^### (Revised|2007)/.exec(line);
    if (section !== null) edition = section[1] === 'Revised' ? 'revised' : '2007';
    const row = ROW.exec(line);
    if (row === null) return line;
    const [, deck, number, name, planned, , note] = row;
    const card = declared.get(`${edition} ${deck}${number}`);
    const rung = card === undefined ? RUNGS.indexOf(planned as (typeof RUNGS)[number]) : rungOf(card);
    const counts = rungs.get(deckName(edition, deck)) ?? [0, 0, 0];
    counts[rung]++;
    rungs.set(deckName(edition, deck), counts);
    if (card === undefined) return line;
    const no = line.slice(2, line.indexOf(' |', 2));
    return `| ${no} | ${name} | ${RUNGS[rung]} | ${wordsIn(card)} |${note}|`;
  });
writeFileSync(FILE, lines.map(counted).join('\n'));

/** A line of the table of numbers, counted anew. */
function counted(line: string): string {
  const name = /^\| ((?:revised|2007) [A-Z]|all) \|/.exec(line)?.[1];
  if (name === undefined) return line;
  const counts = name === 'all' ? sum([...rungs.values()]) : (rungs.get(name) ?? [0, 0, 0]);
  const all = counts.reduce((one, other) => one + other, 0);
  const cells = counts.map((n) => (name === 'all' ? `${n} (${Math.round((100 * n) / all)} %)` : `${n}`));
  return `| ${name} | ${cells.join(' | ')} | ${all} |`;
}

function sum(rows: readonly (readonly number[])[]): number[] {
  return RUNGS.map((_, rung) => rows.reduce((n, row) => n + row[rung], 0));
}
