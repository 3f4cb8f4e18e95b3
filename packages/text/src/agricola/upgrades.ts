import { cards } from '@furrow/agricola/cards/index';
import type { MajorId } from '@furrow/agricola/major-ids';
import { majorNumber, majors, type Upgradable } from '@furrow/agricola/majors';
import { cardOf, isCard, majorOf } from '@furrow/agricola/source';

/** A major improvement of a kind, for its name. */
export function majorOfKind(kind: Upgradable): number {
  return majors.findIndex((one) => one.kind === kind);
}

/** The kinds of improvements of which one is returned for a card, each by a major improvement of that kind. */
export function returnedFor(card: number): readonly number[] {
  return (cards[card].returns ?? []).map(majorOfKind);
}

/** The kinds of improvements that can be returned for major improvements, likewise. */
export function returnedForMajors(ids: readonly MajorId[]): readonly number[] {
  const kinds = new Set(ids.flatMap((id) => majors[majorNumber(id)].orReturn ?? []));
  return [...kinds].map(majorOfKind);
}

/** The words for an improvement by its source. */
export function improvementWords(
  source: number,
  ofMajor: (major: number) => string,
  ofCard: (card: number) => string,
): string {
  return isCard(source) ? ofCard(cardOf(source)) : ofMajor(majorOf(source));
}
