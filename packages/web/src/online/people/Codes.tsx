import { CopyText } from '../CopyText';
import styles from '../online.module.css';
import { useOnlineWords } from '../use-online-words';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes, which are shown only once. */
export function Codes({ codes, onKept }: Props) {
  const { me } = useOnlineWords();
  return (
    <section className={styles.card} data-codes aria-labelledby="codes">
      <h2 id="codes" ref={(title) => title?.focus()} tabIndex={-1}>
        {me.codes}
      </h2>
      <p>{me.codesAbout}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <CopyText text={codes.join('\n')} title={me.copy} />
        <button type="button" className="primary" data-codes-kept onClick={onKept}>
          {me.codesKept}
        </button>
      </div>
    </section>
  );
}
