import { useWords } from '../app/store';
import { DraftButtons, Verdict } from './Drafted';
import styles from './draft.module.css';
import type { DecisionProps } from './registry';

/** Cards of a pack that are kept: they are tapped where they lie, then confirmed together. */
export function KeepCards({ deciding: { drafting } }: DecisionProps) {
  const { decisions } = useWords();
  if (drafting?.draft.of !== 'some' || drafting.state.of !== 'some') return null;
  const { draft, state } = drafting;
  return (
    <>
      <div className={styles.inBar}>
        <Verdict drafting={drafting} hint={decisions.tapJust(draft.atMost, state.chosen.length)} />
      </div>
      <DraftButtons drafting={drafting} label={decisions.take} />
    </>
  );
}
