import { useState } from 'react';
import { update } from '../../app/store';
import { ask } from '../api';
import { askWho } from '../me';
import styles from '../online.module.css';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { Field } from './Field';
import { Form } from './Form';
import { PasswordField } from './PasswordField';

interface Props {
  /** What the guest is called. */
  readonly name: string;
  /** The recovery codes, to be shown once. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The guest becomes an account. */
export function MakeAccount({ name, onCodes }: Props) {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const send = async () => {
    if (password !== again) return update({ notice: { kind: 'refused', text: me.notSame } });
    const body = { login, password };
    const done = await run(() => ask<{ readonly codes: readonly string[] }>('POST', '/me/account', body));
    if (done === undefined) return;
    onCodes(done.value.codes);
    await askWho();
  };
  return (
    <section className={styles.card} aria-labelledby="make-account">
      <h2 id="make-account">{me.makeAccount}</h2>
      <p className={styles.soft}>{me.makeAbout}</p>
      <Form name="account" send={me.makeAccount} busy={busy} onSend={() => void send()}>
        <Field title={me.login} value={login} onChange={setLogin} fill="username" />
        <PasswordField
          title={me.password}
          value={password}
          onChange={setPassword}
          fill="new-password"
          owner={{ login, name }}
        />
        <PasswordField title={me.passwordAgain} value={again} onChange={setAgain} fill="new-password" />
      </Form>
    </section>
  );
}
