import { type Refused, refuse, refuseWith } from '../words/refused';
import { COMMON_PASSWORDS } from './common-passwords';

const LENGTH = { least: 10, most: 200 };

/** A new password as it is hashed, or why it is none. */
export function readPassword(text: string, login: string): string | Refused {
  const password = plainPassword(text);
  const { length } = password;
  if (length < LENGTH.least || length > LENGTH.most) return refuseWith('password-length', LENGTH);
  const small = password.toLowerCase();
  if (isCommon(small)) return refuse('password-common');
  return madeOf(small, login) ? refuse('password-like-login') : password;
}

/** A password as it is hashed: what looks the same on two keyboards is the same. */
export function plainPassword(text: string): string {
  return text.normalize('NFKC');
}

/** Common ones, also with digits and signs behind them, and those of fewer than four different characters. */
function isCommon(small: string): boolean {
  const bare = small.replace(/[\d\p{P}\p{S}]+$/u, '');
  return COMMON_PASSWORDS.has(small) || COMMON_PASSWORDS.has(bare) || new Set(small).size < 4;
}

function madeOf(small: string, login: string): boolean {
  const rest = small.replaceAll(login, '');
  return rest.length < small.length && rest.length < 6;
}
