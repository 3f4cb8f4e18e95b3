import { useEffect, useRef, useState } from 'react';
import { call, usePage, useWords } from '../app/store';
import type { Description } from '../protocol/commands';
import styles from './table.module.css';

interface Props {
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** The text of a card, a building or a space. */
export function Reader({ id, onClose }: Props) {
  const words = useWords();
  const { language } = usePage();
  const [text, setText] = useState<Description>();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (id === undefined) return;
    void call('describe', { id }).then(setText);
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [id, language]);
  return (
    <dialog ref={dialog} className={styles.reader} onClose={onClose} aria-label={text?.name}>
      <h2>{text?.name}</h2>
      {text?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <form method="dialog">
        <button type="submit">{words.close}</button>
      </form>
    </dialog>
  );
}
