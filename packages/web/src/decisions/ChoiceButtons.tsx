import type { Choice } from '../protocol/asked';
import { AnswerFace } from './AnswerFace';
import styles from './choices.module.css';
import type { Deciding } from './deciding';
import { sameTarget } from './drafts/draft';
import { LeftOver } from './LeftOver';

interface Props {
  readonly deciding: Deciding;
  readonly choices: readonly Choice[];
  /** More of them are being looked for. */
  readonly busy?: boolean;
  /** Takes the choice over into a draft instead of answering. */
  readonly onFill?: (choice: Choice) => void;
}

/** Choices as buttons; what a choice is about is marked on the table while somebody looks at it. */
export function ChoiceButtons({ deciding, choices, busy = false, onFill }: Props) {
  const { seat } = deciding.asked;
  const placed = choices.some(({ target }) => !sameTarget(target, choices[0].target));
  return (
    <div className={styles.choices} aria-busy={busy}>
      {choices.map((choice) => (
        <button
          key={choice.notation}
          type="button"
          className={
            choices.length === 1 && onFill === undefined ? `${styles.choice} primary` : styles.choice
          }
          {...(onFill === undefined
            ? { 'data-notation': choice.notation }
            : { 'data-fill': choice.notation })}
          onClick={() => (onFill ?? deciding.answer)(choice)}
          onMouseEnter={() => deciding.look(choice.target)}
          onMouseLeave={() => deciding.look(undefined)}
          onFocus={() => deciding.look(choice.target)}
          onBlur={() => deciding.look(undefined)}
        >
          <AnswerFace choice={choice} seat={seat} placed={placed} />
          <LeftOver seat={seat} given={choice.pays ?? []} />
        </button>
      ))}
    </div>
  );
}
