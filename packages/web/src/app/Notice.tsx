import { useEffect, useRef } from 'react';
import { Named } from '../cards/Named';
import { RuleLink } from '../help/RuleLink';
import styles from './notice.module.css';
import { update, usePage, useWords } from './store';

/** What the person should know now: a refusal, a reason, a piece of advice. */
export function Notice() {
  const { notice } = usePage();
  const words = useWords();
  const area = useRef<HTMLOutputElement>(null);
  // Whoever does something else has read why the last thing was refused. It goes when the pointer is let go: nothing may move under a press.
  useEffect(() => {
    if (notice?.kind !== 'refused') return undefined;
    const onRelease = ({ target }: PointerEvent) => {
      if (target instanceof Node && area.current?.contains(target) !== true) update({ notice: undefined });
    };
    document.addEventListener('pointerup', onRelease);
    return () => document.removeEventListener('pointerup', onRelease);
  }, [notice]);
  return (
    <output ref={area} aria-live="off" className={styles.noticeArea}>
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
