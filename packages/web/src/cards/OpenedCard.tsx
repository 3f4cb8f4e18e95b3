import { useEffect, useState } from 'react';
import { call, update, usePage } from '../app/store';
import type { CatalogueEntry } from '../protocol/catalogue';
import { Entry } from './Entry';
import { Sheet } from './Sheet';

/** The card, building, improvement or space that somebody opened by its name. */
export function OpenedCard({ id }: { readonly id: string }) {
  const { language, browsing } = usePage();
  const [entry, setEntry] = useState<CatalogueEntry>();
  useEffect(() => {
    let wanted = true;
    void call('entry', { id, box: browsing }).then((found) => wanted && setEntry(found));
    return () => {
      wanted = false;
    };
  }, [id, language, browsing]);
  if (entry === undefined) return null;
  return (
    <Sheet label={entry.title} onClose={() => update({ card: undefined })}>
      <Entry entry={entry} />
    </Sheet>
  );
}
