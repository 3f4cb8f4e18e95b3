import { useState } from 'react';
import { goTo } from '../../app/route';
import { ask } from '../api';
import type { Notices } from '../forms';
import styles from '../online.module.css';
import { tellPerson, useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { Field } from './Field';
import { Form } from './Form';

interface Props {
  readonly notices: Notices;
  /** The code of a letter, if its link led here. */
  readonly code: string | undefined;
  readonly onChange: () => void;
}

/** Whether my mail address is confirmed, and how it comes to be. */
export function EmailState({ notices: { email, emailConfirmed }, code, onChange }: Props) {
  const { me } = useOnlineWords();
  if (email === undefined) return code === undefined ? null : <p data-email="none">{me.logInToConfirm}</p>;
  if (emailConfirmed === true)
    return (
      <p className={styles.soft} data-email="confirmed">
        {me.emailConfirmed(email)}
      </p>
    );
  return <Waiting email={email} code={code} onChange={onChange} />;
}

function Waiting({ email, code, onChange }: Pick<Props, 'code' | 'onChange'> & { readonly email: string }) {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const [said, setSaid] = useState(code ?? '');
  const confirm = async () => {
    const body = { code: said.trim() };
    if ((await run(() => ask<Notices>('POST', '/me/email/confirmation', body))) === undefined) return;
    if (code !== undefined) goTo({ at: 'me' });
    onChange();
  };
  const again = async () => {
    if ((await run(() => ask<Notices>('POST', '/me/email/letter'))) !== undefined)
      tellPerson(me.emailSent(email));
  };
  return (
    <div className={styles.proof} data-email="waiting">
      <p>{me.emailWaiting(email)}</p>
      <Form name="confirm-email" send={me.confirmEmail} busy={busy} onSend={() => void confirm()}>
        <Field title={me.emailCode} value={said} onChange={setSaid} fill="one-time-code" />
      </Form>
      <button type="button" data-letter-again disabled={busy} onClick={() => void again()}>
        {me.emailAgain}
      </button>
    </div>
  );
}
