import { useState } from 'react';
import { PrivacyLink } from '../../app/PrivacyLink';
import { addressOf } from '../../app/route';
import { useLanguage } from '../../app/store';
import { beGuest } from '../me';
import styles from '../online.module.css';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { Field } from './Field';

/** Asks whoever comes for the first time for a name; that is all that is needed to play. Where one cannot log in on the same screen, it leads there. */
export function NameForm({ canLogIn = false }: { readonly canLogIn?: boolean }) {
  const { lobby } = useOnlineWords();
  const language = useLanguage();
  const [name, setName] = useState('');
  const doing = useDoing();
  return (
    <form
      className={styles.card}
      data-name-form
      onSubmit={(event) => {
        event.preventDefault();
        void doing.run(() => beGuest(name, language));
      }}
    >
      <h2>{lobby.whoAreYou}</h2>
      <p className={styles.soft}>{lobby.whoAbout}</p>
      <Field title={lobby.name} value={name} onChange={setName} fill="nickname" />
      <div className={styles.row}>
        <button type="submit" className="primary" disabled={doing.busy}>
          {lobby.comeIn}
        </button>
        {!canLogIn && <a href={`#${addressOf({ at: 'me' })}`}>{lobby.orLogIn}</a>}
      </div>
      <PrivacyLink />
    </form>
  );
}
