/** What controls devices, ends lines, turns the direction of writing, or is no character at all. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Whether what somebody says is a line that others can read as it was written. */
export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text);
}
