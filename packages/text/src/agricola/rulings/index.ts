import type { Language } from '../../language';
import { classicEAndI } from './classic-e-and-i';
import { classicI } from './classic-i';
import { classicKAndZ } from './classic-k-and-z';
import { classicLast } from './classic-last';
import { classicLastKAndZ } from './classic-last-k-and-z';
import { classicMinorsE } from './classic-minors-e';
import { classicOccupationsE } from './classic-occupations-e';
import { drawnDecks } from './drawn-decks';
import { farmAndPeople } from './farm-and-people';
import { goodsAndPoints } from './goods-and-points';
import { lDeck } from './l-deck';
import type { Ruling } from './ruling';

/** The rulings that concern single cards; docs/rulings.md has their reasons. */
export const rulings: readonly Ruling[] = [
  ...farmAndPeople,
  ...goodsAndPoints,
  ...classicI,
  ...classicMinorsE,
  ...classicOccupationsE,
  ...classicKAndZ,
  ...classicEAndI,
  ...classicLastKAndZ,
  ...classicLast,
  ...lDeck,
  ...drawnDecks,
];

/** What was decided about a card, in a language: `RU-60: …`. */
export function rulingsOn(card: string, language: Language): readonly string[] {
  return rulings
    .filter(({ cards }) => cards.some((one) => one === card))
    .map(({ id, says }) => `${id}: ${says[language]}`);
}
