import type { Card, Score } from '@furrow/agricola/cards/card';
import { cards } from '@furrow/agricola/cards/index';
import type { Memory } from '@furrow/agricola/cards/memory';
import type { Quantity } from '@furrow/agricola/cards/quantity';
import { measure } from '@furrow/agricola/effects/measure';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { worth } from '@furrow/agricola/scoring/scoring';
import { sourceOfCard } from '@furrow/agricola/state/source';
import type { State } from '@furrow/agricola/state/state';
import { count } from '@furrow/farm/grid';

/** What is to be looked at in a card in play, as bits. */
const [OCCUPATION, FIELD, HOUSES, HOLDS, SCORES, LAYS] = [1, 2, 4, 8, 16, 32];

/** What the cards in play give their owner. It never looks into a hand. */
export class CardSight {
  occupations = 0;
  minors = 0;
  /** Points printed on them, and what they are worth besides as things are. */
  points = 0;
  bonus = 0;
  /** Field cards, and those of them that are empty. */
  fields = 0;
  emptyFields = 0;
  /** Room for people and places for animals. */
  houses = 0;
  places = 0;
  /** How many things lie on them. */
  laid = 0;
  /** How many are used up for the rest of the game. */
  spent = 0;

  private readonly marks = Uint8Array.from(cards, marksOf);
  private readonly printed = Int8Array.from(cards, ({ points }) => points ?? 0);
  private state: State | undefined;
  private seat = 0;

  constructor(private readonly rules: Ruleset) {}

  look(state: State, seat: number): void {
    const { played, memory, spent } = state.players[seat];
    this.clear();
    this.state = state;
    this.seat = seat;
    this.spent = count(spent[2]);
    for (let i = 0; i < played.length; i++) {
      const marks = this.marks[played[i]];
      if ((marks & OCCUPATION) !== 0) this.occupations++;
      else this.minors++;
      this.points += this.printed[played[i]];
      if ((marks & ~OCCUPATION) !== 0) this.lookAt(played[i], marks, memory[i]);
    }
  }

  private clear(): void {
    this.occupations = 0;
    this.minors = 0;
    this.points = 0;
    this.bonus = 0;
    this.fields = 0;
    this.emptyFields = 0;
    this.houses = 0;
    this.places = 0;
    this.laid = 0;
  }

  private lookAt(card: number, marks: number, memory: number): void {
    const { houses, holds, scores } = cards[card];
    if ((marks & FIELD) !== 0) {
      this.fields++;
      if (memory === 0) this.emptyFields++;
    }
    if ((marks & LAYS) !== 0) this.laid += memory;
    if (houses !== undefined) this.houses += this.amount(card, houses);
    if (holds !== undefined) this.places += Math.max(0, this.amount(card, holds.count));
    if ((marks & SCORES) !== 0) for (const score of scores) this.bonus += this.pointsOf(card, score);
  }

  private pointsOf(card: number, score: Score): number {
    const { rules, state, seat } = this;
    return state === undefined
      ? 0
      : worth({ rules, state, seat, source: sourceOfCard(card), about: 0 }, score);
  }

  private amount(card: number, quantity: Quantity | number): number {
    const { rules, state, seat } = this;
    if (typeof quantity === 'number') return quantity;
    return state === undefined
      ? 0
      : measure({ rules, state, seat, source: sourceOfCard(card), about: 0 }, quantity);
  }
}

function marksOf({ kind, field, houses, holds, scores, keeps }: Card): number {
  return (
    (kind === 'occupation' ? OCCUPATION : 0) |
    (field === true ? FIELD : 0) |
    (houses === undefined ? 0 : HOUSES) |
    (holds === undefined ? 0 : HOLDS) |
    (scores.some((score) => 'when' in score || !isHidden(score.of)) ? SCORES : 0) |
    (isLaid(keeps) ? LAYS : 0)
  );
}

/** Whether what a card keeps can be counted. */
function isLaid(keeps: Memory | undefined): boolean {
  if (keeps?.keeps === 'counter') return keeps.as !== 'round';
  return keeps?.keeps === 'goods' || keeps?.keeps === 'pile';
}

/** Whether a quantity counts what only its owner sees. */
function isHidden(quantity: Quantity): boolean {
  switch (quantity.count) {
    case 'occupations':
      return quantity.inHand === true;
    case 'least':
    case 'sum':
      return quantity.of.some(isHidden);
    case 'reached':
    case 'missing':
    case 'every':
      return isHidden(quantity.of);
    default:
      return false;
  }
}
