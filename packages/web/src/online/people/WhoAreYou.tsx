import styles from '../online.module.css';
import { useOnlineWords } from '../use-online-words';
import { WaysIn } from './ComingIn';
import { NameForm } from './NameForm';

/** Stands in the place of what only somebody can see: whoever says a name or logs in here is where they were going. */
export function WhoAreYou() {
  const { lobby } = useOnlineWords();
  return (
    <>
      <NameForm />
      <details className={styles.card} data-has-account>
        <summary>{lobby.orLogIn}</summary>
        <div className={styles.parts}>
          <WaysIn />
        </div>
      </details>
    </>
  );
}
