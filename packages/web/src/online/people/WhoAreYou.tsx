import styles from '../online.module.css';
import { useOnlineWords } from '../use-online-words';
import { WaysIn } from './ComingIn';
import { NameForm, type NameFormProps } from './NameForm';

/** Stands in the place of what only somebody can see: whoever says a name or logs in here is where they were going. */
export function WhoAreYou(form: NameFormProps) {
  const { lobby } = useOnlineWords();
  return (
    <>
      <NameForm {...form} />
      <details className={styles.card} data-has-account>
        <summary>{lobby.orLogIn}</summary>
        <div className={styles.parts}>
          <WaysIn />
        </div>
      </details>
    </>
  );
}
