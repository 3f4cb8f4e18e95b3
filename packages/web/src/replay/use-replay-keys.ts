import { useEffect, useRef } from 'react';
import { leaveReplay } from './leave';
import type { Replay } from './use-replay';

/** What each key does in a replay. */
const KEYS: Readonly<Record<string, (replay: Replay) => void>> = {
  ArrowLeft: ({ go, now }) => go(now - 1),
  ArrowRight: ({ go, now }) => go(now + 1),
  PageUp: ({ round }) => round(-1),
  PageDown: ({ round }) => round(1),
  Home: ({ go }) => go(0),
  End: ({ go, last }) => go(last),
  ' ': ({ setPlaying, playing }) => setPlaying(!playing),
  Escape: leaveReplay,
};

/** The keys that lead from one to the next within a row of buttons. */
const WITHIN = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Keys for a replay, wherever the focus is; buttons, rows of buttons and lists keep their own. */
export function useReplayKeys(replay: Replay): void {
  const present = useRef(replay);
  useEffect(() => {
    present.current = replay;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const onControl = event.target instanceof Element && event.target.matches('button, select, summary');
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (!Object.hasOwn(KEYS, event.key) || (onControl && event.key === ' ')) return;
      if (
        event.target instanceof Element &&
        event.target.matches('[role="toolbar"] *') &&
        WITHIN.has(event.key)
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      KEYS[event.key](present.current);
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
