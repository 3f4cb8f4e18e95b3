import { useEffect } from 'react';
import { type TableKey, tableKey } from './keys';

/** Where somebody types or something else takes the keys. */
const ELSEWHERE = 'input, textarea, select, dialog, [contenteditable]';

/** Hears the keys of the table, unless somebody types or a dialog is open. */
export function useKeys(run: Readonly<Partial<Record<TableKey, () => void>>>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(ELSEWHERE) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key.length === 1 && document.documentElement.dataset.keys === 'off') return;
      const key = tableKey(event.key);
      const deed = key && run[key];
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [run]);
}
