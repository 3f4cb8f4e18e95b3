import styles from './keys.module.css';
import { useAids } from './useAids';

/** The way past what is not needed now, for whoever comes with the tab key. */
export function SkipLinks() {
  const { skip } = useAids();
  const goTo = (selector: string) => () => {
    const place = document.querySelector<HTMLElement>(selector);
    const first = place?.querySelector<HTMLElement>('button, input, select, [tabindex="0"]');
    (first ?? place)?.focus();
  };
  return (
    <nav className={styles.skip} aria-label={skip.label}>
      <button type="button" onClick={goTo('[data-ask]')}>
        {skip.label}: {skip.decision}
      </button>
      <button type="button" onClick={goTo('[data-part="board"]')}>
        {skip.label}: {skip.board}
      </button>
      <button type="button" onClick={goTo('[data-part="farm"]')}>
        {skip.label}: {skip.farm}
      </button>
    </nav>
  );
}
