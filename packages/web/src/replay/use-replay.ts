import { useCallback, useEffect, useState } from 'react';
import { call } from '../app/store';
import type { RoundPicture } from '../protocol/history';
import type { Table } from '../protocol/table';

/** How fast moves follow each other while they play, in milliseconds. */
const BEAT = 1100;

/** How a replay is steered. */
export interface Replay {
  readonly now: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly go: (moves: number) => void;
  readonly round: (by: -1 | 1) => void;
  readonly setPlaying: (playing: boolean) => void;
  readonly setSpeed: (speed: number) => void;
}

/** Steers the replay of a table; while it plays, each move follows when the one before has been shown. */
export function useReplay({ moves: { shown, all } }: Table, rounds: readonly RoundPicture[]): Replay {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const go = useCallback(
    (moves: number) => void call('replay', { moves: Math.max(0, Math.min(all, moves)) }),
    [all],
  );
  useEffect(() => {
    if (!playing) return undefined;
    const step = () => (shown < all ? go(shown + 1) : setPlaying(false));
    const timer = setTimeout(step, BEAT / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, shown, all, go]);
  const starts = [0, ...rounds.map(({ from }) => from), all];
  const round = (by: -1 | 1) =>
    go(
      by > 0 ? (starts.find((from) => from > shown) ?? all) : (starts.findLast((from) => from < shown) ?? 0),
    );
  return { now: shown, last: all, playing, speed, go, round, setPlaying, setSpeed };
}
