import { useState } from 'react';
import { call } from '../app/store';
import styles from './records.module.css';
import { useRecordsWords } from './use-records-words';

/** Clears the statistics, after a question. */
export function Forgetting({ onForgotten }: { readonly onForgotten: () => void }) {
  const words = useRecordsWords();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <div className={styles.forget}>
        <button type="button" data-forget onClick={() => setAsking(true)}>
          {words.forget}
        </button>
      </div>
    );
  return (
    <div className={styles.forget} role="alertdialog" aria-label={words.forgetAsk}>
      <span>{words.forgetAsk}</span>
      <button
        type="button"
        data-forget-yes
        onClick={() => void call('forgetStatistics', {}).then(onForgotten)}
      >
        {words.forgetYes}
      </button>
      <button type="button" onClick={() => setAsking(false)}>
        {words.forgetNo}
      </button>
    </div>
  );
}
