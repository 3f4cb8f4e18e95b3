import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does changes with every picture: whoever gets it is not drawn anew for it. For events, not while drawing. */
export function useLatest<A extends readonly unknown[]>(run: (...given: A) => void): (...given: A) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...given) => latest.current(...given), []);
}
