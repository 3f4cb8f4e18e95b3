import { useEffect, useState } from 'react';
import { call } from '../../app/store';
import { ask } from '../api';

/** So long it takes until a server that could not be reached is asked again, in milliseconds. */
const AGAIN = 1500;

/** How far somebody is who comes to a table: on the way, there, or refused with a reason. */
export type Opening = { readonly is: 'coming' | 'there' } | { readonly is: 'refused'; readonly why: string };

/** Opens a table for whoever looks on (`who`; undefined: not yet), again when that is somebody else, and until the server answers. */
export function useOpening(table: string, who: string | undefined): Opening {
  const [known, setKnown] = useState<{ readonly who: string; readonly opening: Opening }>();
  useEffect(() => {
    if (who === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    let isComing = true;
    const come = async () => {
      const opening = await open(table, () => wanted);
      if (!wanted) return;
      isComing = opening.is === 'coming';
      if (isComing) timer = setTimeout(() => void come(), AGAIN);
      setKnown({ who, opening });
    };
    void come();
    return () => {
      wanted = false;
      clearTimeout(timer);
      // A table that comes late would take whoever has gone on back to it.
      if (isComing) void call('leave', {});
    };
  }, [table, who]);
  return known !== undefined && known.who === who ? known.opening : { is: 'coming' };
}

async function open(table: string, isWanted: () => boolean): Promise<Opening> {
  const found = await ask<object>('GET', `/tables/${table}`);
  if (!isWanted()) return { is: 'coming' };
  if (!found.ok) return found.words === undefined ? { is: 'coming' } : { is: 'refused', why: found.words };
  const done = await call('openTable', { table });
  return { is: done.ok ? 'there' : 'coming' };
}
