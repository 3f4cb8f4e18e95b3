import type { LobbyRow } from '@furrow/wire/frames';
import { seatedPerson } from '@furrow/wire/seated';
import { allowsAdvice } from '../state/advice';
import type { TableFacts, TableSnapshot } from '../store/table-store';

/** A table as the lobby lists it; null if it does not: it is private, over, or nobody sits there. */
export function lobbyRowOf(
  { id, wish, created, daily }: Pick<TableFacts, 'id' | 'wish' | 'created' | 'daily'>,
  { phase, sitters }: Pick<TableSnapshot, 'phase' | 'sitters'>,
): LobbyRow | null {
  const somebody = sitters.some((sitter) => seatedPerson(sitter) !== undefined);
  if (!wish.public || !somebody || (phase !== 'open' && phase !== 'playing')) return null;
  const { game, options, pace, rated, campaign } = wish;
  const advice = allowsAdvice({ wish, ...(daily !== undefined && { daily }) });
  const terms = { pace, rated, advice, ...(campaign !== undefined && { campaign }) };
  return { table: id, game, options, sitters, phase, ...terms, created };
}
