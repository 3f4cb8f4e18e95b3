import { useState } from 'react';
import styles from './online.module.css';
import { useOnlineWords } from './use-online-words';

interface Props {
  /** What is copied. */
  readonly text: string;
  /** What the button says. */
  readonly title: string;
  /** The id of what it is about. */
  readonly about?: string;
}

/** The link by which others find a table. */
export function tableLink(table: string): string {
  return `${location.origin}/#/online/${table}`;
}

/** A button that copies a text; where the browser forbids it, the text is shown to be copied by hand. */
export function CopyText({ text, title, about }: Props) {
  const { lobby } = useOnlineWords();
  const [done, setDone] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone('copied');
    } catch {
      setDone('refused');
    }
  };
  return (
    <span className={styles.copy}>
      <button type="button" aria-describedby={about} data-copy={text} onClick={() => void copy()}>
        {title}
      </button>
      <span role="status">
        {done === 'copied' && lobby.copied}
        {done === 'refused' && (
          <>
            {lobby.cannotCopy} <code>{text}</code>
          </>
        )}
      </span>
    </span>
  );
}
