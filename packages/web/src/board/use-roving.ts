import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLatest } from '../app/use-latest';
import { moveByArrow } from './arrow-keys';

interface Thing {
  readonly id: string;
}

/** The tab stop among many buttons. */
export interface Roving {
  /** The one of some things that the tab key stops at: the one reached last, else the first that can be chosen. */
  readonly stopOf: <T extends Thing>(things: readonly T[], isMarked: (thing: T) => boolean) => T | undefined;
  /** The focus has reached a thing. Always the same function. */
  readonly reach: (id: string, event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Lets the tab key stop once among many buttons; arrows, Home and End go on from there. `asked` is the number of the decision. */
export function useRoving(asked: number): Roving {
  const [current, setCurrent] = useState<string>();
  /** The decision during which somebody came here with keys. */
  const cameAt = useRef<number>(undefined);
  const reach = useLatest((id: string, { currentTarget }: FocusEvent<HTMLElement>) => {
    setCurrent(id);
    if (currentTarget.matches(':focus-visible')) cameAt.current = asked;
  });
  return {
    stopOf: (things, isMarked) =>
      things.find(({ id }) => id === current) ?? things.find(isMarked) ?? things[0],
    reach,
    onKeyDown: (event) => {
      // Whoever has pressed something is led on to what is asked then.
      if (event.key === 'Enter' || event.key === ' ') cameAt.current = undefined;
      else moveByArrow(event, cameAt.current === asked);
    },
  };
}
