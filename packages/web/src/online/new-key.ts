/** A key of its own for something that is done at a table, so that it can be sent again safely. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-');
}
