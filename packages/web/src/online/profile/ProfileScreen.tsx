/** Soon. */
export function ProfileScreen(_: { readonly box?: string; readonly person?: string }) {
  return null;
}
