import { useState } from 'react';
import { PrivacyLink } from '../../app/PrivacyLink';
import { ask } from '../api';
import type { Myself } from '../forms';
import { forgetMe } from '../me';
import styles from '../online.module.css';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { Confirmed } from './Confirmed';
import { PasswordField } from './PasswordField';

/** Everything about me as a file, and how it is forgotten. */
export function Leaving({ me: { kind } }: { readonly me: Myself }) {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const [password, setPassword] = useState('');
  const isAccount = kind !== 'guest';
  const forget = async () => {
    const body = isAccount ? { password } : {};
    if ((await run(() => ask('DELETE', '/me', body))) !== undefined) forgetMe();
  };
  return (
    <section className={styles.card} aria-label={me.export}>
      <p className={styles.soft}>{me.exportAbout}</p>
      <a href="/api/me/export" download="furrow-me.json">
        {me.export}
      </a>
      <PrivacyLink />
      <h2>{me.forget}</h2>
      <p className={styles.soft}>{me.forgetAbout}</p>
      {isAccount && (
        <PasswordField title={me.password} value={password} onChange={setPassword} fill="current-password" />
      )}
      <Confirmed title={me.forget} question={me.forgetAsk} busy={busy} onYes={() => void forget()} />
    </section>
  );
}
