import { addressOf } from '../../app/route';
import { ask } from '../api';
import type { Myself, Profile } from '../forms';
import { askWho } from '../me';
import styles from '../online.module.css';
import { useAnswer } from '../use-answer';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { BlockButton } from './BlockButton';

/** The people whose chat I do not want to read, and those whom I do not want to meet. */
export function Mutes({ me: { mutes, blocks } }: { readonly me: Myself }) {
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
      {blocks.length > 0 && (
        <>
          <h3>{me.blocks}</h3>
          <ul className={styles.list}>
            {blocks.map((person) => (
              <Blocked key={person} person={person} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function useName(person: string): string {
  const { answer } = useAnswer<Profile>(`/people/${person}`);
  return answer?.ok === true ? answer.value.name : '—';
}

function Blocked({ person }: { readonly person: string }) {
  const name = useName(person);
  return (
    <li>
      <a className={styles.text} href={`#${addressOf({ at: 'person', id: person })}`}>
        {name}
      </a>
      <BlockButton person={person} name={name} />
    </li>
  );
}

function Muted({ person }: { readonly person: string }) {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const name = useName(person);
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
