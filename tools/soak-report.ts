// Says what a soak has shown.
import { drawnDecks } from '@furrow/agricola/cards/drawn-decks';
import { cards, decks } from '@furrow/agricola/cards/index';
import type { Variant } from '@furrow/agricola/options/variant';
import type { Soak } from '@furrow/testkit/card-soak';
import { seatsOf } from '@furrow/testkit/card-soak';
import { isPlainPoints } from '@furrow/testkit/fired-cards';

/** So many failures say enough. */
const MOST_FAILURES = 10;

/** For each deck that need not be in a game how often its cards were drawn or played, and which of them least. */
function deckLines(edition: Variant['edition'], { played }: Soak): string[] {
  return [...decks.filter(({ added }) => added === true), ...drawnDecks]
    .filter((deck) => deck.edition === edition)
    .map(({ id, cards: own }) => {
      const times = cards
        .filter((card) => own.some((one) => one.id === card.id))
        .map((card) => ({ id: card.id, n: played[card.number] }))
        .sort((a, b) => a.n - b.n);
      const all = times.reduce((sum, { n }) => sum + n, 0);
      return `deck ${id}: ${all} cards drawn or played, ${times[0].id} least, ${times[0].n} times`;
    });
}

/** What a soak has shown, in words, and whether something went wrong. */
export function soakReport(
  edition: Variant['edition'],
  soak: Soak,
  seconds: number,
): { readonly text: string; readonly failed: boolean } {
  const { games, answers, failures, givenUp } = soak;
  const dealt = cards.filter((card) => card.edition === edition);
  const silent = dealt.filter((card) => soak.fired[card.number] === 0 && !isPlainPoints(card));
  const rare = dealt.toSorted((a, b) => soak.played[a.number] - soak.played[b.number]);
  const lines = [
    `${games} games, ${answers} answers, ${((1000 * seconds) / Math.max(1, games)).toFixed(1)} ms a game`,
    `exceptions, stuck states and broken invariants: ${failures.length}`,
    ...failures.slice(0, MOST_FAILURES).flatMap(({ seed, what }) => [`  ${what}`, replay(edition, seed)]),
    `gave up looking whether an action can be completed: ${givenUp.reduce((sum, { times }) => sum + times, 0)}`,
    ...givenUp
      .slice(0, MOST_FAILURES)
      .flatMap(({ seed, times }) => [`  ${times} times`, replay(edition, seed)]),
    ...slownessLines(soak),
    ...deckLines(edition, soak),
    'card: games in which it was in a hand, in which it could be played; played, did something',
    ...rare.map(
      ({ id, number }) =>
        `  ${id}: ${soak.held[number]}, ${soak.offered[number]}; ${soak.played[number]}, ${soak.fired[number]}`,
    ),
    `cards that never did anything: ${silent.length} of ${dealt.length}`,
    ...silent.map(({ id }) => `  ${id}`),
  ];
  return { text: lines.join('\n'), failed: failures.length > 0 || givenUp.length > 0 };
}

/** For each number of players how much longer than most games the slowest hundredth of them takes. */
function slownessLines({ times }: Soak): string[] {
  return times.flatMap((some, seats) => {
    const rising = (some ?? []).toSorted((a, b) => a - b);
    if (rising.length === 0) return [];
    const [median, slow] = [0.5, 0.99].map((share) => rising[Math.floor(share * rising.length)]);
    return `processor time, ${seats} seats: median ${median.toFixed(1)} ms a game, the slowest 1 % from ${(slow / median).toFixed(1)} times that on`;
  });
}

/** How a game is played again. */
function replay(edition: Variant['edition'], seed: number): string {
  return `    replay (${seatsOf(edition, seed)} seats): npm run soak -- --edition ${edition} --games 1 --seed ${seed}`;
}
