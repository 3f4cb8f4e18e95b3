import { useEffect } from 'react';
import { TableScreen } from '../table/TableScreen';
import styles from './app.module.css';
import { useRoute } from './route';
import { StartScreen } from './StartScreen';
import { attempt, leaveTable, usePage, useWords } from './store';

/** The whole page. */
export function App() {
  const route = useRoute();
  const { table } = usePage();
  const words = useWords();
  const missing = route.at === 'table' && table?.saveId !== route.id ? route.id : undefined;
  useEffect(() => {
    if (missing === undefined) return;
    void attempt('resume', { id: missing }).then((found) => {
      if (!found) leaveTable();
    });
  }, [missing]);
  useEffect(() => {
    if (route.at === 'start' && table !== undefined) leaveTable();
  }, [route.at, table]);
  if (route.at === 'start') return <StartScreen />;
  if (table === undefined || missing !== undefined) return <p className={styles.loading}>{words.loading}</p>;
  return <TableScreen table={table} />;
}
