import type { Deciding } from '../decisions/deciding';
import { decisionViews } from '../decisions/registry';
import styles from './table.module.css';

/** The part of a decision that is not made on board or farm. */
export function DecisionPanel({ deciding }: { readonly deciding: Deciding }) {
  const { asked } = deciding;
  const { Panel } = decisionViews[asked.ask];
  return (
    <div className={styles.panel} data-ask={asked.ask}>
      <Panel key={asked.number} deciding={deciding} />
    </div>
  );
}
