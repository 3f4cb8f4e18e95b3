import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import type { CountsWay } from '../protocol/draft';
import { beggingOf, type CountsState, foodOf } from './drafts/counts';
import styles from './food-line.module.css';

interface Props {
  readonly way: CountsWay;
  readonly state: CountsState;
  /** In the bar, beside a question that tells what is needed and what is there. */
  readonly brief?: boolean;
}

/** Food at one glance: what is needed, what is there, what is made, and what is missing. */
export function FoodLine({ way, state, brief = false }: Props) {
  const { decisions } = useWords();
  const { food } = way;
  if (food === undefined) return null;
  const { made, missing } = foodOf(way, state.counts[state.way]);
  const over = food.have + made - food.need;
  const begging = food.begging === undefined && food.orBeg ? missing : beggingOf(way, state);
  return (
    <div className={styles.food} data-brief={brief}>
      {!brief && (
        <>
          <span className={styles.need}>
            <GoodIcon good="food" size={24} />
            {decisions.needFood(food.need)}
          </span>
          <span>{decisions.haveFood(food.have)}</span>
        </>
      )}
      {made > 0 && <span>{decisions.madeFood(made)}</span>}
      <span className={styles.balance} data-short={missing > 0}>
        {missing > 0
          ? decisions.foodMissing(missing)
          : over > 0
            ? decisions.foodOver(over)
            : decisions.enough}
      </span>
      {begging > 0 && (
        <strong className={styles.begging} data-begging={begging}>
          ⚠ {decisions.begging(begging)}
        </strong>
      )}
    </div>
  );
}
