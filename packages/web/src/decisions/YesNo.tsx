import { ChoiceButtons } from './ChoiceButtons';
import styles from './decisions.module.css';
import type { DecisionProps } from './registry';

/** Two or three answers as large buttons. */
export function YesNo({ deciding }: DecisionProps) {
  return (
    <div className={styles.yesNo}>
      <ChoiceButtons deciding={deciding} choices={deciding.choices.filter(({ anytime }) => !anytime)} />
    </div>
  );
}
