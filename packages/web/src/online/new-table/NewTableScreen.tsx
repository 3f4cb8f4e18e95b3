/** Soon. */
export function NewTableScreen(_: { readonly box?: string; readonly person?: string }) {
  return null;
}
