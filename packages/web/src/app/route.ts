import { useSyncExternalStore } from 'react';
import { BOXES, type BoxId } from '../protocol/set-up';

/** Where in the page somebody is; it stands behind the # of the address. */
export type Route =
  | { readonly at: 'start' }
  | { readonly at: 'set-up'; readonly box: BoxId }
  | { readonly at: 'table'; readonly id: string }
  /** The chronicle of a campaign of this browser. */
  | { readonly at: 'campaign'; readonly id: string }
  /** Where people meet to play together. */
  | { readonly at: 'lobby' }
  | { readonly at: 'new-table'; readonly box: BoxId }
  /** A table that is elsewhere. */
  | { readonly at: 'online'; readonly id: string }
  /** The chronicle of a campaign, up to the game of such a table. */
  | { readonly at: 'online-campaign'; readonly id: string }
  | { readonly at: 'person'; readonly id: string }
  /** My account. */
  | { readonly at: 'me' }
  /** My account, with the code of a letter that asks to confirm my mail address. */
  | { readonly at: 'confirm'; readonly id: string }
  /** The deals of the day. */
  | { readonly at: 'daily' }
  /** What the server keeps about people. */
  | { readonly at: 'privacy' }
  /** What was played in this browser before. */
  | { readonly at: 'records' };

/** Where the page is at this moment. */
export function routeNow(): Route {
  return readRoute(location.hash);
}

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

/** What stands behind the # of the address for a place. */
export function addressOf(route: Route): string {
  switch (route.at) {
    case 'start':
      return '/';
    case 'set-up':
      return `/new/${route.box}`;
    case 'table':
      return `/table/${route.id}`;
    case 'campaign':
      return `/campaign/${route.id}`;
    case 'lobby':
      return '/online';
    case 'new-table':
      return `/online/new/${route.box}`;
    case 'online':
      return `/online/${route.id}`;
    case 'online-campaign':
      return `/online/${route.id}/campaign`;
    case 'person':
      return `/people/${route.id}`;
    case 'confirm':
      return `/me/confirm/${route.id}`;
    case 'me':
    case 'daily':
    case 'privacy':
    case 'records':
      return `/${route.at}`;
  }
}

/** Places with an id: a game or a campaign of this browser, a table that is elsewhere, a person, a letter. */
const WITH_ID = [
  ['table', /^#\/table\/([\w-]+)$/],
  ['campaign', /^#\/campaign\/([\w-]+)$/],
  ['online', /^#\/online\/([\w-]{16})$/],
  ['online-campaign', /^#\/online\/([\w-]{16})\/campaign$/],
  ['person', /^#\/people\/([\w-]{16})$/],
  ['confirm', /^#\/me\/confirm\/([\w-]+)$/],
] as const;

const WITHOUT_ID = [
  { at: 'lobby' },
  { at: 'me' },
  { at: 'daily' },
  { at: 'privacy' },
  { at: 'records' },
] as const satisfies readonly Route[];

function readRoute(hash: string): Route {
  for (const [at, form] of WITH_ID) {
    const found = form.exec(hash);
    if (found !== null) return { at, id: found[1] };
  }
  const plain = WITHOUT_ID.find((route) => hash === `#${addressOf(route)}`);
  if (plain !== undefined) return plain;
  const box = BOXES.find((id) => hash.endsWith(`/new/${id}`));
  if (box === undefined) return { at: 'start' };
  return hash.startsWith('#/online') ? { at: 'new-table', box } : { at: 'set-up', box };
}
