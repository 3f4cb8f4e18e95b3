/** A database that cannot be opened or used, in words for whoever runs the server. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
}

/** An error of the embedded database with SQLite's own number. */
export class SqliteProblem extends Error {
  override readonly name = 'SqliteProblem';

  constructor(
    message: string,
    readonly code: number | undefined,
  ) {
    super(message);
  }
}

/** Whether a write failed because something that must be unique is there already. */
export function isDuplicate(error: unknown): boolean {
  if (error instanceof SqliteProblem) return error.code === 1555 || error.code === 2067;
  return (error as { code?: unknown } | undefined)?.code === '23505';
}
