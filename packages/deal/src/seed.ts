/** A new secret of 256 bits that decides all chance of a game, in hex. */
export function newSeed(): string {
  return hexOf(globalThis.crypto.getRandomValues(new Uint8Array(32)));
}

/** What is published of a seed before the game: its SHA-256 in hex. */
export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytesOf(seed))));
}

/** The bytes of a seed; throws if it is not 64 hex digits. */
export function bytesOf(seed: string): Uint8Array<ArrayBuffer> {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 64 hex digits');
  return Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
