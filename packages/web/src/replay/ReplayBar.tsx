import { lazy, Suspense } from 'react';
import { attempt, call, useWords } from '../app/store';
import { useHistory } from '../end/use-history';
import type { RoundPicture } from '../protocol/history';
import type { Table } from '../protocol/table';
import { leaveReplay } from './leave';
import { ReplayIcon } from './ReplayIcon';
import styles from './replay.module.css';
import { type Replay, useReplay } from './use-replay';
import { useReplayKeys } from './use-replay-keys';

const Moment = lazy(() => import('../review/Moment').then((module) => ({ default: module.Moment })));

/** Moves through a game that was played: a scrubber with the rounds, and buttons for moves and rounds. */
export function ReplayBar({ table }: { readonly table: Table }) {
  const words = useWords();
  const rounds = useHistory(table.saveId)?.rounds ?? [];
  const replay = useReplay(table, rounds);
  useReplayKeys(replay);
  const { shown } = table.moves;
  const happened = table.log.findLast(({ move }) => move === shown)?.text;
  return (
    <footer className={styles.bar} data-replay aria-label={words.around.replay.title}>
      <Suspense>
        <Moment table={table} />
      </Suspense>
      <Scrubber replay={replay} rounds={rounds} />
      <div className={styles.row}>
        <Buttons replay={replay} />
        <p aria-live="off" data-testid="prompt">
          <b>{shown === 0 ? words.around.replay.beginning : words.around.replay.move(shown, replay.last)}</b>
          {happened !== undefined && ` · ${happened}`}
        </p>
        <Others table={table} replay={replay} />
      </div>
    </footer>
  );
}

interface ScrubberProps {
  readonly replay: Replay;
  readonly rounds: readonly RoundPicture[];
}

function Scrubber({ replay: { now, last, go, setPlaying }, rounds }: ScrubberProps) {
  const words = useWords();
  return (
    <div className={styles.scrubber}>
      <div className={styles.rounds} aria-hidden="true">
        {rounds.map(({ round, from }) => (
          <span key={round} style={{ left: `${(100 * from) / Math.max(1, last)}%` }}>
            {round}
          </span>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={now}
        aria-label={words.around.replay.title}
        aria-valuetext={words.around.replay.move(now, last)}
        onChange={({ target }) => {
          setPlaying(false);
          go(Number(target.value));
        }}
      />
    </div>
  );
}

function Buttons({ replay }: { readonly replay: Replay }) {
  const words = useWords().around.replay;
  const { now, last, playing, go, round, setPlaying } = replay;
  const toggle = () => {
    if (!playing && now === last) go(0);
    setPlaying(!playing);
  };
  return (
    <div className={styles.buttons}>
      <Step icon="previous-round" title={words.previousRound} off={now === 0} onStep={() => round(-1)} />
      <Step icon="previous" title={words.previous} off={now === 0} onStep={() => go(now - 1)} />
      <button
        type="button"
        className="primary"
        aria-label={playing ? words.pause : words.play}
        onClick={toggle}
      >
        <ReplayIcon icon={playing ? 'pause' : 'play'} />
      </button>
      <Step icon="next" title={words.next} off={now === last} onStep={() => go(now + 1)} />
      <Step icon="next-round" title={words.nextRound} off={now === last} onStep={() => round(1)} />
    </div>
  );
}

interface StepProps {
  readonly icon: Parameters<typeof ReplayIcon>[0]['icon'];
  readonly title: string;
  readonly off: boolean;
  readonly onStep: () => void;
}

function Step({ icon, title, off, onStep }: StepProps) {
  return (
    <button type="button" aria-label={title} title={title} disabled={off} onClick={onStep}>
      <ReplayIcon icon={icon} />
    </button>
  );
}

const SPEEDS = [0.5, 1, 2, 4] as const;

function Others({ table, replay }: { readonly table: Table; readonly replay: Replay }) {
  const words = useWords().around.replay;
  const { seats, viewer, moves, finished, online } = table;
  return (
    <div className={styles.others}>
      <label>
        <span>{words.speed}</span>
        <select value={replay.speed} onChange={({ target }) => replay.setSpeed(Number(target.value))}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
      {finished && seats.length > 1 && (
        <label>
          <span>{words.seenBy}</span>
          <select
            value={viewer}
            onChange={({ target }) => void call('uncover', { seat: Number(target.value) })}
          >
            {seats.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {online === undefined && (
        <button type="button" onClick={() => void attempt('branch', { moves: moves.shown })}>
          {words.goOnHere}
        </button>
      )}
      <button type="button" onClick={leaveReplay}>
        {words.leave}
      </button>
    </div>
  );
}
