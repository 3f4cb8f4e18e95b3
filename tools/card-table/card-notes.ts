import { cards } from '@furrow/agricola/cards/index';
import type { State } from '@furrow/agricola/state/state';
import type { Event } from '@furrow/agricola/vocabulary/events';
import type { Outcome } from '@furrow/kernel/game';
import type { Happening } from '@furrow/kernel/run';
import type { Ended } from './tally';

/** Notes of one game: which cards each seat began with, and which it played. */
export class CardNotes {
  private readonly dealt: readonly Set<string>[];
  private readonly played: readonly Set<string>[];

  constructor(seats: number) {
    this.dealt = Array.from({ length: seats }, () => new Set<string>());
    this.played = this.dealt.map(() => new Set<string>());
  }

  /** Notes the hands of the first position in which somebody has cards. */
  see({ players }: Pick<State, 'players'>): void {
    if (this.dealt.some(({ size }) => size > 0)) return;
    players.forEach(({ hand }, seat) => hand.forEach((card) => this.dealt[seat].add(cards[card].id)));
  }

  /** Notes the cards that were played. */
  hear(happenings: readonly Happening[]): void {
    for (const one of happenings as readonly Event[])
      if (one.event === 'played') this.played[one.seat].add(cards[one.card].id);
  }

  /** How the seats ended. */
  ended({ scores, winners }: Pick<Outcome, 'scores' | 'winners'>): Ended[] {
    return scores.map((points, seat) => ({
      points,
      wins: winners.includes(seat) ? 1 / winners.length : 0,
      dealt: [...this.dealt[seat]],
      played: [...this.played[seat]],
    }));
  }
}
