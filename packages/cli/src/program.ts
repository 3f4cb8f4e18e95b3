/** How the program is called where it is not installed for all users. */
export const PROGRAM = 'npx furrow';

/** A call of the program as it is typed: `furrow play` with what must stand before it. */
export function called(call: string): string {
  return call.replace(/(^|\| +)furrow\b/g, `$1${PROGRAM}`);
}
