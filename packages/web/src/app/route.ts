import { useSyncExternalStore } from 'react';

/** Where in the page somebody is; it stands behind the # of the address. */
export type Route = { readonly at: 'start' } | { readonly at: 'table'; readonly id: string };

export function useRoute(): Route {
  const hash = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash,
  );
  return readRoute(hash);
}

export function goTo(route: Route): void {
  location.hash = route.at === 'start' ? '/' : `/table/${route.id}`;
}

function readRoute(hash: string): Route {
  const table = /^#\/table\/([\w-]+)$/.exec(hash);
  return table === null ? { at: 'start' } : { at: 'table', id: table[1] };
}
