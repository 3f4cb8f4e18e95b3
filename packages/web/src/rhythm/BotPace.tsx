import type { Liking } from '../app/liking';
import { call, like, pauseBots, usePage } from '../app/store';
import type { Table } from '../protocol/table';
import { BarIcon } from '../table/BarIcon';
import { useRhythmWords } from './rhythm-words';

/** The next pace of bots, and how many arrows the picture of each has. */
const PACES: Readonly<
  Record<Liking['pace'], { readonly next: Liking['pace']; readonly picture: 'pace1' | 'pace2' | 'pace3' }>
> = {
  slow: { next: 'normal', picture: 'pace1' },
  normal: { next: 'quick', picture: 'pace2' },
  quick: { next: 'slow', picture: 'pace3' },
};

/** Whoever watches bots may stop them, let them make one move, let them go on, and say how fast. */
export function BotPace({ table: { waitsFor, seats, online, replaying } }: { readonly table: Table }) {
  const words = useRhythmWords();
  const { paused, pace } = usePage();
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
      <button
        type="button"
        title={words.pace[pace]}
        aria-label={words.pace[pace]}
        data-pace={pace}
        onClick={() => like({ pace: PACES[pace].next })}
      >
        <BarIcon of={PACES[pace].picture} />
      </button>
    </>
  );
}
