import { useEffect, useSyncExternalStore } from 'react';
import { notePlayedOnline } from '../app/played-online';
import { useLanguage } from '../app/store';
import { type Answered, ask } from './api';
import type { Myself } from './forms';

/** Who sits before this page: not known yet, nobody the server knows, somebody; or the server cannot be reached. */
export type Who =
  | { readonly is: 'asked' }
  | { readonly is: 'nobody' }
  | { readonly is: 'somebody'; readonly me: Myself }
  | { readonly is: 'offline' };

let who: Who = { is: 'asked' };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Who): void {
  who = next;
  if (next.is === 'somebody' || next.is === 'nobody') notePlayedOnline(next.is === 'somebody');
  for (const listener of listeners) listener();
}

/** Who sits before this page; the server is asked when somebody wants to know. */
export function useWho(): Who {
  const known = useSyncExternalStore(subscribe, () => who);
  const language = useLanguage();
  useEffect(() => {
    if (known.is === 'asked') void askWho();
    else if (known.is === 'somebody' && known.me.language !== language)
      void ask<Myself>('PATCH', '/me', { language }).then(takeMe);
  }, [known, language]);
  return known;
}

/** Asks the server anew who this is. */
export async function askWho(): Promise<void> {
  const answer = await ask<{ readonly me: Myself | null }>('GET', '/sessions/current');
  if (!answer.ok) return become({ is: answer.words === undefined ? 'offline' : 'nobody' });
  const { me } = answer.value;
  become(me === null ? { is: 'nobody' } : { is: 'somebody', me });
}

/** Takes over who I am from an answer; one that was refused changes nothing. */
export function takeMe(answer: Answered<Myself>): void {
  if (answer.ok) become({ is: 'somebody', me: answer.value });
}

/** Nobody sits here any more. */
export function forgetMe(): void {
  become({ is: 'nobody' });
}

/** Comes in as a guest with a name. */
export async function beGuest(name: string, language: string): Promise<Answered<Myself>> {
  const answer = await ask<Myself>('POST', '/people/guest', { name, language });
  takeMe(answer);
  return answer;
}
