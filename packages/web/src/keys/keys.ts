/**
 * Every key of the page, in one place: what is pressed, and who hears it. A key of `table` is heard by `useKeys`; one of
 * `decision` by the decision that is being made.
 */
export const KEYS = {
  arrows: { shown: '← ↑ → ↓', of: 'decision' },
  numbers: { shown: '1 … 9', of: 'decision' },
  enter: { shown: 'Enter', of: 'decision' },
  escape: { shown: 'Esc', of: 'decision' },
  undo: { shown: 'U', of: 'decision' },
  restart: { shown: 'R', key: 'r', of: 'table' },
  hint: { shown: 'H', key: 'h', of: 'table' },
  moveLine: { shown: '/', key: '/', of: 'table' },
  log: { shown: 'L', key: 'l', of: 'table' },
  sound: { shown: 'M', key: 'm', of: 'table' },
  text: { shown: 'T', key: 't', of: 'table' },
  rules: { shown: 'F1', key: 'f1', of: 'table' },
  keys: { shown: '?', key: '?', of: 'table' },
} as const;

export type KeyId = keyof typeof KEYS;

/** The keys that are heard wherever the focus is on the table. */
export type TableKey = { [K in KeyId]: (typeof KEYS)[K] extends { readonly key: string } ? K : never }[KeyId];

/** The key of the table that was pressed; undefined if it is none. */
export function tableKey(pressed: string): TableKey | undefined {
  const name = pressed.toLowerCase();
  return (Object.keys(KEYS) as KeyId[]).find((id): id is TableKey => {
    const known = KEYS[id];
    return 'key' in known && known.key === name;
  });
}
