/** Soon. */
export function MeScreen(_: { readonly box?: string; readonly person?: string }) {
  return null;
}
