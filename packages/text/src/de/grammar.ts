import { numberText } from '../number-text';
import type { EdgePlace, Side } from '../places';

/** The genders of German nouns. */
export type Gender = 'm' | 'f' | 'n';

/** The cases that are needed. */
export type Case = 'nominative' | 'accusative' | 'dative';

/** A noun with its gender, in the singular and the plural. */
export interface Noun {
  readonly gender: Gender;
  readonly one: string;
  readonly many: string;
}

const DEFINITE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
  dative: { m: 'dem', f: 'der', n: 'dem' },
};

/** What `ein` and `kein` end with. */
const ENDINGS: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: '', f: 'e', n: '' },
  accusative: { m: 'en', f: 'e', n: '' },
  dative: { m: 'em', f: 'er', n: 'em' },
};

/** A noun with its article, and an adjective between them if it has one: `den Großen Anbau`. */
export function the(gender: Gender, name: string, as: Case, adjective?: string): string {
  if (adjective === undefined) return `${DEFINITE[as][gender]} ${name}`;
  const plain = as === 'nominative' || (as === 'accusative' && gender !== 'm');
  return `${DEFINITE[as][gender]} ${adjective}${plain ? 'e' : 'en'} ${name}`;
}

/** What an adjective ends with that has no article before it. */
const STRONG_ENDINGS: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es' };

/** A noun without an article, with an adjective before it if it has one: `Großer Anbau`. */
export function bare(gender: Gender, name: string, adjective?: string): string {
  return adjective === undefined ? name : `${adjective}${STRONG_ENDINGS[gender]} ${name}`;
}

/** `ein` or `kein` as it stands before a noun. */
export function article(word: 'ein' | 'kein', gender: Gender, as: Case): string {
  return word + ENDINGS[as][gender];
}

/** Words in a row: `a`, `a und b`, `a, b und c`. */
export function list(items: readonly string[], last: 'und' | 'oder' = 'und'): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** What may be chosen; of very many, only the first are named. */
export function choices(of: readonly string[]): string {
  return of.length <= 8
    ? list(of, 'oder')
    : `${of.slice(0, 3).join(', ')} oder eine von ${of.length - 3} weiteren Möglichkeiten`;
}

/** A place in an order: `2.` */
export function ordinal(n: number): string {
  return `${n}.`;
}

/** The form of a word for a number: `Begrenzung`, `Begrenzungen`. */
export function form(n: number, one: string, many = one): string {
  return n === 1 ? one : many;
}

/** A count with its noun: `1 Begrenzung`, `2 Begrenzungen`. */
export function count(n: number, one: string, many?: string): string {
  return `${numberText(n)} ${form(n, one, many)}`;
}

/** Points: `1 Punkt`, `2½ Punkte`, `½ Punkt`; in the dative `2½ Punkten`. */
export function points(value: number, as: Case = 'nominative'): string {
  const isOne = Math.abs(value) <= 1 && value !== 0;
  return `${numberText(value)} ${isOne ? 'Punkt' : as === 'dative' ? 'Punkten' : 'Punkte'}`;
}

/** Something in quotation marks. */
export function quoted(text: string): string {
  return `„${text}“`;
}

/** A player by the number that people count with. */
export function seatName(seat: number): string {
  return `Spieler ${seat + 1}`;
}

const SIDES: Readonly<Record<Side, string>> = { north: 'Nord', east: 'Ost', south: 'Süd', west: 'West' };

/** A side of a space: `Nord`. */
export function sideName(side: Side): string {
  return SIDES[side];
}

/** An edge in a sentence: `die Nordseite von b1`, `der Nordseite von b1`. */
export function edgeName({ side, cell }: EdgePlace, as: Case): string {
  return `${the('f', `${SIDES[side]}seite`, as)} von ${cell}`;
}
