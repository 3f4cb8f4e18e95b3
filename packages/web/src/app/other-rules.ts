import { rulesIdentity } from '@furrow/kernel/rules-identity';

/** Where this tab remembers for which rules of the server it was loaded again. */
const KEY = 'furrow-loaded-for';

/** What a page does that has other rules than the server: it is loaded again, or that did not help and it says so. */
export type OtherRules = 'reload' | 'stay';

/** What is to be done about the rules of the server; undefined if they are those of the page, or nobody knows. */
export function otherRules(server: string | undefined): OtherRules | undefined {
  if (server === undefined || rulesIdentity === undefined || !import.meta.env.PROD) return undefined;
  if (server !== rulesIdentity) return loadedFor().includes(server) ? 'stay' : 'reload';
  sessionStorage.removeItem(KEY);
  return undefined;
}

/** Remembers that the page is loaded again for these rules: that is done once for each, or it would never end. */
export function noteLoading(server: string): void {
  sessionStorage.setItem(KEY, [...loadedFor(), server].join(' '));
}

function loadedFor(): string[] {
  return sessionStorage.getItem(KEY)?.split(' ') ?? [];
}
