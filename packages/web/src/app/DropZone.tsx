import { useEffect, useState } from 'react';
import styles from './drop-zone.module.css';
import { openRecord } from './record-file';
import { useWords } from './store';

const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/** Record files may be dropped anywhere on the page; while one hangs over it, the page says so. */
export function DropZone() {
  const words = useWords().around.start;
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hover = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFile(event)) return;
      event.preventDefault();
      void openRecord(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', hover);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', hover);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return over ? <div className={styles.dropZone}>{words.dropHere}</div> : null;
}
