import { numberText } from '../number-text';
import type { EdgePlace, Side } from '../places';

/** Words in a row: `a`, `a et b`, `a, b et c`. */
export function list(items: readonly string[], last: 'et' | 'ou' = 'et'): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** What may be chosen; of very many, only the first are named. */
export function choices(of: readonly string[]): string {
  return of.length <= 8 ? list(of, 'ou') : `${of.slice(0, 3).join(', ')} ou l’un des ${of.length - 3} autres`;
}

/** A place in an order: `2e`. */
export function ordinal(n: number): string {
  return n === 1 ? '1er' : `${n}e`;
}

/** The form of a word for a number: the plural begins at 2. */
export function form(n: number, one: string, many = `${one}s`): string {
  return Math.abs(n) < 2 ? one : many;
}

/** A count with its noun: `0 clôture`, `1 clôture`, `2 clôtures`. */
export function count(n: number, one: string, many?: string): string {
  return `${numberText(n)} ${form(n, one, many)}`;
}

/** Points: `1 point`, `2½ points`, `½ point`. */
export function points(value: number): string {
  return `${numberText(value)} ${form(value, 'point')}`;
}

/** Something in quotation marks. */
export function quoted(text: string): string {
  return `« ${text} »`;
}

/** The word with `de` before it: `de bois`, `d’argile`. */
export function de(word: string): string {
  return /^[aeiouéèê]/i.test(word) ? `d’${word}` : `de ${word}`;
}

/** A noun without its article. */
export function bare(noun: string): string {
  const article = ['l’', 'la ', 'le '].find((one) => noun.startsWith(one)) ?? '';
  return noun.slice(article.length);
}

/** A player by the number that people count with. */
export function seatName(seat: number): string {
  return `Joueur ${seat + 1}`;
}

const SIDES: Readonly<Record<Side, readonly [name: string, where: string]>> = {
  north: ['nord', 'au nord'],
  east: ['est', 'à l’est'],
  south: ['sud', 'au sud'],
  west: ['ouest', 'à l’ouest'],
};

/** A side of a space: `nord`. */
export function sideName(side: Side): string {
  return SIDES[side][0];
}

/** Where an edge is: `au nord de b1`. */
export function edgeName({ side, cell }: EdgePlace): string {
  return `${SIDES[side][1]} de ${cell}`;
}
