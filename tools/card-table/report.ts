import type { Card } from '@furrow/agricola/cards/card';
import { cardsOfPool } from '@furrow/agricola/cards/pools/index';
import { cardName } from '@furrow/text/en/agricola/card-names';
import type { Section } from './section';
import { type Fared, type Mean, others, pointsOf, winRateOf } from './tally';
import { type Worths, worthsOf } from './worths';

/** The page of all sections. */
export function cardTable(sections: readonly Section[]): string {
  const editions = [...new Set(sections.map(({ edition }) => edition))];
  return [
    ...PREFACE,
    ...editions.flatMap((edition) => editionLines(sections.filter((one) => one.edition === edition))),
    '',
  ].join('\n');
}

const PREFACE = [
  '# How the cards fare',
  '',
  'Games of bots among themselves, everybody the same bot, hands dealt from the decks named below. Made by `npm run card-table`; errors',
  'are one standard error. Cards are sorted by what they are worth.',
  '',
  '- **worth**: what having the card in the first hand brings, in points, against a card that is never played; from the games of all',
  '  numbers of players together. What luck may have done is taken off, so cards that few have had lie close to the others. Bots draft by it.',
  '- **had**: how many seats had the card in their first hand; **played**: how many played it, wherever they had it from.',
  '- **points, wins with / without**: of the seats that played it, and of all other seats. Whoever can afford a card is often ahead anyway,',
  '  so these say what goes with a card, not what it brings.',
  '- **having it**: points of the seats that had it in their first hand, less those of all other seats. Hands are dealt by chance, so this',
  '  is what the card is worth to this bot, luck included.',
  '- **notes**: *travels* to the left neighbour; *seldom* played by those who had it (fewer than one in ten).',
];

/** The titles of the editions. */
const EDITIONS = { revised: 'Revised edition', '2007': 'Edition of 2007' } as const;

/** So many of the best and of the worst cards are named first. */
const NAMED = 12;

function editionLines(sections: readonly Section[]): string[] {
  const [{ edition, pool }] = sections;
  const worths = worthsOf(sections);
  const known = cardsOfPool(pool)
    .filter(({ id }) => worths.has(id))
    .toSorted((a, b) => worthIn(worths, b) - worthIn(worths, a));
  const named = (list: readonly Card[]) =>
    list.map(({ id, no, number: card }) => `${cardName(card)} (${no}, ${worthText(worths, id)})`).join(', ');
  return [
    '',
    `## ${EDITIONS[edition]}`,
    '',
    `Worth most: ${named(known.slice(0, NAMED))}.`,
    '',
    `Worth least: ${named(known.slice(-NAMED).reverse())}.`,
    ...sections.flatMap((section) => sectionLines(section, worths)),
  ];
}

const VARIED = ', varied by `npm run tune`,';

function sectionLines(section: Section, worths: Worths): string[] {
  const { seats, bot, varied, pool, decks, commit, tally } = section;
  const mean = pointsOf(tally.all);
  const dealt = cardsOfPool(pool)
    .filter(({ players, deck }) => players <= seats && decks.includes(deck))
    .toSorted((a, b) => worthIn(worths, b) - worthIn(worths, a));
  const groups = [...new Set(dealt.map(groupOf))].sort();
  return [
    '',
    `### ${seats === 1 ? '1 player' : `${seats} players`}`,
    '',
    `${tally.games} games of \`${bot}\`${varied ? VARIED : ''} with decks ${decks.join(', ')}; ${number(mean)} points a seat. Told at ${commit} with the cards of pool ${pool}.`,
    ...groups.flatMap((group) => [
      '',
      `#### ${group}, ${seats === 1 ? 'solo' : `${seats} players`}`,
      '',
      '| no. | card | worth | had | played | points with | without | wins with | without | having it | notes |',
      '|---|---|--:|--:|--:|--:|--:|--:|--:|--:|---|',
      ...dealt.filter((card) => groupOf(card) === group).map((card) => row(section, card, worths)),
    ]),
  ];
}

function groupOf({ deck, kind }: Card): string {
  return `Deck ${deck}: ${kind === 'occupation' ? 'occupations' : 'minor improvements'}`;
}

const NOBODY: Fared = { seats: 0, points: 0, squares: 0, wins: 0 };

/** Nobody wins or loses alone. */
const NO_WINS = '–';

function row({ seats, tally }: Section, card: Card, worths: Worths): string {
  const { all, cards: fared } = tally;
  const wins = (of: Fared) => (seats === 1 ? NO_WINS : told(of, winRateOf, percent));
  const { dealt, played } = fared[card.id] ?? { dealt: NOBODY, played: NOBODY };
  const without = others(all, played);
  const cells = [
    card.no,
    cardName(card.number),
    worthText(worths, card.id),
    String(dealt.seats),
    String(played.seats),
    told(played, pointsOf, number),
    told(without, pointsOf, number),
    wins(played),
    wins(without),
    dealt.seats < FEW ? '' : number(difference(pointsOf(dealt), pointsOf(others(all, dealt)))),
    notesOn(card, dealt.seats, played.seats).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** With fewer seats than this nothing is said. */
const FEW = 5;

function notesOn({ travels }: Card, dealt: number, played: number): string[] {
  return [...(travels ? ['travels'] : []), ...(dealt >= 4 * FEW && 10 * played < dealt ? ['seldom'] : [])];
}

function told(fared: Fared, of: (fared: Fared) => Mean, text: (mean: Mean) => string): string {
  return fared.seats < FEW ? '' : text(of(fared));
}

function difference(a: Mean, b: Mean): Mean {
  return { mean: a.mean - b.mean, error: Math.hypot(a.error, b.error) };
}

function worthIn(worths: Worths, { id }: Card): number {
  return worths.get(id)?.mean ?? -Infinity;
}

function worthText(worths: Worths, id: string): string {
  const worth = worths.get(id);
  return worth === undefined ? '' : number(worth);
}

function number({ mean, error }: Mean): string {
  return `${mean.toFixed(1)} ± ${error.toFixed(1)}`;
}

function percent({ mean, error }: Mean): string {
  return `${(100 * mean).toFixed(0)} ± ${(100 * error).toFixed(0)} %`;
}
