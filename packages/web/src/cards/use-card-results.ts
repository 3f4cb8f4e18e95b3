import { useEffect, useState } from 'react';
import { call, usePage } from '../app/store';

/** How hand cards have fared, in words, by their ids; nothing where the table does not allow it. */
export function useCardResults(): Readonly<Record<string, string>> {
  const { language, table, browsing } = usePage();
  const [results, setResults] = useState<Readonly<Record<string, string>>>({});
  const isAllowed = browsing !== undefined || table?.online?.statistics !== false;
  const isThere = browsing !== undefined || table !== undefined;
  useEffect(() => {
    let wanted = isAllowed && isThere && language !== undefined;
    if (wanted) void call('cardResults', { box: browsing }).then((found) => wanted && setResults(found));
    return () => {
      wanted = false;
    };
  }, [isAllowed, isThere, language, browsing]);
  return isAllowed ? results : {};
}
