import { useState } from 'react';
import { ask } from '../api';
import type { Myself } from '../forms';
import styles from '../online.module.css';
import { tellPerson, useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { Form } from './Form';
import { PasswordField } from './PasswordField';

interface Props {
  readonly owner: Myself;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Another password, and other recovery codes. */
export function Passwords({ owner, onCodes }: Props) {
  const { me } = useOnlineWords();
  return (
    <section className={styles.card} aria-label={me.password}>
      <details>
        <summary>{me.changePassword}</summary>
        <ChangePassword owner={owner} />
      </details>
      <details>
        <summary>{me.newCodes}</summary>
        <NewCodes onCodes={onCodes} />
      </details>
    </section>
  );
}

function ChangePassword({ owner }: Pick<Props, 'owner'>) {
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
      <p className={styles.soft}>{me.newPasswordEnds}</p>
      <PasswordField title={me.oldPassword} value={old} onChange={setOld} fill="current-password" />
      <PasswordField
        title={me.newPassword}
        value={next}
        onChange={setNext}
        fill="new-password"
        owner={owner}
      />
    </Form>
  );
}

function NewCodes({ onCodes }: Pick<Props, 'onCodes'>) {
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
      <PasswordField title={me.password} value={password} onChange={setPassword} fill="current-password" />
    </Form>
  );
}
