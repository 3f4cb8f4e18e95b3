import { type RefObject, useEffect, useRef } from 'react';

/** Whether there was a screen before this one; the first leaves the focus where the browser has put it. */
let cameBefore = false;

/**
 * Where somebody is who comes from another screen: the tab key goes on from there, and the element has the focus if it is
 * to be read out.
 */
export function useArrival<E extends HTMLElement>(at: 'read' | 'passed'): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (cameBefore) place.current?.focus({ preventScroll: true });
    if (at === 'passed') place.current?.blur();
    cameBefore = true;
  }, [at]);
  return place;
}
