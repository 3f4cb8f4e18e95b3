import { usePage, useWords } from '../app/store';
import type { Table } from '../protocol/table';
import styles from './advice.module.css';

/** Who thinks and how far it is, if it takes a while. */
export function Thinking({ table }: { readonly table: Table }) {
  const { thinking } = usePage();
  const { advice } = useWords();
  if (thinking === undefined) return null;
  const { about, seat, share } = thinking;
  const text = about === 'advice' ? advice.advising : advice.thinks(table.seats[seat].name);
  return (
    <span className={styles.thinking} data-testid="thinking">
      <progress max={1} value={share} aria-label={text} title={text} />
    </span>
  );
}
