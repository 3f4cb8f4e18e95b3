import { useEffect } from 'react';

/** How often something is fetched again that the server does not tell of by itself, in milliseconds. */
export const NOW_AND_THEN = 20_000;

/** Does something again from time to time, and when somebody comes back to the page. */
export function useNowAndThen(again: () => void, every = NOW_AND_THEN): void {
  useEffect(() => {
    const timer = setInterval(again, every);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [again, every]);
}
