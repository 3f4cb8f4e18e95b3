import type { OnlinePicture } from '../../protocol/online';
import styles from './table.module.css';
import { useTableWords } from './use-table-words';

/** Says it when the server is not heard; it lies over the table, so that nothing moves. */
export function ConnectionState({ online: { connection, sending } }: { readonly online: OnlinePicture }) {
  const words = useTableWords().connection;
  const text =
    connection === 'offline' ? words.offline : connection === 'connecting' ? words.connecting : undefined;
  return (
    <div className={styles.connection} role="status" data-connection={connection} data-sending={sending}>
      {text !== undefined && <p>{sending ? `${text} ${words.sending}` : text}</p>}
    </div>
  );
}
