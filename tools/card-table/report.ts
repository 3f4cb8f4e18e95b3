import type { Card } from '@furrow/agricola/cards/card';
import { cardsOfPool } from '@furrow/agricola/cards/pools/index';
import { cardName } from '@furrow/text/en/agricola/card-names';
import { type Fared, type Mean, others, pointsOf, type Tally, winRateOf } from './tally';

/** Games with one number of seats: by whom, with which rules and cards, and what they have shown. */
export interface Section {
  readonly seats: number;
  readonly bot: string;
  readonly pool: string;
  readonly commit: string;
  readonly tally: Tally;
}

/** The page of all sections. */
export function cardTable(sections: readonly Section[]): string {
  return [...PREFACE, ...sections.flatMap(sectionLines), ''].join('\n');
}

const PREFACE = [
  '# How the cards fare',
  '',
  'Games of bots among themselves, everybody the same bot, hands dealt from all decks. Made by `npm run card-table`; errors are one standard',
  'error.',
  '',
  '- **dealt**: how many seats had the card in their first hand; **played**: how many played it, wherever they had it from.',
  '- **points, wins with / without**: of the seats that played it, and of all other seats. Whoever can afford a card is often ahead anyway,',
  '  so these say what goes with a card, not what it brings.',
  '- **dealt it**: points of the seats that were dealt it, less those of all other seats. Hands are dealt by chance, so this is what having',
  '  it is worth to this bot.',
];

function sectionLines({ seats, bot, pool, commit, tally }: Section): string[] {
  const mean = pointsOf(tally.all);
  return [
    '',
    `## ${seats === 1 ? '1 player' : `${seats} players`}`,
    '',
    `${tally.games} games of \`${bot}\` with pool ${pool} at ${commit}; ${number(mean)} points a seat.`,
    '',
    '| no. | card | dealt | played | points with | without | wins with | without | dealt it |',
    '|---|---|--:|--:|--:|--:|--:|--:|--:|',
    ...cardsOfPool(pool)
      .filter(({ players }) => players <= seats)
      .toSorted((a, b) => a.no.localeCompare(b.no, 'en', { numeric: true }))
      .map((card) => row(tally, card)),
  ];
}

function row({ all, cards: fared }: Tally, { id, no, number: card }: Card): string {
  const { dealt, played } = fared[id];
  const without = others(all, played);
  const cells = [
    no,
    cardName(card),
    String(dealt.seats),
    String(played.seats),
    told(played, pointsOf, number),
    told(without, pointsOf, number),
    told(played, winRateOf, percent),
    told(without, winRateOf, percent),
    dealt.seats < FEW ? '' : number(difference(pointsOf(dealt), pointsOf(others(all, dealt)))),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** With fewer seats than this nothing is said. */
const FEW = 5;

function told(fared: Fared, of: (fared: Fared) => Mean, text: (mean: Mean) => string): string {
  return fared.seats < FEW ? '' : text(of(fared));
}

function difference(a: Mean, b: Mean): Mean {
  return { mean: a.mean - b.mean, error: Math.hypot(a.error, b.error) };
}

function number({ mean, error }: Mean): string {
  return `${mean.toFixed(1)} ± ${error.toFixed(1)}`;
}

function percent({ mean, error }: Mean): string {
  return `${(100 * mean).toFixed(0)} ± ${(100 * error).toFixed(0)} %`;
}
