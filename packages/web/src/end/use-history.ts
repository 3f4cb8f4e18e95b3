import { useEffect, useState } from 'react';
import { call, usePage } from '../app/store';
import type { History } from '../protocol/history';

/** How the game went; undefined until the engine has worked it out. */
export function useHistory(saveId: string): History | undefined {
  const { language } = usePage();
  const [history, setHistory] = useState<{ readonly of: string; readonly history: History }>();
  useEffect(
    () =>
      void call('history', {}).then((found) => setHistory({ of: `${saveId} ${language}`, history: found })),
    [saveId, language],
  );
  return history?.of.startsWith(saveId) === true ? history.history : undefined;
}
