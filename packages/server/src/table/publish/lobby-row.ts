import type { LobbyRow } from '@furrow/wire/frames';
import { seatedPerson } from '@furrow/wire/seated';
import { allowsAdvice } from '../state/advice';
import { isRematch } from '../state/reserved-seats';
import type { TableFacts, TableSnapshot } from '../store/stored-table';

/** A table as the lobby lists it; null if it does not: it is private, over, or nobody sits there. */
export function lobbyRowOf(
  facts: Pick<TableFacts, 'id' | 'wish' | 'created' | 'daily' | 'after'>,
  { phase, sitters }: Pick<TableSnapshot, 'phase' | 'sitters'>,
): LobbyRow | null {
  const { id, wish, created, daily } = facts;
  const somebody = sitters.some((sitter) => seatedPerson(sitter) !== undefined);
  if (!wish.public || !somebody || (phase !== 'open' && phase !== 'playing')) return null;
  const { game, options, pace, rated, campaign } = wish;
  const advice = allowsAdvice({ wish, ...(daily !== undefined && { daily }) });
  const rematch = isRematch(facts) && { rematch: true as const };
  const terms = { pace, rated, advice, ...(campaign !== undefined && { campaign }), ...rematch };
  return { table: id, game, options, sitters, phase, ...terms, created };
}
