import type { KeyboardEvent } from 'react';

/** Enter and the space bar press what has the focus. */
export function pressed(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };
}
