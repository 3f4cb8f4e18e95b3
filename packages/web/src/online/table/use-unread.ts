import { type RefObject, useEffect, useState } from 'react';
import type { ChatLine } from '../../protocol/online';
import { useMutes } from './use-mutes';

/** How many lines were said since the chat was seen last, or since the table was opened, by people who are not muted. */
export function useUnread(chat: readonly ChatLine[], isSeen: boolean): number {
  const mutes = useMutes();
  const last = chat.at(-1)?.no ?? 0;
  const [read, setRead] = useState(last);
  if (isSeen && read !== last) setRead(last);
  return chat.filter(({ no, person }) => no > read && !mutes.includes(person)).length;
}

/** Whether a part of the table is on the screen, and not in a pane that is hidden. */
export function useInSight(part: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (part.current === null) return undefined;
    const observer = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting === true));
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return inSight;
}
