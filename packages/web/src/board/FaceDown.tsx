import { SignIcon } from '../art/SignIcon';
import type { FaceDownPicture } from '../protocol/table';
import styles from './round-cards.module.css';

const STAGES = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** So many signs of what may come are drawn. */
const MOST = 4;

/** A round card that lies face down: its stage, and what may be on it. */
export function FaceDown({ card: { stage, may } }: { readonly card: FaceDownPicture }) {
  const signs = [...new Set(may.flatMap(({ sign }) => (sign === undefined ? [] : [sign])))];
  return (
    <span className={styles.back} title={may.map(({ title }) => title).join(' · ')}>
      <b className={styles.stage}>{STAGES[stage - 1]}</b>
      <span className={styles.may} aria-hidden="true">
        {signs.slice(0, MOST).map((sign) => (
          <SignIcon key={sign} sign={sign} />
        ))}
      </span>
      <span className="unseen">{may.map(({ title }) => title).join(', ')}</span>
    </span>
  );
}
