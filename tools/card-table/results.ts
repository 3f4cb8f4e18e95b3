import type { ShownCards } from '@furrow/bots/card-results';
import type { Section } from './section';

/** What people are shown of the sections, as the text of a file: of each card how many had it, played it, and won with it. */
export function resultsText(sections: readonly Section[]): string {
  const shown = sections.map(({ edition, seats, tally }): ShownCards => {
    const cards = Object.entries(tally.cards).flatMap(([id, fared]) =>
      fared === undefined
        ? []
        : [[id, [fared.dealt.seats, fared.played.seats, rounded(fared.played.wins)]] as const],
    );
    return { edition, seats, games: tally.games, cards: Object.fromEntries(cards) };
  });
  return `${JSON.stringify(shown)}\n`;
}

function rounded(wins: number): number {
  return Math.round(wins * 100) / 100;
}
