import { useState } from 'react';
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
  return {
    busy,
    run: async (work) => {
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

/** Shows why something was refused. */
function useTellRefusal(): (refused: Refused) => void {
  const { lobby } = useOnlineWords();
  return ({ words }) => update({ notice: { kind: 'refused', text: words ?? lobby.unreachable } });
}

/** Says something that is no refusal. */
export function tellPerson(text: string): void {
  update({ notice: { kind: 'advice', text } });
}
