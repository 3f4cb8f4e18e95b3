import { numberText } from '../number-text';
import type { EdgePlace, Side } from '../places';

/** The gender of a noun. */
export type Gender = 'm' | 'f';

/** A noun in both numbers. */
export interface Noun {
  readonly gender: Gender;
  readonly one: string;
  readonly many: string;
}

const VOWEL = /^[aeiou]/i;
/** Masculine nouns that take `lo` and `uno`. */
const TAKES_LO = /^(s[^aeiou]|z|gn|ps|pn|x|y)/i;

/** Words in a row: `a`, `a e b`, `a, b e c`; `ed` stands before an e. */
export function list(items: readonly string[], last: 'e' | 'o' = 'e'): string {
  if (items.length <= 1) return items.join('');
  const end = items[items.length - 1];
  const word = last === 'e' && /^[eè]/i.test(end) ? 'ed' : last;
  return `${items.slice(0, -1).join(', ')} ${word} ${end}`;
}

/** What may be chosen; of very many, only the first are named. */
export function choices(of: readonly string[]): string {
  return of.length <= 8 ? list(of, 'o') : `${of.slice(0, 3).join(', ')} o un altro valore tra ${of.length}`;
}

/** A place in an order, of something masculine: `2º`. */
export function ordinal(n: number): string {
  return `${n}º`;
}

/** The word with the ending of a gender, for one: `primo`, `prima`. */
export function agree(stem: string, gender: Gender): string {
  return stem + (gender === 'm' ? 'o' : 'a');
}

/** The word with the ending of a gender, for many: `primi`, `prime`. */
export function agreeMany(stem: string, gender: Gender): string {
  return stem + (gender === 'm' ? 'i' : 'e');
}

/** The form of a word for a number: `confine`, `confini`. */
export function form(n: number, one: string, many: string): string {
  return n === 1 ? one : many;
}

/** A count with its noun: `1 confine`, `2 confini`. */
export function count(n: number, one: string, many: string): string {
  return `${numberText(n)} ${form(n, one, many)}`;
}

/** A noun with its definite article: `il Maniero`, `lo stabbio`, `l’Ufficio`. */
export function the(gender: Gender, name: string): string {
  if (VOWEL.test(name)) return `l’${name}`;
  if (gender === 'f') return `la ${name}`;
  return TAKES_LO.test(name) ? `lo ${name}` : `il ${name}`;
}

/** A noun with its indefinite article: `uno stabbio`, `una stalla`. */
export function a(gender: Gender, name: string): string {
  if (gender === 'f') return VOWEL.test(name) ? `un’${name}` : `una ${name}`;
  return TAKES_LO.test(name) ? `uno ${name}` : `un ${name}`;
}

/** A noun with a preposition and the article in one: `alla Residenza`, `sullo Scalpellino`. */
export function joined(preposition: 'a' | 'su', gender: Gender, name: string): string {
  if (VOWEL.test(name)) return `${preposition}ll’${name}`;
  if (gender === 'f') return `${preposition}lla ${name}`;
  return TAKES_LO.test(name) ? `${preposition}llo ${name}` : `${preposition}l ${name}`;
}

/** The way to a space that is named by its letter: `a b1`, `ad a1`. */
export function to(cell: string): string {
  return `${cell.startsWith('a') ? 'ad' : 'a'} ${cell}`;
}

/** Points: `1 punto`, `2½ punti`, `½ punto`. */
export function points(value: number): string {
  return `${numberText(value)} ${Math.abs(value) <= 1 && value !== 0 ? 'punto' : 'punti'}`;
}

/** A player by the number that people count with. */
export function seatName(seat: number): string {
  return `Giocatore ${seat + 1}`;
}

const SIDES: Readonly<Record<Side, string>> = { north: 'nord', east: 'est', south: 'sud', west: 'ovest' };

/** A side of a space: `nord`. */
export function sideName(side: Side): string {
  return SIDES[side];
}

/** Where an edge is: `sul lato nord di b1`. */
export function onEdge({ side, cell }: EdgePlace): string {
  return `sul lato ${SIDES[side]} di ${cell}`;
}

/** The name of a card in a sentence. */
export function quoted(name: string): string {
  return `«${name}»`;
}
