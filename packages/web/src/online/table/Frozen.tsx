import styles from './connection.module.css';
import { useTableWords } from './use-table-words';

/** Says that the game cannot go on, and leads to its record. */
export function Frozen({ table }: { readonly table: string }) {
  const words = useTableWords().connection;
  return (
    <div className={styles.connection} role="status" data-frozen>
      <p>
        {words.frozen} <a href={`/api/tables/${table}/record`}>{words.frozenRecord}</a>
      </p>
    </div>
  );
}
