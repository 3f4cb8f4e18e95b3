import { useCallback, useEffect, useState } from 'react';
import { type Answered, ask } from './api';

/** Fetches something when it is shown; `again` fetches it anew, and what was there stays while the server cannot be reached. Undefined until it is there. */
export function useAnswer<T>(path: string): {
  readonly answer: Answered<T> | undefined;
  readonly again: () => void;
} {
  const [known, setKnown] = useState<{ readonly path: string; readonly answer: Answered<T> }>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let wanted = times >= 0;
    void ask<T>('GET', path).then((answer) => {
      const isUnreachable = !answer.ok && answer.words === undefined;
      if (wanted) setKnown((before) => (isUnreachable && before?.path === path ? before : { path, answer }));
    });
    return () => {
      wanted = false;
    };
  }, [path, times]);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  return { answer: known?.path === path ? known.answer : undefined, again };
}
