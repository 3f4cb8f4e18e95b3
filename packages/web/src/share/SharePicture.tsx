import { useState } from 'react';
import { useLanguage } from '../app/store';
import type { Table } from '../protocol/table';
import { useReviewWords } from '../review/use-review-words';
import { resultSvg } from './result-svg';
import { pngOf, shareFile } from './share-file';

/** Shares the result as a picture: the farms and who won. */
export function SharePicture({ table }: { readonly table: Table }) {
  const words = useReviewWords();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());
      const name = `furrow-${new Date().toISOString().slice(0, 10)}.png`;
      await shareFile(await pngOf(resultSvg(table, date), name));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" data-share-picture disabled={busy} onClick={() => void share()}>
      {words.sharePicture}
    </button>
  );
}
