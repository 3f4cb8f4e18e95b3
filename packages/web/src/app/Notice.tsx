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
  // Whoever does something else has read why the last thing was refused.
  useEffect(() => {
    if (notice?.kind !== 'refused') return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && area.current?.contains(target) !== true) update({ notice: undefined });
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
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
