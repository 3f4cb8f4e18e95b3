import type { Choice } from '../protocol/asked';
import type { Deciding } from './deciding';
import styles from './decisions.module.css';

interface Props {
  readonly deciding: Deciding;
  readonly choices: readonly Choice[];
}

/** Choices as buttons; what a choice is about is marked on the table while somebody looks at it. */
export function ChoiceButtons({ deciding, choices }: Props) {
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <button
          key={choice.notation}
          type="button"
          className={styles.choice}
          data-notation={choice.notation}
          onClick={() => deciding.answer(choice)}
          onMouseEnter={() => deciding.look(choice.target)}
          onMouseLeave={() => deciding.look(undefined)}
          onFocus={() => deciding.look(choice.target)}
          onBlur={() => deciding.look(undefined)}
        >
          {choice.words}
        </button>
      ))}
    </div>
  );
}
