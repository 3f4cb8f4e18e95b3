import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Something that a button opens beside it. */
interface Drawer {
  readonly open: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  /** Closes it; the focus goes to the button. */
  readonly close: () => void;
}

/** A drawer that Escape closes, before the key means anything else, and a tap beside it; it stands beside its button. */
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
    const leave = ({ target }: PointerEvent) => {
      const inside = button.current?.parentElement;
      if (target instanceof Node && inside?.contains(target) === false) setOpen(false);
    };
    addEventListener('keydown', hear, { capture: true });
    addEventListener('pointerdown', leave);
    return () => {
      removeEventListener('keydown', hear, { capture: true });
      removeEventListener('pointerdown', leave);
    };
  }, [open, close]);
  return { open, button, toggle: () => setOpen(!open), close };
}
