import { addressOf } from '../../app/route';
import { ask } from '../api';
import type { Myself, Profile } from '../forms';
import { askWho } from '../me';
import styles from '../online.module.css';
import { useAnswer } from '../use-answer';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';

/** The people whose chat I do not want to read. */
export function Mutes({ me: { mutes } }: { readonly me: Myself }) {
  const { me } = useOnlineWords();
  return (
    <section className={styles.card} aria-labelledby="mutes">
      <h2 id="mutes">{me.mutes}</h2>
      {mutes.length === 0 && <p className={styles.soft}>{me.noMutes}</p>}
      <ul className={styles.list}>
        {mutes.map((person) => (
          <Muted key={person} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Muted({ person }: { readonly person: string }) {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const { answer } = useAnswer<Profile>(`/people/${person}`);
  const name = answer?.ok === true ? answer.value.name : '—';
  const unmute = async () => {
    await run(() => ask('DELETE', `/me/mutes/${person}`));
    await askWho();
  };
  return (
    <li>
      <a className={styles.text} href={`#${addressOf({ at: 'person', id: person })}`}>
        {name}
      </a>
      <button type="button" disabled={busy} onClick={() => void unmute()}>
        {me.unmute(name)}
      </button>
    </li>
  );
}
