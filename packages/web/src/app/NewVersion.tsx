import { useEffect } from 'react';
import styles from './new-version.module.css';
import { noteLoading, otherRules } from './other-rules';
import { usePage, useWords } from './store';
import { isNothingLost } from './unfinished';

/** How often it is looked whether anything would be lost, in milliseconds. */
const LOOK = 1000;

/** Says that a newer version of the page waits, and loads it when the person likes; one that does not fit the server is loaded again by itself. */
export function NewVersion() {
  const { renew, serverRules, table } = usePage();
  const words = useWords().around.start;
  const unreadable = table?.online?.unreadable;
  const other = otherRules(serverRules, unreadable !== undefined);
  const load = other === 'reload' ? () => loadFor(serverRules, renew) : renew;
  useLoadingByItself(other === 'reload', () => loadFor(serverRules, renew));
  if (other === undefined && renew === undefined) return null;
  return (
    <output className={styles.newVersion} data-other-rules={other} data-unreadable={unreadable}>
      <span>
        {other === undefined
          ? words.newVersion
          : other === 'reload'
            ? words.otherRules
            : words.stillOtherRules}
      </span>
      {load !== undefined && (
        <button type="button" className="primary" onClick={load}>
          {words.reload}
        </button>
      )}
    </output>
  );
}

/** Loads the page again as soon as nothing is lost by it. */
function useLoadingByItself(isWanted: boolean, load: () => void): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => {
      if (isNothingLost()) load();
    }, LOOK);
    return () => clearInterval(timer);
  });
}

function loadFor(server: string | undefined, renew: (() => void) | undefined): void {
  if (server !== undefined) noteLoading(server);
  if (renew === undefined) location.reload();
  else renew();
}
