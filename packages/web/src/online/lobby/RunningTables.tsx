import type { Myself } from '../forms';
import { useWho } from '../me';
import styles from '../online.module.css';
import { MyTables } from './MyTables';
import { useMine } from './use-lobby';

/** My tables that are not over, for the start screen: nothing if there are none, or nobody is known here. */
export function RunningTables() {
  const who = useWho();
  return who.is === 'somebody' ? <Mine me={who.me} /> : null;
}

function Mine({ me }: { readonly me: Myself }) {
  const { mine } = useMine();
  if (mine === undefined || mine.length === 0) return null;
  return (
    <div className={styles.parts} data-running-tables>
      <MyTables me={me} tables={mine} />
    </div>
  );
}
