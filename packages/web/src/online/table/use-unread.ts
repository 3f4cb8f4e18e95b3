import { type RefObject, useEffect, useState } from 'react';
import type { OnlinePicture } from '../../protocol/online';
import { useWho } from '../me';
import { markRead, useLastRead } from './read-lines';
import { useMutes } from './use-mutes';

/** How many lines others said since the chat was seen last, but for people who are muted. */
export function useUnread({ table, chat }: OnlinePicture): number {
  const who = useWho();
  const mutes = useMutes();
  const read = useLastRead(table);
  const isMine = (person: string) => who.is === 'somebody' && who.me.id === person;
  return chat.filter(({ no, person }) => no > read && !isMine(person) && !mutes.includes(person)).length;
}

/** What stands in a part of the table is read while that part is on the screen. */
export function useReading({ table, chat }: OnlinePicture, part: RefObject<Element | null>): void {
  const inSight = useInSight(part);
  const last = chat.at(-1)?.no ?? 0;
  useEffect(() => {
    if (inSight) markRead(table, last);
  }, [inSight, table, last]);
}

/** Whether a part of the table is on the screen, and not in a pane that is hidden. */
function useInSight(part: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (part.current === null) return undefined;
    const observer = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting === true));
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return inSight;
}
