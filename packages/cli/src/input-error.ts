/** A mistake in what the person gave: one line that says where and why. The program ends with code 2. */
export class InputError extends Error {
  constructor(
    message: string,
    /** The line begins with its place in a file, so nothing may stand before it. */
    readonly placed = false,
  ) {
    super(message.replace(/\s*\n\s*/g, ' '));
  }
}

/** What the system says about a file that cannot be read or written, as an `InputError`. */
export function fileError(file: string, error: unknown): InputError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EACCES: 'permission denied',
    EISDIR: 'this is a folder, not a file',
    ENOTDIR: 'a part of this path is not a folder',
    EROFS: 'this disk is read-only',
    ENOSPC: 'the disk is full',
  };
  return new InputError(
    `${file}: ${known[code] ?? (error instanceof Error ? error.message : String(error))}`,
  );
}
