import { SESSION_DAYS } from '../people/sessions';
import type { Settings } from '../settings';

/** The seconds for which a browser keeps a cookie. */
export const LONGEST_COOKIE = SESSION_DAYS.longest * 24 * 60 * 60;

/** The name of a cookie: over https one that no other server of the same domain can set. */
export function cookieName({ publicUrl }: Settings, name: string): string {
  return publicUrl?.protocol === 'https:' ? `__Host-${name}` : name;
}

/** Cookies are for this server alone, and no script can read them. */
export function cookieForm({ publicUrl }: Settings) {
  const secure = publicUrl?.protocol === 'https:';
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}
