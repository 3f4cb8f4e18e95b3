import { useSyncExternalStore } from 'react';
import { BOXES, type BoxId } from '../protocol/set-up';

/** Where in the page somebody is; it stands behind the # of the address. */
export type Route =
  | { readonly at: 'start' }
  | { readonly at: 'set-up'; readonly box: BoxId }
  | { readonly at: 'table'; readonly id: string };

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
  location.hash = addressOf(route);
}

function addressOf(route: Route): string {
  switch (route.at) {
    case 'start':
      return '/';
    case 'set-up':
      return `/new/${route.box}`;
    case 'table':
      return `/table/${route.id}`;
  }
}

function readRoute(hash: string): Route {
  const table = /^#\/table\/([\w-]+)$/.exec(hash);
  if (table !== null) return { at: 'table', id: table[1] };
  const box = BOXES.find((id) => hash === `#/new/${id}`);
  return box === undefined ? { at: 'start' } : { at: 'set-up', box };
}
