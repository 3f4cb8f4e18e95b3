import { useState } from 'react';
import { ask } from '../api';
import type { Myself } from '../forms';
import { takeMe } from '../me';
import styles from '../online.module.css';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { Field } from './Field';
import { Form } from './Form';
import { PasswordField } from './PasswordField';

/** Logging in with a password, or with a recovery code if it is forgotten. */
export function ComingIn() {
  const { me } = useOnlineWords();
  return (
    <section className={styles.card} aria-labelledby="log-in">
      <h2 id="log-in">{me.logIn}</h2>
      <p className={styles.soft}>{me.logInAbout}</p>
      <WaysIn />
    </section>
  );
}

/** The forms for coming in to an account. */
export function WaysIn() {
  const { me } = useOnlineWords();
  return (
    <>
      <LogIn />
      <details>
        <summary>{me.forgotten}</summary>
        <Recover />
      </details>
    </>
  );
}

function LogIn() {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const send = async () => {
    const done = await run(() => ask<Myself>('POST', '/sessions', { login, password }));
    if (done !== undefined) takeMe({ ok: true, value: done.value });
  };
  return (
    <Form name="log-in" send={me.logIn} busy={busy} onSend={() => void send()}>
      <Field title={me.login} value={login} onChange={setLogin} fill="username" />
      <PasswordField title={me.password} value={password} onChange={setPassword} fill="current-password" />
    </Form>
  );
}

function Recover() {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const [login, setLogin] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const send = async () => {
    const done = await run(() => ask<Myself>('POST', '/recovery', { login, code: code.trim(), password }));
    if (done !== undefined) takeMe({ ok: true, value: done.value });
  };
  return (
    <Form name="recover" send={me.recover} busy={busy} onSend={() => void send()}>
      <p className={styles.soft}>{me.newPasswordEnds}</p>
      <Field title={me.login} value={login} onChange={setLogin} fill="username" />
      <Field title={me.code} value={code} onChange={setCode} />
      <PasswordField
        title={me.newPassword}
        value={password}
        onChange={setPassword}
        fill="new-password"
        owner={{ login }}
      />
    </Form>
  );
}
