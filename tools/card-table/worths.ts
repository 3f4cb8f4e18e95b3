import { cardsOfPool } from '@furrow/agricola/cards/pools/index';
import type { Section } from './section';
import { type Mean, others, pointsOf } from './tally';

/** What games show about one card. */
interface Shown {
  readonly id: string;
  readonly kind: string;
  /** How many seats were dealt it. */
  readonly seats: number;
  /** By how many points they were ahead of all others, on an average. */
  readonly ahead: number;
  /** How often somebody who was dealt it played it, at most 1. */
  readonly playedPart: number;
}

/** What having a card in the first hand is worth, in points, against a card that is never played. */
export type Worths = ReadonlyMap<string, Mean>;

/**
 * What the cards of some games with the same pool are worth. Hands are dealt by chance, so what a seat that was dealt a
 * card has more than the others is what the card is worth, but for luck. There is much luck in few games, so it is
 * drawn towards what cards that are played as often are worth on an average: the more, the fewer seats had the card.
 */
export function worthsOf(sections: readonly Section[]): Worths {
  const shown = shownBy(sections);
  const spread = spreadOf(sections);
  const worths = new Map<string, Mean>();
  for (const kind of new Set(shown.map((one) => one.kind))) {
    const ofKind = shown.filter((one) => one.kind === kind);
    const usual = lineOf(ofKind, spread);
    const differing = differenceOf(ofKind, usual, spread);
    for (const { id, seats, ahead, playedPart } of ofKind) {
      const believed = differing / (differing + spread / seats);
      const expected = usual(playedPart);
      const mean = expected + believed * (ahead - expected) - usual(0);
      worths.set(id, { mean, error: Math.sqrt(differing * (1 - believed)) });
    }
  }
  return worths;
}

function shownBy(sections: readonly Section[]): Shown[] {
  const pool = sections.length === 0 ? [] : cardsOfPool(sections[0].pool);
  return pool.flatMap(({ id, kind }) => {
    let [seats, ahead, played] = [0, 0, 0];
    for (const { tally } of sections) {
      const fared = tally.cards[id];
      if (fared === undefined || fared.dealt.seats === 0) continue;
      const { dealt } = fared;
      seats += dealt.seats;
      ahead += dealt.seats * (pointsOf(dealt).mean - pointsOf(others(tally.all, dealt)).mean);
      played += fared.played.seats;
    }
    return seats === 0
      ? []
      : [{ id, kind, seats, ahead: ahead / seats, playedPart: Math.min(1, played / seats) }];
  });
}

/** The variance of the points of a seat. */
function spreadOf(sections: readonly Section[]): number {
  const { sum, seats } = sections.reduce(
    (all, { tally: { all: fared } }) => ({
      sum: all.sum + fared.squares - fared.points ** 2 / fared.seats,
      seats: all.seats + fared.seats,
    }),
    { sum: 0, seats: 0 },
  );
  return sum / seats;
}

/** The straight line that tells best by how much cards are ahead that are played so often; as flat as few games leave it. */
function lineOf(shown: readonly Shown[], spread: number): (playedPart: number) => number {
  const seats = shown.reduce((sum, one) => sum + one.seats, 0);
  const meanOf = (of: (one: Shown) => number) =>
    shown.reduce((sum, one) => sum + one.seats * of(one), 0) / seats;
  const [part, ahead] = [meanOf((one) => one.playedPart), meanOf((one) => one.ahead)];
  const together = meanOf((one) => (one.playedPart - part) * (one.ahead - ahead));
  const alone = meanOf((one) => (one.playedPart - part) ** 2);
  const slope = together / (alone + spread / (seats * USUAL_SLOPE ** 2));
  return (playedPart) => ahead + slope * (playedPart - part);
}

/** The variance with which cards truly differ from the line: what there is, less what luck alone would make. */
function differenceOf(
  shown: readonly Shown[],
  usual: (playedPart: number) => number,
  spread: number,
): number {
  const seats = shown.reduce((sum, one) => sum + one.seats, 0);
  const all = shown.reduce((sum, one) => sum + one.seats * (one.ahead - usual(one.playedPart)) ** 2, 0);
  return Math.max(LEAST_DIFFERENCE, (all - shown.length * spread) / seats);
}

/** By how many points cards that are always played may well be ahead of those that never are. */
const USUAL_SLOPE = 2;

/** Cards are never all alike. */
const LEAST_DIFFERENCE = 0.01;

/** Worths as a file: one card a line, in points with two decimals. */
export function worthsText(worths: readonly Worths[]): string {
  const lines = worths.flatMap((some) =>
    [...some].map(([id, { mean }]) => `  ${JSON.stringify(id)}: ${Number(mean.toFixed(2)) + 0}`),
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
