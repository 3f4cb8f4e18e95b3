import { randomInt } from 'node:crypto';

/** How many recovery codes an account has. */
const RECOVERY_CODES = 10;
/** The letters of codes: those for recovery have 118 random bits, those that come by letter 138. */
const LENGTH = { recovery: 24, mail: 28 } as const;
/** Without what looks alike on paper: no 0, 1, i, l, o. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** New recovery codes as they are shown, once. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => newCode(LENGTH.recovery));
}

/** The code that a letter brings, to confirm that it arrived. */
export function newMailCode(): string {
  return newCode(LENGTH.mail);
}

/** `h7kq-2m9x-…` */
function newCode(length: number): string {
  const letters = Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** A code as it is kept; blanks, dashes and capitals make no difference. */
export function plainCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}
