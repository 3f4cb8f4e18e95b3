import { useState } from 'react';
import { Segments } from '../../app/Segments';
import { ask } from '../api';
import { CopyText } from '../CopyText';
import type { TokenDays, TokenRow } from '../forms';
import { NumberField } from '../NumberField';
import styles from '../online.module.css';
import { useAnswer } from '../use-answer';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { useWhen } from '../when';
import { Field } from './Field';
import { Form } from './Form';

interface Tokened {
  readonly tokens: readonly TokenRow[];
  readonly days: TokenDays;
}

/** What lets programs of mine sit at tables in my name. */
export function Tokens() {
  const { me } = useOnlineWords();
  const { answer, again } = useAnswer<Tokened>('/me/tokens');
  const { tokens = [], days } = answer?.ok === true ? answer.value : {};
  return (
    <section className={styles.card} aria-labelledby="tokens">
      <h2 id="tokens">{me.tokens}</h2>
      <p className={styles.soft}>{me.tokensAbout}</p>
      <ul className={styles.list}>
        {tokens.map((token) => (
          <Token key={token.id} token={token} onGone={again} />
        ))}
      </ul>
      {days !== undefined && <MakeToken days={days} onMade={again} />}
    </section>
  );
}

interface TokenProps {
  readonly token: TokenRow;
  readonly onGone: () => void;
}

function Token({ token: { id, name, scopes, seen, ends, ended }, onGone }: TokenProps) {
  const { me } = useOnlineWords();
  const when = useWhen();
  const { busy, run } = useDoing();
  const withdraw = async () => {
    if ((await run(() => ask('DELETE', `/me/tokens/${id}`))) !== undefined) onGone();
  };
  return (
    <li data-token={id}>
      <div className={styles.text}>
        <strong>{name}</strong>
        <span>{scopes.includes('play') ? me.mayPlay : me.mayRead}</span>
        <small>{seen === null ? me.neverUsed : me.used(when(seen))}</small>
        <small>{ended ? me.tokenEnded(when(ends)) : me.tokenEnds(when(ends))}</small>
      </div>
      <button type="button" disabled={busy} onClick={() => void withdraw()}>
        {me.withdraw(name)}
      </button>
    </li>
  );
}

interface MakeProps {
  readonly days: TokenDays;
  readonly onMade: () => void;
}

function MakeToken({ days: { least, most, usual }, onMade }: MakeProps) {
  const { me } = useOnlineWords();
  const { busy, run } = useDoing();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'play' | 'read'>('play');
  const [days, setDays] = useState(usual);
  const [token, setToken] = useState<string>();
  const send = async () => {
    const body = { name, scopes: scope === 'play' ? ['play', 'read'] : ['read'], days };
    const done = await run(() => ask<{ readonly token: string }>('POST', '/me/tokens', body));
    if (done === undefined) return;
    setName('');
    setToken(done.value.token);
    onMade();
  };
  return (
    <>
      <Form name="token" send={me.makeToken} busy={busy} onSend={() => void send()}>
        <Field title={me.tokenName} value={name} onChange={setName} />
        <Segments
          title={me.tokenScope}
          value={scope}
          values={[
            { value: 'play', title: me.mayPlay },
            { value: 'read', title: me.mayRead },
          ]}
          onChange={setScope}
        />
        <NumberField title={me.tokenDays} value={days} least={least} most={most} onChange={setDays} />
      </Form>
      {token !== undefined && (
        <p role="status" data-token-secret>
          {me.tokenOnce} <code className={styles.long}>{token}</code>{' '}
          <CopyText text={token} title={me.copy} />
        </p>
      )}
    </>
  );
}
