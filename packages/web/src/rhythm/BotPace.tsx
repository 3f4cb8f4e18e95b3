import { call, pauseBots, usePage } from '../app/store';
import type { Table } from '../protocol/table';
import { BarIcon } from '../table/BarIcon';
import { useRhythmWords } from './rhythm-words';

/** Whoever watches bots may stop them, let them make one move, and let them go on. */
export function BotPace({ table: { waitsFor, seats, online, replaying } }: { readonly table: Table }) {
  const words = useRhythmWords();
  const { paused } = usePage();
  const isBots = waitsFor >= 0 && seats[waitsFor].level !== undefined;
  if (online !== undefined || replaying || !(isBots || paused)) return null;
  const label = paused ? words.goOn : words.pause;
  return (
    <>
      <button
        type="button"
        title={label}
        aria-label={label}
        data-pause={paused}
        onClick={() => pauseBots(!paused)}
      >
        <BarIcon of={paused ? 'play' : 'pause'} />
      </button>
      {paused && isBots && (
        <button
          type="button"
          title={words.step}
          aria-label={words.step}
          data-step
          onClick={() => void call('step', {})}
        >
          <BarIcon of="step" />
        </button>
      )}
    </>
  );
}
