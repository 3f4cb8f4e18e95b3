import { attempt } from '../../app/store';
import { askText } from '../api';
import styles from '../online.module.css';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';

interface Props {
  readonly table: string;
  /** The id of what it is about. */
  readonly about: string;
}

/** Opens the record of a finished game in this browser, or keeps it as a file. */
export function ReplayButton({ table, about }: Props) {
  const { profile } = useOnlineWords();
  const { busy, run } = useDoing();
  const replay = async () => {
    const record = await run(() => askText(`/tables/${table}/record`));
    if (record !== undefined) await attempt('importRecord', { text: record.value });
  };
  return (
    <span className={styles.row}>
      <button type="button" disabled={busy} aria-describedby={about} onClick={() => void replay()}>
        {profile.replay}
      </button>
      <a href={`/api/tables/${table}/record`} download={`${table}.furrow`} aria-describedby={about}>
        {profile.download}
      </a>
    </span>
  );
}
