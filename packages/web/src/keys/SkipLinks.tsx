import { useArrival } from '../app/arrival';
import { REACHABLE } from '../decisions/keys';
import styles from './keys.module.css';
import { useAids } from './useAids';

/** What the tab key stops at within a part of the table. */
const STOPS = ':is(button:enabled, input, select, [tabindex="0"]):not([tabindex="-1"])';

/** The way past what is not needed now, for whoever comes with the tab key. */
export function SkipLinks() {
  const { skip } = useAids();
  const first = useArrival<HTMLElement>('passed');
  const goTo = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.focus();
  return (
    <nav ref={first} tabIndex={-1} className={styles.skip} aria-label={skip.label}>
      <button type="button" onClick={goTo(`${REACHABLE}, footer ${STOPS}`)}>
        {skip.label}: {skip.decision}
      </button>
      <button type="button" onClick={goTo(`[data-part="board"] ${STOPS}`)}>
        {skip.label}: {skip.board}
      </button>
      <button type="button" onClick={goTo(`[data-part="farm"] ${STOPS}`)}>
        {skip.label}: {skip.farm}
      </button>
    </nav>
  );
}
