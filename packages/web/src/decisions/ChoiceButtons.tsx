import { GoodIcon } from '../art/GoodIcon';
import type { Choice } from '../protocol/asked';
import type { Amount } from '../protocol/goods';
import type { Deciding } from './deciding';
import styles from './decisions.module.css';
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
  return (
    <div className={styles.choices} aria-busy={busy}>
      {choices.map((choice) => (
        <button
          key={choice.notation}
          type="button"
          className={styles.choice}
          {...(onFill === undefined
            ? { 'data-notation': choice.notation }
            : { 'data-fill': choice.notation })}
          onClick={() => (onFill ?? deciding.answer)(choice)}
          onMouseEnter={() => deciding.look(choice.target)}
          onMouseLeave={() => deciding.look(undefined)}
          onFocus={() => deciding.look(choice.target)}
          onBlur={() => deciding.look(undefined)}
        >
          <span>{choice.words}</span>
          <Exchanged choice={choice} />
          <LeftOver seat={deciding.asked.seat} given={choice.pays ?? []} />
        </button>
      ))}
    </div>
  );
}

/** The goods of a choice as pictures: the words say the same. */
function Exchanged({ choice: { pays = [], gets = [] } }: { readonly choice: Choice }) {
  if (pays.length + gets.length === 0) return null;
  return (
    <span className={styles.exchange}>
      <GoodsRow amounts={pays} />
      {gets.length > 0 && <span aria-hidden="true">→</span>}
      <GoodsRow amounts={gets} />
    </span>
  );
}

/** Goods as pictures with their numbers; for eyes only. */
export function GoodsRow({ amounts }: { readonly amounts: readonly Amount[] }) {
  return (
    <span className={styles.exchange} aria-hidden="true">
      {amounts.map(({ good, count }) => (
        <span key={good} className={styles.exchange}>
          {count}
          <GoodIcon good={good} size={20} />
        </span>
      ))}
    </span>
  );
}
