import { useState } from 'react';
import { PrivacyLink } from '../../app/PrivacyLink';
import { useLanguage } from '../../app/store';
import { beGuest } from '../me';
import styles from '../online.module.css';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { Field } from './Field';

export interface NameFormProps {
  /** What the button says, if it does more than to let somebody in. */
  readonly submit?: string;
  /** Somebody has come in. */
  readonly onKnown?: () => void;
}

/** Asks whoever comes for the first time for a name; that is all that is needed to play. */
export function NameForm({ submit, onKnown }: NameFormProps) {
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
        void doing.run(() => beGuest(name, language)).then((done) => done !== undefined && onKnown?.());
      }}
    >
      <h2>{lobby.whoAreYou}</h2>
      <p className={styles.soft}>{lobby.whoAbout}</p>
      <Field title={lobby.name} value={name} onChange={setName} fill="nickname" />
      <button type="submit" className="primary" disabled={doing.busy}>
        {submit ?? lobby.comeIn}
      </button>
      <PrivacyLink />
    </form>
  );
}
