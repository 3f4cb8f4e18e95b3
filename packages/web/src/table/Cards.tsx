import { useWords } from '../app/store';
import type { Deciding } from '../decisions/deciding';
import type { CardPicture } from '../protocol/table';
import { Amounts } from './Amounts';
import styles from './table.module.css';

interface Props {
  readonly label: string;
  readonly cards: readonly CardPicture[];
  readonly deciding?: Deciding | undefined;
  readonly onOpen: (id: string) => void;
}

/** Cards in a row: what can be chosen now is marked, any other card opens its text. */
export function Cards({ label, cards, deciding, onOpen }: Props) {
  const words = useWords();
  if (cards.length === 0) return null;
  return (
    <section className={styles.cards} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {cards.map(({ id, title, kind, prices }) => {
          const target = { on: 'card', id } as const;
          const marked = deciding !== undefined && deciding.choicesAt(target).length > 0;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.card}
                data-kind={kind}
                data-card={id}
                data-marked={marked}
                onClick={() => (marked ? deciding.pointAt(target) : onOpen(id))}
              >
                <span>{title}</span>
                <span className={styles.prices}>
                  {prices.map((price, i) => (
                    <span key={price.map((one) => one.words).join()}>
                      {i > 0 && <small>{words.or}</small>}
                      <Amounts amounts={price} size={14} />
                    </span>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
