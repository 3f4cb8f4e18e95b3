import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import type { CountsWay } from '../protocol/draft';
import type { Drafting } from './deciding';
import sheet from './decisions.module.css';
import { beggingOf, type CountsState, foodOf } from './drafts/counts';
import styles from './food-line.module.css';

interface Props {
  readonly drafting: Drafting;
  readonly way: CountsWay;
  readonly state: CountsState;
}

/** Food at one glance: what is needed, what is there, what is made, and what is missing. */
export function FoodLine({ drafting, way, state }: Props) {
  const { decisions } = useWords();
  const { food } = way;
  if (food === undefined) return null;
  const { made, missing } = foodOf(way, state.counts[state.way]);
  const over = food.have + made - food.need;
  const begging = food.begging === undefined && food.orBeg ? missing : beggingOf(way, state);
  return (
    <div className={styles.food}>
      <span className={styles.need}>
        <GoodIcon good="food" size={24} />
        {decisions.needFood(food.need)}
      </span>
      <span>{decisions.haveFood(food.have)}</span>
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
      {food.begging?.freely === true && (
        <span className={styles.begMore}>
          <small>{decisions.begMore}</small>
          <button
            type="button"
            className={sheet.step}
            aria-label={decisions.oneLess(decisions.begMore)}
            disabled={state.begged === 0}
            onClick={() => drafting.act({ do: 'beg', by: -1 })}
          >
            −
          </button>
          <button
            type="button"
            className={sheet.step}
            aria-label={decisions.oneMore(decisions.begMore)}
            disabled={begging >= food.begging.most}
            onClick={() => drafting.act({ do: 'beg', by: 1 })}
          >
            +
          </button>
        </span>
      )}
    </div>
  );
}
