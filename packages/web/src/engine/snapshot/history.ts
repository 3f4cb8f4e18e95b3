import type { Position } from '@furrow/kernel/kind';
import type { GameSoFar } from '@furrow/kernel/so-far';
import type { Deeds, History, RoundPicture } from '../../protocol/history';
import type { AtTable } from '../at-table';
import type { Look } from '../family';
import { amountOf } from './amounts';

/** How the game of a session went so far. */
export function historyOf({ record, playable }: AtTable, look: Look<Position>): History {
  const used = usedSpaces(record, playable, look);
  return {
    rounds: roundsOf(record, used),
    deeds: record.seats.map((_, seat) => ({
      spaces: counted(used.filter((one) => one.seat === seat).map(({ title }) => title)),
      gained: gainedBy(record, playable, look, seat),
    })),
  };
}

/** A space that was used: in which move, by whom, and what it is called. */
interface Used {
  readonly move: number;
  readonly seat: number;
  readonly title: string;
}

type Playable = AtTable['playable'];

function usedSpaces(record: GameSoFar<Position>, { family }: Playable, look: Look<Position>): Used[] {
  return record.moves.flatMap(({ seat, move }, before) => {
    if (seat < 0 || !record.game.turnVerbs.includes(move.verb)) return [];
    const state = record.stateAfter(before) ?? record.state;
    const target = family.target({ ...look, state }, seat, move);
    return target?.on === 'space' ? [{ move: before, seat, title: look.words.title(target.id) }] : [];
  });
}

function roundsOf(record: GameSoFar<Position>, used: readonly Used[]): RoundPicture[] {
  const { game, seats, length } = record;
  const stateAfter = (moves: number) => record.stateAfter(moves) ?? record.state;
  const starts = new Map<number, number>();
  for (let moves = 0; moves <= length; moves++) {
    const { now } = game.round(stateAfter(moves));
    if (!starts.has(now)) starts.set(now, moves);
  }
  const begun = [...starts].filter(([round]) => round > 0);
  return begun.map(([round, from], i) => {
    const to = begun[i + 1]?.[1] ?? length + 1;
    const end = stateAfter(Math.min(to, length));
    const mine = used.filter(({ move }) => move >= from && move < to);
    return {
      round,
      from,
      points: seats.map((_, seat) => game.score(end, seat).reduce((sum, { points }) => sum + points, 0)),
      used: seats.map((_, seat) => mine.filter((one) => one.seat === seat).map(({ title }) => title)),
    };
  });
}

/** Titles with how often each stands there, the most frequent first. */
function counted(titles: readonly string[]): Deeds['spaces'] {
  const times = new Map<string, number>();
  for (const title of titles) times.set(title, (times.get(title) ?? 0) + 1);
  return [...times].map(([title, many]) => ({ title, times: many })).sort((a, b) => b.times - a.times);
}

/** All that a seat ever got more of from one move to the next. */
function gainedBy(
  record: GameSoFar<Position>,
  { family }: Playable,
  { words }: Look<Position>,
  seat: number,
): Deeds['gained'] {
  const sums = family.goods.map(() => 0);
  let before = family.supply(record.stateAfter(0) ?? record.state, seat);
  for (let moves = 1; moves <= record.length; moves++) {
    const after = family.supply(record.stateAfter(moves) ?? record.state, seat);
    for (const good of sums.keys()) sums[good] += Math.max(0, after[good] - before[good]);
    before = after;
  }
  return sums.flatMap((sum, good) => (sum > 0 ? [amountOf(words, family.goods, good, sum)] : []));
}
