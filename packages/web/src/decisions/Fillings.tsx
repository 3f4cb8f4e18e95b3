import { useWords } from '../app/store';
import type { Choice } from '../protocol/asked';
import { ChoiceButtons } from './ChoiceButtons';
import styles from './decisions.module.css';
import type { DecisionProps } from './registry';

interface Props extends DecisionProps {
  readonly choices: readonly Choice[];
  readonly onFill: (choice: Choice) => void;
}

/** Listed answers that can be taken over into a draft, folded away. */
export function Fillings({ deciding, choices, onFill }: Props) {
  const { decisions } = useWords();
  if (choices.length < 2) return null;
  return (
    <details className={styles.proposals}>
      <summary>
        {decisions.proposals} ({choices.length})
      </summary>
      <ChoiceButtons deciding={deciding} choices={choices} onFill={onFill} />
    </details>
  );
}
