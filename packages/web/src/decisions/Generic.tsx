import { useWords } from '../app/store';
import { ChoiceButtons } from './ChoiceButtons';
import styles from './decisions.module.css';
import type { DecisionProps } from './registry';

/** Any decision as a list of buttons. */
export function Generic({ deciding }: DecisionProps) {
  const words = useWords();
  const { more } = deciding.asked;
  return (
    <div className={styles.panel}>
      <ChoiceButtons deciding={deciding} choices={deciding.choices.filter(({ anytime }) => !anytime)} />
      {more > 0 && <p className={styles.soft}>{words.moreAnswers(more)}</p>}
    </div>
  );
}
