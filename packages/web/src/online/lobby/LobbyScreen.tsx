/** Soon. */
export function LobbyScreen(_: { readonly box?: string; readonly person?: string }) {
  return null;
}
