import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../app/store';
import styles from './sheet.module.css';

interface Props {
  readonly label: string;
  /** `whole`: it has the whole screen if it needs that. */
  readonly size?: 'small' | 'large' | 'whole';
  readonly onClose: () => void;
  /** A button before the one that closes it: what it says and does. What cannot be taken back names what to do `instead`. */
  readonly deed?: { readonly title: string; readonly run: () => void; readonly instead?: string } | undefined;
  readonly children: ReactNode;
}

/** Something over the table that takes the whole attention until it is closed. */
export function Sheet({ label, size = 'small', onClose, deed, children }: Props) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.sheet} data-size={size} onClose={onClose} aria-label={label}>
      <div className={styles.content}>{children}</div>
      <form method="dialog" className={styles.buttons}>
        {deed !== undefined && (
          <button
            type="submit"
            className={deed.instead === undefined ? 'primary' : undefined}
            data-deed
            onClick={deed.run}
          >
            {deed.title}
          </button>
        )}
        <button type="submit" className={deed?.instead === undefined ? undefined : 'primary'}>
          {deed?.instead ?? words.close}
        </button>
      </form>
    </dialog>
  );
}
