import { Named } from '../cards/Named';
import { RuleLink } from '../help/RuleLink';
import styles from './app.module.css';
import { update, usePage, useWords } from './store';

/** What the person should know now: a refusal, a reason, a piece of advice. */
export function Notice() {
  const { notice } = usePage();
  const words = useWords();
  return (
    <output aria-live="off" className={styles.noticeArea}>
      {notice !== undefined && (
        <span className={styles.notice} data-kind={notice.kind}>
          <span>
            <Named text={notice.text} />
          </span>
          {notice.kind === 'refused' && <RuleLink sentence={notice.text} />}
          <button type="button" aria-label={words.close} onClick={() => update({ notice: undefined })}>
            ×
          </button>
        </span>
      )}
    </output>
  );
}
