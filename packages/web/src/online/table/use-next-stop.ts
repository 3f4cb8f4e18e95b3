import { type RefObject, useEffect, useRef } from 'react';

/** A place with buttons that go when they are pressed. */
export interface NextStop<T extends HTMLElement> {
  readonly place: RefObject<T | null>;
  /** A button of the place was pressed. */
  readonly pressed: () => void;
}

/** Keeps the keyboard in a place: when the button that was pressed goes, what stands there next has the focus. */
export function useNextStop<T extends HTMLElement>(): NextStop<T> {
  const place = useRef<T>(null);
  const isOwed = useRef(false);
  useEffect(() => {
    if (!isOwed.current || document.activeElement !== document.body) return;
    const next = place.current?.querySelector<HTMLElement>('button, select');
    next?.focus();
    isOwed.current = next === undefined || next === null;
  });
  const pressed = () => {
    isOwed.current = true;
  };
  return { place, pressed };
}
