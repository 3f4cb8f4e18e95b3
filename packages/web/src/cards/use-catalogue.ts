import { useEffect, useState } from 'react';
import { call, usePage } from '../app/store';
import type { CatalogueEntry } from '../protocol/catalogue';

/** Everything of this game, or of the one that is browsed, that can be looked up; undefined until it is there. */
export function useCatalogue(): readonly CatalogueEntry[] | undefined {
  const { language, browsing } = usePage();
  const [entries, setEntries] = useState<readonly CatalogueEntry[]>();
  useEffect(() => {
    void call('catalogue', { box: browsing }).then(setEntries);
  }, [language, browsing]);
  return entries;
}
