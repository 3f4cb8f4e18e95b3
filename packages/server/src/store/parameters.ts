import type { SqliteValue } from './sqlite-protocol';

/** The parameters of a query, if every one of them means the same in both databases; throws otherwise. */
export function checkedParameters(parameters: readonly unknown[]): readonly SqliteValue[] {
  return parameters.map((value, index) => {
    const wrong = whatIsWrong(value);
    if (wrong !== undefined)
      throw new TypeError(
        `parameter ${index + 1} of a query is ${wrong}: text, finite numbers and null can be kept`,
      );
    return value as SqliteValue;
  });
}

function whatIsWrong(value: unknown): string | undefined {
  if (value === null || typeof value === 'bigint') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value);
  if (typeof value === 'string') return value.includes('\0') ? 'text with a zero letter' : undefined;
  if (Array.isArray(value)) return 'a list';
  return value instanceof Date ? 'a Date' : value === undefined ? 'undefined' : `a ${typeof value}`;
}
