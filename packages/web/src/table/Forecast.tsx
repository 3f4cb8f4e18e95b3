import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import type { FoodForecast } from '../protocol/table';
import styles from './track.module.css';

interface Props {
  readonly forecast: FoodForecast;
  /** The present round. */
  readonly now: number;
}

/** So many rounds before a feeding, missing food is no reason for alarm yet. */
const EARLY = 2;

/** How much food is missing for the next feeding, and what could become food. */
export function Forecast({ forecast: { round, need, ready, spare }, now }: Props) {
  const { atTable } = useWords();
  const missing = Math.max(0, need - ready);
  const details = [
    atTable.foodDetail(Math.min(ready, need), need),
    ...(spare > 0 ? [atTable.foodBesides(spare)] : []),
  ].join(' ');
  const isEarly = round - now >= EARLY;
  const state = missing === 0 ? 'enough' : isEarly || spare >= missing ? 'possible' : 'missing';
  return (
    <span className={styles.forecast} data-state={state} data-testid="forecast" title={details}>
      <GoodIcon good="food" size={18} />
      <span className={styles.short} aria-hidden="true">
        {Math.min(ready, need)} / {need}
      </span>
      <span className={styles.full}>
        {missing === 0 ? atTable.foodEnough(need, round) : atTable.foodMissing(missing, round)}
        {missing > 0 && spare > 0 && <span className={styles.made}>{atTable.foodMade(spare)}</span>}
      </span>
      <span className="unseen">{details}</span>
    </span>
  );
}
