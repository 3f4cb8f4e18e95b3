import { useState } from 'react';
import { ask } from '../api';
import styles from '../online.module.css';
import { tellPerson, useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { Field } from './Field';
import { Form } from './Form';

interface Props {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Another password, and other recovery codes. */
export function Passwords({ onCodes }: Props) {
  const { me } = useOnlineWords();
  return (
    <section className={styles.card} aria-label={me.password}>
      <details>
        <summary>{me.changePassword}</summary>
        <ChangePassword />
      </details>
      <details>
        <summary>{me.newCodes}</summary>
        <NewCodes onCodes={onCodes} />
      </details>
    </section>
  );
}

function ChangePassword() {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const send = async () => {
    const done = await run(() => ask('POST', '/me/password', { old, new: next }));
    if (done === undefined) return;
    setOld('');
    setNext('');
    tellPerson(me.saved);
  };
  return (
    <Form name="password" send={me.changePassword} busy={busy} onSend={() => void send()}>
      <Field title={me.oldPassword} type="password" value={old} onChange={setOld} fill="current-password" />
      <Field title={me.newPassword} type="password" value={next} onChange={setNext} fill="new-password" />
    </Form>
  );
}

function NewCodes({ onCodes }: Props) {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const [password, setPassword] = useState('');
  const send = async () => {
    const done = await run(() =>
      ask<{ readonly codes: readonly string[] }>('POST', '/me/recovery-codes', { password }),
    );
    if (done === undefined) return;
    setPassword('');
    onCodes(done.value.codes);
  };
  return (
    <Form name="codes" send={me.newCodes} busy={busy} onSend={() => void send()}>
      <p className={styles.soft}>{me.newCodesAbout}</p>
      <Field
        title={me.password}
        type="password"
        value={password}
        onChange={setPassword}
        fill="current-password"
      />
    </Form>
  );
}
