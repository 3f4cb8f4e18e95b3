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

/** A count with its noun: `1 border`, `2 borders`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
