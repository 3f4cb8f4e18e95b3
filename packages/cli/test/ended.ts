import { expect } from 'vitest';

/** How a call of the program ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The output of a call that must go well. */
export function outputOf({ code, out, err }: Ended): string {
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}

/** The one line with which a call is refused. */
export function refusalIn({ code, out, err }: Ended): string {
  expect(out).toBe('');
  expect(err.split('\n')).toHaveLength(2);
  expect(code).toBe(2);
  return err.trimEnd();
}
