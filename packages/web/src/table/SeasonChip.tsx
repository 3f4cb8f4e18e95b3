import { type ReactNode, useState } from 'react';
import { Sheet } from '../cards/Sheet';
import styles from './top.module.css';

interface Props {
  /** What the season changes. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Which season it is; opens what it changes. */
export function SeasonChip({ text, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        title={text}
        data-season-chip
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <Sheet label={text} onClose={() => setOpen(false)}>
          <p data-season-text>{text}</p>
        </Sheet>
      )}
    </>
  );
}
