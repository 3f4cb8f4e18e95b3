import { cards } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { CardNumber } from '@furrow/agricola/state/numbers';
import type { Player } from '@furrow/agricola/state/state';
import { type Gauge, upTo } from '../network/gauge';
import { cardReadings, playedCards } from './card-readings';
import type { Sight } from './sight';

/** What hand cards give a seat, and how many there are. */
export const cardGauges: readonly Gauge<Sight>[] = [
  {
    name: 'card points',
    steps: [-2, -1, ...upTo(10), 12],
    of: ({ cards: { points, bonus }, player }) => points + bonus + player.bonus,
  },
  { name: 'occupations', steps: upTo(7), of: ({ cards: { occupations } }) => occupations },
  { name: 'minors', steps: upTo(7), of: ({ cards: { minors } }) => minors },
  { name: 'hand', steps: upTo(14), of: ({ player }) => player.hand.length },
  { name: 'field cards', steps: upTo(2), of: ({ cards: { fields } }) => fields },
  { name: 'empty field cards', steps: upTo(2), of: ({ cards: { emptyFields } }) => emptyFields },
  { name: 'room on cards', steps: upTo(2), of: ({ cards: { houses } }) => houses },
  { name: 'places on cards', steps: upTo(6), of: ({ cards: { places } }) => places },
  { name: 'laid on cards', steps: upTo(6, 8, 10), of: ({ cards: { laid } }) => laid },
  { name: 'coming resources', steps: upTo(6, 8, 10), of: cardReadings['coming:resources'] },
  { name: 'coming crops', steps: upTo(5), of: cardReadings['coming:crops'] },
  { name: 'coming animals', steps: upTo(4), of: cardReadings['coming:animals'] },
];

/** A switch for every card in play and one for every card in hand: each is an input of its own. */
export class CardSwitches {
  readonly names: readonly string[];
  /** Where each card is in the pool; -1 for those that are not in it. */
  private readonly at: Int16Array;
  private readonly each: number;

  constructor(rules: Ruleset) {
    const { pool } = rules;
    this.each = pool.length;
    this.at = playedCards(rules).at;
    const ids = pool.map((card) => cards[card].id);
    this.names = [...ids.map((id) => `played ${id}`), ...ids.map((id) => `hand ${id}`)];
  }

  /** Sets the switches from a place on. */
  read({ played, hand }: Pick<Player, 'played' | 'hand'>, into: Uint8Array, at: number): void {
    into.fill(0, at, at + 2 * this.each);
    this.light(played, into, at);
    this.light(hand, into, at + this.each);
  }

  private light(shown: readonly CardNumber[], into: Uint8Array, at: number): void {
    for (let i = 0; i < shown.length; i++) {
      const place = this.at[shown[i]];
      if (place >= 0) into[at + place] = 1;
    }
  }
}
