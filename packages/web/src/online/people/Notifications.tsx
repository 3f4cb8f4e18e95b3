import { useEffect, useState } from 'react';
import { ask } from '../api';
import type { Notices } from '../forms';
import styles from '../online.module.css';
import { useAnswer } from '../use-answer';
import { tellPerson, useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { EmailState } from './EmailState';
import { Field } from './Field';
import { Form } from './Form';
import { canBeWoken, letSleep, subscription, wakeThisBrowser } from './push';

/** Where I am told of things while I am away; `code` is that of a letter whose link led here. */
export function Notifications({ code }: { readonly code?: string }) {
  const { me } = useOnlineWords();
  const { answer, again } = useAnswer<Notices>('/me/notifications');
  return (
    <section className={styles.card} aria-labelledby="notices">
      <h2 id="notices">{me.notices}</h2>
      <p className={styles.soft}>{me.noticesAbout}</p>
      {answer?.ok === true && (
        <>
          <Push notices={answer.value} onChange={again} />
          <Addresses notices={answer.value} onChange={again} />
          <EmailState notices={answer.value} code={code} onChange={again} />
        </>
      )}
    </section>
  );
}

interface Props {
  readonly notices: Notices;
  readonly onChange: () => void;
}

function Push({ notices, onChange }: Props) {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const subscribed = useSubscription(notices);
  const isWoken = subscribed !== undefined && notices.push > 0;
  const change = async () => {
    const done = await run(async () => {
      const woken = await (isWoken ? letSleep(subscribed) : wakeThisBrowser(notices));
      if (woken === 'forbidden') return { ok: false, why: woken, words: me.pushForbidden } as const;
      if (woken === 'unknown') return { ok: false, why: woken, words: me.pushUnknown } as const;
      return woken;
    });
    if (done !== undefined) onChange();
  };
  return (
    <>
      <h3>{me.push}</h3>
      <p className={styles.soft}>{canBeWoken() ? me.pushAbout(notices.push) : me.pushUnknown}</p>
      {canBeWoken() && (
        <button type="button" data-push={isWoken} disabled={busy} onClick={() => void change()}>
          {isWoken ? me.pushOff : me.pushOn}
        </button>
      )}
    </>
  );
}

/** What this browser subscribed to, looked up whenever it is known anew how I am told. */
function useSubscription(notices: Notices): PushSubscription | undefined {
  const [subscribed, setSubscribed] = useState<PushSubscription>();
  useEffect(() => {
    let isWanted = true;
    void subscription().then((found) => isWanted && setSubscribed(found));
    return () => {
      isWanted = false;
    };
  }, [notices]);
  return subscribed;
}

/** Addresses that are left empty are forgotten. */
function Addresses({ notices, onChange }: Props) {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const [email, setEmail] = useState(notices.email ?? '');
  const [webhook, setWebhook] = useState(notices.webhook ?? '');
  const send = async () => {
    const body = { ...(email !== '' && { email }), ...(webhook !== '' && { webhook }) };
    const done = await run(() => ask<Notices>('PUT', '/me/notifications', body));
    if (done === undefined) return;
    tellPerson(me.saved);
    onChange();
  };
  return (
    <Form name="notices" send={me.save} busy={busy} onSend={() => void send()}>
      <Field title={me.email} type="email" value={email} onChange={setEmail} fill="email" isOptional />
      <Field title={me.webhook} type="url" value={webhook} onChange={setWebhook} isOptional />
      {notices.webhookKey !== undefined && (
        <p className={styles.soft}>
          {me.webhookKey} <code className={styles.long}>{notices.webhookKey}</code>
        </p>
      )}
    </Form>
  );
}
