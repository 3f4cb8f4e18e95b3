import type { MajorId } from '@furrow/agricola/boards/major-ids';
import { majorNumber, majors, type Upgradable } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import { cardOf, isCard, majorOf } from '@furrow/agricola/state/source';

/** The kinds of improvements of which one is returned for a card. */
export function returnedFor(card: number): readonly Upgradable[] {
  return cards[card].returns ?? [];
}

/** The kinds of improvements that can be returned for major improvements, each by a major improvement of that kind. */
export function returnedForMajors(ids: readonly MajorId[]): readonly number[] {
  const kinds = new Set(ids.flatMap((id) => majors[majorNumber(id)].orReturn ?? []));
  return [...kinds].map((kind) => majors.findIndex((one) => one.kind === kind));
}

/** The words for an improvement by its source. */
export function improvementWords(
  source: number,
  ofMajor: (major: number) => string,
  ofCard: (card: number) => string,
): string {
  return isCard(source) ? ofCard(cardOf(source)) : ofMajor(majorOf(source));
}
