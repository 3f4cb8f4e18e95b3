import { worthOf } from './worth';

/** How many characters a password has. */
export const PASSWORD_LENGTH = { least: 12, most: 128 } as const;

/** As many random letters a password must be worth, and from how many on it is strong. */
const ENOUGH = 8;
const STRONG = 14;

/** Whose password it shall be. */
export interface Owner {
  readonly login?: string;
  readonly name?: string;
}

/** What is thought of a password: how good it is, or why it cannot be one. */
export type PasswordJudgement = 'length' | 'common' | 'like-owner' | 'fair' | 'strong';

/** Judges a password as the server does, and the page while it is being typed. */
export function judgePassword(text: string, { login = '', name = '' }: Owner): PasswordJudgement {
  const password = plainPassword(text);
  const long = Array.from(password).length;
  const { least, most } = PASSWORD_LENGTH;
  if (long > most || Array.from(password.replace(/\s+/g, ' ')).length < least) return 'length';
  if (worthOf(password, []) < ENOUGH) return 'common';
  const worth = worthOf(password, [...wordsIn(login), ...wordsIn(name)]);
  if (worth < ENOUGH) return 'like-owner';
  return worth < STRONG ? 'fair' : 'strong';
}

/** A password as it is hashed: what looks the same on two keyboards is the same. */
export function plainPassword(text: string): string {
  return text.normalize('NFKC');
}

/** What somebody is called, whole and in parts. */
function wordsIn(called: string): readonly string[] {
  return [called, ...called.split(/[^\p{L}\p{M}\p{N}]+/u)].filter((word) => word.length >= 3);
}
