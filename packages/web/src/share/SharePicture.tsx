import { useState } from 'react';
import { useLanguage } from '../app/store';
import { Sheet } from '../cards/Sheet';
import type { Table } from '../protocol/table';
import { useReviewWords } from '../review/use-review-words';
import { resultSvg } from './result-svg';
import styles from './share.module.css';
import { canCopy, copy, pngOf, type Shared, shareFile } from './share-file';

/** A picture that was made, and what became of it. */
interface Made {
  readonly file: File;
  readonly address: string;
  readonly became: Exclude<Shared, 'stopped'>;
}

/** Shares the result as a picture: the farms and who won. Then it is shown, and can be copied. */
export function SharePicture({ table }: { readonly table: Table }) {
  const words = useReviewWords();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Made>();
  const share = async () => {
    setBusy(true);
    try {
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());
      const name = `furrow-${new Date().toISOString().slice(0, 10)}.png`;
      const png = await pngOf(resultSvg(table, date), name);
      const became = await shareFile(png.file);
      if (became !== 'stopped') setMade({ ...png, became });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" data-share-picture disabled={busy} onClick={() => void share()}>
        {words.sharePicture}
      </button>
      {made !== undefined && (
        <Sheet label={words.sharePicture} size="large" onClose={() => setMade(undefined)}>
          <SharedPicture made={made} table={table} />
        </Sheet>
      )}
    </>
  );
}

/** The picture, what became of it, and what else can be done with it. */
function SharedPicture({
  made: { file, address, became },
  table,
}: {
  readonly made: Made;
  readonly table: Table;
}) {
  const words = useReviewWords();
  const [copied, setCopied] = useState('');
  const deal = table.ending?.deal;
  const put = async (what: File | string, said: string) =>
    setCopied((await copy(what)) ? said : words.notCopied);
  return (
    <div className={styles.shared}>
      <p role="status" data-shared={became}>
        {became === 'saved' ? words.saved(file.name) : words.shared} {copied}
      </p>
      <img src={address} alt={table.ending?.winnerNamed ?? table.ending?.winner ?? ''} />
      <div className={styles.deeds}>
        {canCopy('picture') && (
          <button type="button" data-copy="picture" onClick={() => void put(file, words.pictureCopied)}>
            {words.copyPicture}
          </button>
        )}
        {deal !== undefined && canCopy('text') && (
          <button
            type="button"
            data-copy="link"
            onClick={() => void put(`${location.origin}/?deal=${deal}`, words.linkCopied)}
          >
            {words.copyLink}
          </button>
        )}
      </div>
    </div>
  );
}
