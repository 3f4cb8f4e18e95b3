import type { Deciding } from '../decisions/deciding';
import { decisionViews } from '../decisions/registry';
import styles from './bar.module.css';

/** The answers: what is not made on board, farm and cards themselves. */
export function DecisionPanel({ deciding }: { readonly deciding: Deciding }) {
  const { asked } = deciding;
  const { Panel } = decisionViews[asked.ask];
  return (
    <div className={styles.answers} data-ask={asked.ask}>
      <Panel key={asked.number} deciding={deciding} />
    </div>
  );
}
