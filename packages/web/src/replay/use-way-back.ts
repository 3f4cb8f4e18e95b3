import { useEffect } from 'react';

/** What the history of the browser keeps of a place that was entered from the result or from the game. */
const ASIDE = { aside: true };

/** While somebody has gone aside, the Back of the browser leads to where they came from and not out of the game. */
export function useWayBack(isAside: boolean, goBack: () => void): void {
  useEffect(() => {
    if (!isAside) return undefined;
    history.pushState(ASIDE, '');
    const here = location.hash;
    const pop = () => location.hash === here && goBack();
    addEventListener('popstate', pop);
    return () => {
      removeEventListener('popstate', pop);
      if (standsAside()) history.back();
    };
  }, [isAside, goBack]);
}

function standsAside(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'aside' in state;
}
