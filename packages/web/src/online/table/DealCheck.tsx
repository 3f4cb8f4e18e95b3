import { useEffect, useState } from 'react';
import { call } from '../../app/store';
import type { DealChecked, OnlinePicture } from '../../protocol/online';
import { useOnlineWords } from '../use-online-words';
import styles from './deal-check.module.css';
import { useTableWords } from './use-table-words';

/** The deal of a finished game: what was promised, what was told, and whether all chance came from it. */
export function DealCheck({ online }: { readonly online: OnlinePicture }) {
  const { over } = useTableWords();
  const { commitment, seed, table } = online;
  const [checked, setChecked] = useState<DealChecked>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (seed !== undefined) void call('verifyDeal', {}).then(setChecked, () => setChecked({ ok: false }));
  }, [table, seed, tries]);
  const again = () => {
    setChecked(undefined);
    setTries(tries + 1);
  };
  return (
    <>
      <h2>{over.deal}</h2>
      {seed === undefined ? (
        <p>{over.notYet}</p>
      ) : (
        <Found checked={checked} isAgain={tries > 0} again={again} />
      )}
      <dl className={styles.secrets}>
        <dt>{over.commitment}</dt>
        <dd>{commitment}</dd>
        {seed !== undefined && (
          <>
            <dt>{over.seed}</dt>
            <dd>{seed}</dd>
          </>
        )}
      </dl>
    </>
  );
}

interface FoundProps {
  readonly checked: DealChecked | undefined;
  readonly isAgain: boolean;
  /** Checks it once more. */
  readonly again: () => void;
}

function Found({ checked, isAgain, again }: FoundProps) {
  const { over } = useTableWords();
  const { lobby } = useOnlineWords();
  // The button stays while it is checked again: the focus is on it.
  if (checked?.ok !== true)
    return (
      <>
        <p role="status" data-deal={checked && 'unknown'}>
          {checked === undefined ? over.checking : over.cannot(checked.why ?? '')}
        </p>
        {(checked !== undefined || isAgain) && (
          <button type="button" aria-disabled={checked === undefined} onClick={checked && again}>
            {lobby.tryAgain}
          </button>
        )}
      </>
    );
  const wrong = checked.chance.flatMap(({ line, move, right }) =>
    right === undefined ? [] : [over.chanceWrong(line, move, right)],
  );
  const isRight = checked.seedFits && !checked.isOther && wrong.length === 0;
  return (
    <div role="status" data-deal={isRight ? 'fits' : 'wrong'}>
      <ul className={styles.found}>
        <li data-right={checked.seedFits}>{checked.seedFits ? over.seedFits : over.seedWrong}</li>
        {checked.isOther && <li data-right="false">{over.otherGame}</li>}
        {wrong.length === 0 && <li data-right="true">{over.chanceFits(checked.chance.length)}</li>}
        {wrong.map((line) => (
          <li key={line} data-right="false">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
