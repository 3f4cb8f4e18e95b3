import { COMMON_WORDS } from './common-words';

/** Neighbours on keyboards, in the alphabet and among numbers; they are typed in both directions. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm,.-',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'qweasdzxc',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  '!@#$%^&*()_+',
  '!"§$%&/()=?',
  '147258369',
  '123321',
] as const;
const RUNS = [...ROWS, ...ROWS.map(reversed)].join('\n');
const LEAST_RUN = 3;

const YEAR = /^(19|20)\d\d$/;

/** What a piece of a password is worth, counted in random letters: one of the common words is about two of them. */
const WORTH = { character: 1, digit: 0.5, word: 2, own: 1, run: 1, year: 1 } as const;

/** Signs that stand for letters; a 1 may be an i or an l. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'l',
};

/** What single words are worth. */
type Words = ReadonlyMap<string, number>;

const common: Words = new Map(
  COMMON_WORDS.flatMap((word) => [word, reversed(word)]).map((word) => [word, WORTH.word]),
);

/**
 * How many random letters a password is worth to whoever guesses with common words, runs on the keyboard, years and
 * repetitions, whatever stands around or between their letters; `own` are words that belong to the person.
 */
export function worthOf(password: string, own: readonly string[]): number {
  const small = bare(password);
  const mine = own.map(bare).flatMap((word) => [word, reversed(word)]);
  const words = new Map([...common, ...mine.map((word) => [word, WORTH.own] as const)]);
  const forms = [small, spelled(small, 'i'), spelled(small, 'l')];
  return Math.min(...forms.flatMap((form) => [inPieces(form, words), sorted(form, words)]));
}

/** Small letters without accents. */
function bare(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function spelled(text: string, one: 'i' | 'l'): string {
  return Array.from(text, (letter) => (letter === '1' ? one : (SIGNS[letter] ?? letter))).join('');
}

function reversed(text: string): string {
  return Array.from(text).reverse().join('');
}

/** The letters for themselves, and what stands around and between them. */
function sorted(text: string, words: Words): number {
  return inPieces(text.replace(/\P{L}/gu, ''), words) + inPieces(text.replace(/\p{L}/gu, ''), words);
}

/** The least that a text is worth, however it is cut into pieces. */
function inPieces(text: string, words: Words): number {
  const least = [0];
  for (let end = 1; end <= text.length; end++) {
    const ways = [least[end - 1] + (/\d/.test(text[end - 1]) ? WORTH.digit : WORTH.character)];
    for (let length = 1; length <= end; length++) {
      const from = end - length;
      const piece = text.slice(from, end);
      const worth = length <= from && text.endsWith(piece, from) ? 0 : pieceWorth(piece, words);
      if (worth !== undefined) ways.push(least[from] + worth);
    }
    least.push(Math.min(...ways));
  }
  return least[text.length];
}

function pieceWorth(piece: string, words: Words): number | undefined {
  if (piece.length >= LEAST_RUN && RUNS.includes(piece)) return WORTH.run;
  return YEAR.test(piece) ? WORTH.year : words.get(piece);
}
