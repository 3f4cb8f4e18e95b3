import { numberText } from '../number-text';
import type { EdgePlace } from '../places';

/** Words in a row: `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** What may be chosen; of very many, only the first are named. */
export function choices(of: readonly string[]): string {
  return of.length <= 8 ? list(of, 'or') : `${of.slice(0, 3).join(', ')} or one of ${of.length - 3} others`;
}

/** A place in an order: `2nd`. */
export function ordinal(n: number): string {
  return `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;
}

/** The form of a word for a number: `border`, `borders`. */
export function form(n: number, one: string, many = `${one}s`): string {
  return n === 1 ? one : many;
}

/** A count with its noun: `1 border`, `2 borders`. */
export function count(n: number, one: string, many?: string): string {
  return `${numberText(n)} ${form(n, one, many)}`;
}

/** Points: `1 point`, `2½ points`, `½ point`. */
export function points(value: number): string {
  return `${numberText(value)} ${Math.abs(value) <= 1 && value !== 0 ? 'point' : 'points'}`;
}

/** A player by the number that people count with. */
export function seatName(seat: number): string {
  return `Player ${seat + 1}`;
}

/** An edge in a sentence. */
export function edgeName({ side, cell }: EdgePlace): string {
  return `the ${side} side of ${cell}`;
}
