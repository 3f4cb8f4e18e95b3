import { useWords } from '../app/store';
import { SignIcon } from '../art/SignIcon';
import type { SupplyPicture } from '../protocol/table';
import styles from './newborns.module.css';

/** A recess of the board with what is left for everybody. */
export function SupplyTile({ supply }: { readonly supply: readonly SupplyPicture[] }) {
  const { atTable } = useWords();
  return (
    <section className={styles.supply} aria-label={atTable.leftInSupply}>
      <ul>
        {supply.map(({ sign, count, words }) => (
          <li key={sign} title={words}>
            <SignIcon sign={sign} />
            <b aria-hidden="true">{count}</b>
            <span className="unseen">{words}</span>
          </li>
        ))}
      </ul>
      <p aria-hidden="true">{atTable.leftInSupply}</p>
    </section>
  );
}
