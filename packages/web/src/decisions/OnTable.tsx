import { useWords } from '../app/store';
import { ChoiceButtons } from './ChoiceButtons';
import styles from './decisions.module.css';
import type { DecisionProps } from './registry';

/** A decision that is made on the board: only what has no place there stands here as buttons. */
export function OnBoard({ deciding }: DecisionProps) {
  const words = useWords();
  return <OnTable deciding={deciding} text={words.chooseOnTable} on="space" />;
}

/** A decision that is made on the farm. */
export function OnFarm({ deciding }: DecisionProps) {
  const words = useWords();
  return <OnTable deciding={deciding} text={words.chooseCell} on="cell" />;
}

interface Props extends DecisionProps {
  readonly text: string;
  readonly on: 'space' | 'cell';
}

function OnTable({ deciding, text, on }: Props) {
  const words = useWords();
  const { narrowed, choices, asked } = deciding;
  if (narrowed !== undefined) {
    return (
      <div className={styles.panel} data-narrowed>
        <p className={styles.soft}>{words.pickSeveral}</p>
        <ChoiceButtons deciding={deciding} choices={choices} />
        <button type="button" onClick={() => deciding.widen()}>
          {words.showAll}
        </button>
      </div>
    );
  }
  const elsewhere = asked.choices.filter(({ target, anytime }) => target?.on !== on && !anytime);
  const here = asked.choices.some(({ target }) => target?.on === on);
  return (
    <div className={styles.panel}>
      {here && <p className={styles.soft}>{text}</p>}
      <ChoiceButtons deciding={deciding} choices={elsewhere} />
    </div>
  );
}
