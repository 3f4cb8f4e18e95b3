import { rulesIdentity } from '@furrow/kernel/rules-identity';

/** Where this tab remembers for which rules of the server it was loaded again. */
const KEY = 'furrow-loaded-for';

/** What a page does that does not fit the server: it is loaded again, or that did not help and it says so. */
export type OtherRules = 'reload' | 'stay';

/** What is to be done about the rules of the server; undefined if the page can read its news and has the same rules, as far as anybody knows. */
export function otherRules(server: string | undefined, isUnreadable: boolean): OtherRules | undefined {
  if (server === undefined || rulesIdentity === undefined || !import.meta.env.PROD)
    return isUnreadable ? 'stay' : undefined;
  const loaded = loadedFor();
  if (server !== rulesIdentity || isUnreadable) return loaded.includes(server) ? 'stay' : 'reload';
  // A page that was loaded again for its own rules may find that its news are as unreadable as before.
  if (loaded.includes(server)) sessionStorage.setItem(KEY, server);
  else sessionStorage.removeItem(KEY);
  return undefined;
}

/** Remembers that the page is loaded again for these rules: that is done once for each, or it would never end. */
export function noteLoading(server: string): void {
  sessionStorage.setItem(KEY, [...loadedFor(), server].join(' '));
}

function loadedFor(): string[] {
  return sessionStorage.getItem(KEY)?.split(' ') ?? [];
}
