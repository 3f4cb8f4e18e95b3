import { useEffect, useState } from 'react';
import { pageNow, update } from '../app/store';
import { isMoving } from '../motion/is-moving';

/** So long each category is counted, and before the first one everybody looks at the farms, in milliseconds. */
const [EACH, FIRST] = [620, 900];

/** How far the counting of the points is. */
interface Counting {
  /** So many categories are counted; all of them when it is over. */
  readonly counted: number;
  readonly over: boolean;
  /** The game ended before the eyes of the people here. */
  readonly isNew: boolean;
  /** Shows the whole result at once. */
  readonly skip: () => void;
}

/** Counts the points of a game category by category, once, where it ended before the eyes of the people here; not where it `isLeft`, as they decide nothing. */
export function useCounting(saveId: string, categories: number, isLeft: boolean): Counting {
  const [isNew] = useState(() => pageNow().justEnded === saveId);
  const [counted, setCounted] = useState(() => (isNew && !isLeft && isMoving() ? 0 : categories));
  const over = counted >= categories;
  useEffect(() => {
    if (over) {
      if (pageNow().justEnded !== undefined) update({ justEnded: undefined });
      return undefined;
    }
    const timer = setTimeout(() => setCounted(counted + 1), counted === 0 ? FIRST : EACH);
    return () => clearTimeout(timer);
  }, [counted, over]);
  const skip = () => setCounted(categories);
  useEffect(() => {
    if (over) return undefined;
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Enter' || key === ' ') setCounted(categories);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [over, categories]);
  return { counted, over, isNew, skip };
}
