import { ask } from '../api';
import type { Myself, SessionRow } from '../forms';
import { forgetMe } from '../me';
import styles from '../online.module.css';
import { useAnswer } from '../use-answer';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { useWhen } from '../when';
import { Confirmed } from './Confirmed';

/** Where I am logged in, and how I get out. */
export function Sessions({ me: { kind } }: { readonly me: Myself }) {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const when = useWhen();
  const { answer } = useAnswer<{ readonly sessions: readonly SessionRow[] }>('/sessions');
  const sessions = answer?.ok === true ? answer.value.sessions : [];
  const leave = async (path: string) => {
    if ((await run(() => ask('DELETE', path))) !== undefined) forgetMe();
  };
  return (
    <section className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions">{me.sessions}</h2>
      <ul className={styles.list}>
        {sessions.map(({ created, seen, current }) => (
          <li key={`${created} ${seen} ${current}`}>
            {me.session(when(created), when(seen))}
            {current && <strong>{me.thisSession}</strong>}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        {kind === 'guest' ? (
          <Confirmed
            title={me.logOut}
            question={me.logOutGuest}
            busy={busy}
            onYes={() => void leave('/sessions/current')}
          />
        ) : (
          <button type="button" data-log-out disabled={busy} onClick={() => void leave('/sessions/current')}>
            {me.logOut}
          </button>
        )}
        {kind !== 'guest' && (
          <button type="button" disabled={busy} onClick={() => void leave('/sessions')}>
            {me.logOutAll}
          </button>
        )}
      </div>
      {kind !== 'guest' && <p className={styles.soft}>{me.logOutAllAbout}</p>}
    </section>
  );
}
