import { update, useWords } from '../app/store';
import { SignIcon } from '../art/SignIcon';
import type { FaceDownPicture } from '../protocol/space';
import styles from './round-cards.module.css';

const STAGES = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** So many signs of what may come are drawn. */
const MOST = 4;

/** A round card that lies face down: its stage, and what may be on it. It opens the overview of all stages. */
export function FaceDown({ card: { stage, may } }: { readonly card: FaceDownPicture }) {
  const { atTable } = useWords();
  const signs = [...new Set(may.flatMap(({ sign }) => (sign === undefined ? [] : [sign])))];
  return (
    <button
      type="button"
      className={styles.back}
      data-stage={stage}
      tabIndex={-1}
      title={may.map(({ title }) => title).join(' · ')}
      aria-label={atTable.faceDown(STAGES[stage - 1], may.map(({ title }) => title).join(', '))}
      onClick={() => update({ help: { topic: 'stages' } })}
    >
      <b className={styles.stage}>{STAGES[stage - 1]}</b>
      <span className={styles.may} aria-hidden="true">
        {signs.slice(0, MOST).map((sign) => (
          <SignIcon key={sign} sign={sign} />
        ))}
      </span>
    </button>
  );
}
