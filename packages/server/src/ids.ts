import { createHash, randomBytes } from 'node:crypto';

/** An id of 16 letters that cannot be guessed. A dash at its start would make it an option of a command that is given it. */
export function newId(): string {
  const id = randomBytes(12).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}

/** 256 secret bits in letters that fit into a cookie or a header. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: whoever reads the database cannot use it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
