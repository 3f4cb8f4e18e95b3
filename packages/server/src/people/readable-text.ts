/** What controls devices, ends lines, turns the direction of writing, is no character at all, or piles marks up over other lines. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFFF9-\uFFFB]|\p{M}{5}/u;

/** What leaves nothing to be seen, though it may count as a letter. */
const UNSEEN = /[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether what somebody says is a line that others can read as it was written, with something to be seen. */
export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text) && text.replace(UNSEEN, '') !== '';
}
