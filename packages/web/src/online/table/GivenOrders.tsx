import type { Order } from '@furrow/wire/acts';
import { useLanguage } from '../../app/store';
import type { Table } from '../../protocol/table';
import shared from '../online.module.css';
import styles from './sheets.module.css';
import { useTableWords } from './use-table-words';

interface Props {
  readonly table: Table;
  readonly orders: readonly Order[];
  readonly busy: boolean;
  readonly onTakeBack: (order: Order) => void;
}

/** The orders that the viewer has given; each can be taken back alone. */
export function GivenOrders({ table, orders, busy, onTakeBack }: Props) {
  const { orders: words } = useTableWords();
  const textOf = useOrderText(table);
  return (
    <section aria-label={words.given}>
      <h3>{words.given}</h3>
      {orders.length === 0 && <p className={styles.soft}>{words.none}</p>}
      <ul className={styles.given}>
        {orders.map((order, i) => (
          <li key={`${i + 1} ${JSON.stringify(order)}`} data-given={order.when}>
            <span className={shared.text}>{textOf(order)}</span>
            <button
              type="button"
              disabled={busy}
              aria-label={words.takeBackOrder(textOf(order))}
              onClick={() => onTakeBack(order)}
            >
              {words.takeBack}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says what an order means. */
function useOrderText({ board }: Table): (order: Order) => string {
  const { orders: words } = useTableWords();
  const list = new Intl.ListFormat(useLanguage(), { type: 'disjunction' });
  const spaces = board.flatMap((group) => group.spaces);
  const titleOf = (move: string) => spaces.find(({ id }) => id === move)?.title ?? move;
  return (order) => {
    switch (order.when) {
      case 'forced':
        return words.forced;
      case 'feeding':
        return `${words.feeding}: ${order.spare === 'animals' ? words.spareAnimals : words.spareCrops}`;
      case 'draft':
        return words.draftGiven(order.cards.length);
      case 'placement': {
        const wishes = order.wishes.map(({ move, atLeast }) =>
          atLeast === undefined ? titleOf(move) : words.withGoods(titleOf(move), atLeast),
        );
        return `${words.placement}: ${list.format(wishes)}`;
      }
    }
  };
}
