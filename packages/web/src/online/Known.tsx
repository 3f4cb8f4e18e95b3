import type { ReactNode } from 'react';
import { useWords } from '../app/store';
import type { Myself } from './forms';
import { askWho, useWho } from './me';
import styles from './online.module.css';
import { WhoAreYou } from './people/WhoAreYou';
import { useOnlineWords } from './use-online-words';

/** Shows something to somebody whom the server knows; others are asked first who they are, or told that there is no server now. */
export function Known({ children }: { readonly children: (me: Myself) => ReactNode }) {
  const who = useWho();
  const words = useWords();
  if (who.is === 'asked') return <p className={styles.soft}>{words.loading}</p>;
  if (who.is === 'offline') return <Offline onAgain={() => void askWho()} />;
  return who.is === 'nobody' ? <WhoAreYou /> : children(who.me);
}

/** Says that the server cannot be reached. */
export function Offline({ onAgain }: { readonly onAgain: () => void }) {
  const { lobby } = useOnlineWords();
  return (
    <section className={styles.card} role="status" data-offline>
      <p>{lobby.unreachable}</p>
      <button type="button" onClick={onAgain}>
        {lobby.tryAgain}
      </button>
    </section>
  );
}
