import { useState } from 'react';
import { useWords } from '../app/store';
import type { Choice } from '../protocol/asked';
import { ChoiceButtons } from './ChoiceButtons';
import styles from './choices.module.css';
import type { DecisionProps } from './registry';

interface Props extends DecisionProps {
  readonly choices: readonly Choice[];
  readonly onFill: (choice: Choice) => void;
}

/** So many listed answers are proposed; all others can be put together. */
const MOST_PROPOSED = 12;

/** Listed answers that can be taken over into a draft, folded away; while they are shown, what is drafted is not. */
export function Fillings({ deciding, choices, onFill }: Props) {
  const { decisions } = useWords();
  const [open, setOpen] = useState(false);
  const proposed = choices.slice(0, MOST_PROPOSED);
  if (proposed.length < 2) return null;
  const fill = (choice: Choice) => {
    setOpen(false);
    onFill(choice);
  };
  return (
    <details
      className={styles.proposals}
      data-proposals
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {decisions.proposals} ({proposed.length})
      </summary>
      <ChoiceButtons deciding={deciding} choices={proposed} onFill={fill} />
    </details>
  );
}
