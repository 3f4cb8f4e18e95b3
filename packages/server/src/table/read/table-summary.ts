import type { Seat } from '@furrow/kernel/seat';
import { openOffers } from '../command/agreeing';
import { askedOf } from '../publish/news-writer';
import { allowsAdvice, showsStatistics } from '../state/advice';
import { TableNow } from '../state/table-now';
import type { StoredTable } from '../store/table-store';
import { clocksOf } from '../transaction/table-transaction';
import type { TableSummary } from './summary';

/** What is known of a table besides how it stands. */
export interface Around {
  /** The seed is a secret although the game is over. */
  readonly isSecret: boolean;
  /** The promise of what chance will do. */
  readonly commitment: string;
  /** The seats whose people are at the table. */
  readonly here: readonly Seat[];
}

/** What a person, or anybody, may know of a table. */
export function tableSummary(now: TableNow, person: string | undefined, around: Around): TableSummary {
  const { facts, result } = now;
  const seat = person === undefined ? undefined : now.seatOf(person);
  const asked = askedOf(now, seat ?? 'public');
  const clocks = clocksOf(now);
  const host = now.host();
  return {
    id: facts.id,
    wish: facts.wish,
    options: now.game.options,
    ...(now.game.pool !== undefined && { pool: now.game.pool }),
    phase: now.phase,
    ...(now.frozen && { frozen: { moves: now.frozen.moves } }),
    created: facts.created,
    sitters: now.sitters.slice(),
    ...(seat !== undefined && { seat, orders: now.orders[seat] }),
    ...(host !== undefined && { host }),
    here: around.here,
    no: now.last,
    moves: now.record?.length ?? 0,
    waiting: now.waiting(),
    timedOut: [...now.timedOut],
    offers: now.record === undefined ? [] : openOffers(now),
    commitment: around.commitment,
    ...(asked && { asked }),
    ...(clocks && { clocks }),
    ...(facts.after !== undefined && { after: facts.after }),
    ...(facts.daily !== undefined && { daily: facts.daily }),
    advice: now.phase === 'over' || allowsAdvice(facts),
    statistics: now.phase === 'over' || showsStatistics(facts),
    ...campaignSummary(now, seat),
    ...(now.rematch !== undefined && { rematch: now.rematch }),
    ...(result && {
      result: {
        how: result.how,
        scores: result.scores,
        winners: result.winners,
        ...(!around.isSecret && { seed: facts.seed }),
      },
    }),
  };
}

/** Who is ready for the next game of a campaign; nobody but the seat itself learns what it keeps. */
function campaignSummary(
  { facts, phase, kept }: TableNow,
  seat: Seat | undefined,
): Pick<TableSummary, 'ready' | 'keeps'> {
  if (facts.wish.campaign === undefined || phase !== 'over') return {};
  const isReady = seat !== undefined && kept.has(seat);
  return { ready: [...kept.keys()], ...(isReady && { keeps: kept.get(seat) ?? null }) };
}

/** What a person, or anybody, may know of a table whose game is over; it is not played again for that. */
export function finishedSummary(kept: StoredTable, person: string | undefined, around: Around): TableSummary {
  return { ...tableSummary(TableNow.skim(kept), person, around), moves: movesThatCount(kept) };
}

function movesThatCount({ entries }: StoredTable): number {
  return entries.reduce((moves, { entry }) => {
    if (entry.kind === 'step') return moves + 1;
    return entry.kind === 'undo' ? entry.to : moves;
  }, 0);
}
