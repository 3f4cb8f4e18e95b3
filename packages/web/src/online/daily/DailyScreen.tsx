/** Soon. */
export function DailyScreen(_: { readonly box?: string; readonly person?: string }) {
  return null;
}
