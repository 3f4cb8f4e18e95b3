import { useEffect, useRef, useState } from 'react';
import { update } from '../app/store';
import type { Answered, Refused } from './api';
import { forgetMe } from './me';
import { useOnlineWords } from './use-online-words';

/** Does one thing after the other and shows why something is refused. */
export interface Doing {
  /** Something is under way. */
  readonly busy: boolean;
  /** Waits for an answer; undefined if it was refused, and then the reason is shown. */
  readonly run: <T>(work: () => Promise<Answered<T>>) => Promise<{ readonly value: T } | undefined>;
}

/** Something that the person wants of the server. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const tell = useTellRefusal();
  const keepFocus = useFocusAfter(busy);
  return {
    busy,
    run: async (work) => {
      keepFocus();
      setBusy(true);
      update({ notice: undefined });
      const answer = await work();
      setBusy(false);
      if (answer.ok) return { value: answer.value };
      if (answer.why === 'sign-in') forgetMe();
      tell(answer);
      return undefined;
    },
  };
}

/** A button that cannot be pressed for a while loses the focus; it has it again afterwards, unless something else does. */
function useFocusAfter(busy: boolean): () => void {
  const before = useRef<Element>(null);
  useEffect(() => {
    if (busy || document.activeElement !== document.body) return;
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    before.current = null;
  }, [busy]);
  return () => {
    before.current = document.activeElement;
  };
}

/** Shows why something was refused. */
function useTellRefusal(): (refused: Refused) => void {
  const { lobby } = useOnlineWords();
  return ({ words }) => update({ notice: { kind: 'refused', text: words ?? lobby.unreachable } });
}

/** Says something that is no refusal. */
export function tellPerson(text: string): void {
  update({ notice: { kind: 'advice', text } });
}
