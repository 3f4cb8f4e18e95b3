import { createHash, randomBytes } from 'node:crypto';

/** An id of 16 letters that cannot be guessed. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** 256 secret bits in letters that fit into a cookie or a header. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: whoever reads the database cannot use it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
