import { useState } from 'react';
import styles from '../online.module.css';
import { useOnlineWords } from '../use-online-words';

interface Props {
  readonly title: string;
  /** What is asked before it is done. */
  readonly question: string;
  readonly busy: boolean;
  readonly onYes: () => void;
}

/** A button whose deed cannot be taken back: it is asked once more. */
export function Confirmed({ title, question, busy, onYes }: Props) {
  const { me } = useOnlineWords();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" className={styles.danger} onClick={() => setAsking(true)}>
        {title}
      </button>
    );
  return (
    <div className={styles.asking} role="alertdialog" aria-label={question}>
      <span>{question}</span>
      <button type="button" className={styles.danger} disabled={busy} onClick={onYes}>
        {me.yes}
      </button>
      <button ref={(button) => button?.focus()} type="button" onClick={() => setAsking(false)}>
        {me.no}
      </button>
    </div>
  );
}
