import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Something that a button opens beside it. */
interface Drawer {
  readonly open: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  /** Closes it; the focus goes to the button. */
  readonly close: () => void;
}

/** A drawer that Escape closes, before the key means anything else. */
export function useDrawer(): Drawer {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [open, close]);
  return { open, button, toggle: () => setOpen(!open), close };
}
