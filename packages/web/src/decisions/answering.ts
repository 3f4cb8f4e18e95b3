import { useRef } from 'react';
import { attempt } from '../app/store';
import type { Asked, Choice, Target } from '../protocol/asked';
import type { Along } from '../protocol/commands';
import { sameTarget } from './drafts/draft';

/** So long after an answer a tap on what was chosen is taken for a part of the same tap, in milliseconds. */
const ONE_TAP = 1000;

/** An answer: what was pointed at, and what goes along with it. */
export type Answer = Pick<Choice, 'move' | 'target'> & Along;

/** How answers are given: one to each decision, however often somebody taps. */
export interface Answering {
  /** Gives the answer unless one is under way. */
  readonly give: (answer: Answer) => void;
  /** Whether that was chosen just now. */
  readonly hasJustChosen: (target: Target) => boolean;
}

/** The answers to a decision; `key` tells it from all others. */
export function useAnswering(asked: Asked | undefined, key: string): Answering {
  /** The decision to which an answer is under way; the table with what comes of it arrives before it ends. */
  const underWay = useRef<string>(undefined);
  const last = useRef<{ readonly target: Target | undefined; readonly time: number }>(undefined);
  const send = async ({ seat, number }: Asked, { move, first, finish }: Answer) => {
    underWay.current = key;
    try {
      const along = { ...(first !== undefined && { first }), ...(finish !== undefined && { finish }) };
      await attempt('play', { seat, number, move, ...along });
    } finally {
      if (underWay.current === key) underWay.current = undefined;
    }
  };
  return {
    give: (answer) => {
      if (asked === undefined || underWay.current === key) return;
      last.current = { target: answer.target, time: Date.now() };
      letGo();
      void send(asked, answer);
    },
    hasJustChosen: (target) => {
      const { target: chosen, time = 0 } = last.current ?? {};
      return sameTarget(chosen, target) && Date.now() - time < ONE_TAP;
    },
  };
}

/**
 * Gives up the focus that a pointer has left on what it pressed. That mostly goes away with the next table, and a browser
 * that removes what has the focus lays out the whole page in the middle of drawing it. Whoever uses keys keeps the focus.
 */
function letGo(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.matches(':focus-visible')) activeElement.blur();
}
