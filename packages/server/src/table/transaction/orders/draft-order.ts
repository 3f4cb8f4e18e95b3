import { findCard } from '@furrow/agricola/cards/index';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';

/** The question about a pack of which some cards are kept, and the verbs that answer it and take an answer back. */
const [KEEP_CARDS, KEEP_CARD, TAKE_BACK] = ['keepCards', 'keep-card', 'take-back'];

/**
 * What is kept of a pack by an order of preference, as one answer. Where too few of the named cards are there others are kept as they lie, so that
 * nobody can tell from the moment of the answer whether a named card was there. Undefined if something else is asked, or if the person has begun to
 * choose.
 */
export function draftByPreference(
  { kind, domain }: Decision,
  preference: readonly string[],
): Move | undefined {
  if (kind !== KEEP_CARDS) return undefined;
  const all = domain.all();
  if (all.some(({ verb }) => verb === TAKE_BACK)) return undefined;
  const pack = all.flatMap(({ verb, things }) => (verb === KEEP_CARD ? things : []));
  const named = preference.flatMap((id) => findCard(id)?.number ?? []).filter((card) => pack.includes(card));
  const inOrder = [...new Set([...named, ...pack])];
  const kept = inOrder.reduce<readonly number[]>((some, card) => {
    const more = [...some, card];
    return domain.contains({ verb: KEEP_CARD, things: more }).ok ? more : some;
  }, []);
  return { verb: KEEP_CARD, things: kept };
}
