import { useWords } from '../app/store';
import { ChoiceButtons } from '../decisions/ChoiceButtons';
import type { Deciding } from '../decisions/deciding';
import { decisionViews } from '../decisions/registry';
import styles from './table.module.css';

/** The part of a decision that is not made on board or farm, and what may be done at any time. */
export function DecisionPanel({ deciding }: { readonly deciding: Deciding }) {
  const words = useWords();
  const { asked } = deciding;
  const { Panel } = decisionViews[asked.ask];
  const anytime = asked.choices.filter((choice) => choice.anytime);
  return (
    <div className={styles.panel} data-ask={asked.ask}>
      <Panel key={asked.number} deciding={deciding} />
      {anytime.length > 0 && (
        <details className={styles.anytime}>
          <summary>{words.alsoPossible}</summary>
          <ChoiceButtons deciding={deciding} choices={anytime} />
        </details>
      )}
    </div>
  );
}
