import { type Refused, refuseWith } from '../words/refused';

const LENGTH = { least: 3, most: 32 };

/** A login as it is kept, in small letters: capitals make no difference. */
export function readLogin(text: string): string | Refused {
  const login = text.trim().toLowerCase();
  const right =
    /^[a-z][a-z0-9._-]*$/.test(login) && login.length >= LENGTH.least && login.length <= LENGTH.most;
  return right ? login : refuseWith('bad-login', LENGTH);
}
