import { useState } from 'react';
import { addressOf } from '../../app/route';
import { useWords } from '../../app/store';
import { ask } from '../api';
import { Frame } from '../Frame';
import type { Myself } from '../forms';
import { Offline } from '../Known';
import { askWho, takeMe, useWho } from '../me';
import styles from '../online.module.css';
import { tellPerson, useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { Codes } from './Codes';
import { ComingIn } from './ComingIn';
import { Field } from './Field';
import { Form } from './Form';
import { Leaving } from './Leaving';
import { MakeAccount } from './MakeAccount';
import { Mutes } from './Mutes';
import { NameForm } from './NameForm';
import { Notifications } from './Notifications';
import { Passwords } from './Passwords';
import { Sessions } from './Sessions';
import { Tokens } from './Tokens';

/** My account: who I am, how I come in, and everything that belongs to me; `code` is that of a letter whose link led here. */
export function MeScreen({ code }: { readonly code?: string }) {
  const { me } = useOnlineWords();
  const words = useWords();
  const who = useWho();
  return (
    <Frame title={me.title} at="me">
      {who.is === 'asked' && <p className={styles.soft}>{words.loading}</p>}
      {who.is === 'offline' && <Offline onAgain={() => void askWho()} />}
      {who.is === 'nobody' && (
        <>
          {code !== undefined && <p>{me.logInToConfirm}</p>}
          <div className={styles.columns} data-nobody>
            <ComingIn />
            <NameForm />
          </div>
        </>
      )}
      {who.is === 'somebody' && <Mine key={who.me.id} me={who.me} code={code} />}
    </Frame>
  );
}

function Mine({ me, code }: { readonly me: Myself; readonly code: string | undefined }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <Codes codes={codes} onKept={() => setCodes(undefined)} />;
  const isGuest = me.kind === 'guest';
  return (
    <div className={styles.stacks} data-me={me.kind}>
      {code !== undefined && <Notifications key={code} code={code} />}
      <Name me={me} />
      {isGuest && <MakeAccount name={me.name} onCodes={setCodes} />}
      {isGuest && <ComingIn />}
      {me.kind === 'account' && <Passwords owner={me} onCodes={setCodes} />}
      <Sessions me={me} />
      {code === undefined && <Notifications />}
      <Tokens />
      <Mutes me={me} />
      <Leaving me={me} />
    </div>
  );
}

function Name({ me }: { readonly me: Myself }) {
  const { me: words } = useOnlineWords();
  const { busy, run } = useDoing();
  const [name, setName] = useState(me.name);
  const save = async () => {
    const done = await run(() => ask<Myself>('PATCH', '/me', { name }));
    if (done === undefined) return;
    takeMe({ ok: true, value: done.value });
    tellPerson(words.saved);
  };
  return (
    <section className={styles.card} aria-label={words.name}>
      <p>{me.login === undefined ? words.guestNow : words.accountNow(me.login)}</p>
      <Form name="name" send={words.save} busy={busy} onSend={() => void save()}>
        <Field title={words.name} value={name} onChange={setName} fill="nickname" />
      </Form>
      <a href={`#${addressOf({ at: 'person', id: me.id })}`} data-my-profile>
        {words.profile}
      </a>
    </section>
  );
}
