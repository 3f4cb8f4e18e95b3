import type { Seat } from '@furrow/kernel/seat';
import { openOffers } from '../command/offers';
import { askedOf } from '../publish/news-writer';
import { allowsAdvice, showsStatistics } from '../state/advice';
import { reservedSeats } from '../state/reserved-seats';
import { TableState } from '../state/table-state';
import type { StoredTable } from '../store/stored-table';
import { clocksOf } from '../transaction/table-transaction';
import type { TableSummary } from './summary';

/** What is known of a table besides how it stands. */
export interface SummaryContext {
  /** The seed is a secret although the game is over. */
  readonly isSecret: boolean;
  /** The promise of what chance will do. */
  readonly commitment: string;
  /** The seats whose people are at the table. */
  readonly here: readonly Seat[];
  readonly time: number;
}

/** What a person, or anybody, may know of a table. */
export function tableSummary(
  table: TableState,
  person: string | undefined,
  context: SummaryContext,
): TableSummary {
  const { facts, result } = table;
  const seat = person === undefined ? undefined : table.seatOf(person);
  const asked = askedOf(table, seat ?? 'public');
  const clocks = clocksOf(table);
  const host = table.host();
  return {
    id: facts.id,
    wish: facts.wish,
    options: table.game.options,
    ...(table.game.pool !== undefined && { pool: table.game.pool }),
    phase: table.phase,
    ...(table.frozen && { frozen: { moves: table.frozen.moves } }),
    created: facts.created,
    sitters: table.sitters.slice(),
    ...(seat !== undefined && { seat, orders: table.orders[seat] }),
    ...(host !== undefined && { host }),
    here: context.here,
    no: table.last,
    moves: table.record?.length ?? 0,
    waiting: table.waiting(),
    timedOut: [...table.timedOut],
    offers: table.record === undefined ? [] : openOffers(table),
    commitment: context.commitment,
    ...(asked && { asked }),
    ...(clocks && { clocks }),
    ...(facts.after !== undefined && { after: facts.after }),
    ...(facts.daily !== undefined && { daily: facts.daily }),
    advice: table.phase === 'over' || allowsAdvice(facts),
    statistics: table.phase === 'over' || showsStatistics(facts),
    ...campaignSummary(table, seat),
    ...rematchSummary(table, person, context.time),
    ...(result && {
      result: {
        how: result.how,
        scores: result.scores,
        winners: result.winners,
        ...(!context.isSecret && { seed: facts.seed }),
      },
    }),
  };
}

/** Where those who played go on, and which seats are kept for those who come from another table. */
function rematchSummary(
  table: TableState,
  person: string | undefined,
  time: number,
): Pick<TableSummary, 'rematch' | 'reserved'> {
  const { rematch } = table;
  const reserved = reservedSeats(table, time);
  const mayKnow = person !== undefined && table.hasPlayer(person);
  return {
    ...(rematch !== undefined && mayKnow && { rematch }),
    ...(reserved.length > 0 && { reserved }),
  };
}

/** Who is ready for the next game of a campaign; nobody but the seat itself learns what it keeps. */
function campaignSummary(
  { facts, phase, kept }: TableState,
  seat: Seat | undefined,
): Pick<TableSummary, 'ready' | 'keeps'> {
  if (facts.wish.campaign === undefined || phase !== 'over') return {};
  const isReady = seat !== undefined && kept.has(seat);
  return { ready: [...kept.keys()], ...(isReady && { keeps: kept.get(seat) ?? null }) };
}

/** What a person, or anybody, may know of a table whose game is over; it is not played again for that. */
export function finishedSummary(
  stored: StoredTable,
  person: string | undefined,
  context: SummaryContext,
): TableSummary {
  return {
    ...tableSummary(TableState.withoutReplay(stored), person, context),
    moves: movesThatCount(stored),
  };
}

function movesThatCount({ entries }: StoredTable): number {
  return entries.reduce((moves, { entry }) => {
    if (entry.kind === 'step') return moves + 1;
    return entry.kind === 'undo' ? entry.to : moves;
  }, 0);
}
