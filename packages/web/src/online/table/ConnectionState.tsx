import type { OnlinePicture } from '../../protocol/online';
import styles from './connection.module.css';
import { useTableWords } from './use-table-words';

/** Says it when the server is not heard; it lies over the table, so that nothing moves. */
export function ConnectionState({ online: { connection, sending } }: { readonly online: OnlinePicture }) {
  const words = useTableWords().connection;
  const text = connection === 'online' ? undefined : words[connection];
  return (
    <div className={styles.connection} role="status" data-connection={connection} data-sending={sending}>
      {text !== undefined && <p>{sending && connection !== 'ended' ? `${text} ${words.sending}` : text}</p>}
      {connection === 'ended' && (
        <button type="button" className="primary" onClick={() => location.reload()}>
          {words.again}
        </button>
      )}
    </div>
  );
}
