import { randomInt } from 'node:crypto';

const CODES = 10;
const LENGTH = 16;
/** Without what looks alike on paper: no 0, 1, i, l, o. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** New recovery codes as they are shown, once: `h7kq-2m9x-…`, about 79 bits each. */
export function newCodes(): readonly string[] {
  return Array.from({ length: CODES }, newCode);
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** A code as it is kept; blanks, dashes and capitals make no difference. */
export function plainCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}
