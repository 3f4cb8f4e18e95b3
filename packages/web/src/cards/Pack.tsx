import { attempt, useWords } from '../app/store';
import type { Deciding } from '../decisions/deciding';
import type { PackPicture } from '../protocol/pack';
import type { CardPicture, Table } from '../protocol/table';
import { Card } from './Card';
import styles from './pack.module.css';

interface Props {
  readonly table: Table;
  readonly pack: PackPicture;
  readonly deciding: Deciding | undefined;
}

/** The pack from which cards are kept: every card can be read, and is chosen by a tap. */
export function Pack({ table, pack, deciding }: Props) {
  const { packs } = useWords();
  const { cards, chosen, answered } = pack;
  const isChosen = ({ id }: CardPicture) =>
    chosen.includes(id) || deciding?.isChosen({ on: 'card', id }) === true;
  return (
    <div className={styles.pack} data-pack data-answered={answered}>
      <header className={styles.head}>
        <h2>{packs.title(cards.length)}</h2>
        <Around table={table} pack={pack} />
        {answered && <ChooseAgain table={table} />}
      </header>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className={styles.card}
              data-card={card.id}
              data-marked={!answered && deciding !== undefined}
              aria-pressed={isChosen(card)}
              disabled={answered || deciding === undefined}
              onClick={() => deciding?.pointAt({ on: 'card', id: card.id })}
            >
              <Card card={card} size="whole" />
            </button>
          </li>
        ))}
      </ul>
      <Kept cards={table.hand} />
    </div>
  );
}

/** Who gets the rest, from whom the next pack comes, and who is still thinking. */
function Around({ table, pack: { goesTo, comesFrom, thinking } }: Omit<Props, 'deciding'>) {
  const { packs } = useWords();
  const nameOf = (seat: number) => table.seats[seat].name;
  const others = thinking.filter((seat) => seat !== table.viewer).map(nameOf);
  return (
    <p className={styles.around} aria-live="polite">
      {goesTo !== undefined && <span>{packs.goesTo(nameOf(goesTo))}</span>}
      {comesFrom !== undefined && <span>{packs.comesFrom(nameOf(comesFrom))}</span>}
      {others.length > 0 && <span>{packs.thinking(others)}</span>}
    </p>
  );
}

/** As long as others are thinking, the choice can be changed. */
function ChooseAgain({ table }: { readonly table: Table }) {
  const asked = table.asked.find(({ ask, open }) => open && ask === 'keepCards');
  const choice = asked?.choices[0];
  if (asked === undefined || choice === undefined) return null;
  const { seat, number } = asked;
  return (
    <button
      type="button"
      data-notation={choice.notation}
      onClick={() => void attempt('play', { seat, number, move: choice.move })}
    >
      {choice.words}
    </button>
  );
}

/** What was kept so far, by name. */
function Kept({ cards }: { readonly cards: readonly CardPicture[] }) {
  const { packs } = useWords();
  if (cards.length === 0) return null;
  return (
    <section className={styles.kept} aria-label={packs.kept(cards.length)}>
      <h3>{packs.kept(cards.length)}</h3>
      <ul>
        {cards.map(({ id, title, kind }) => (
          <li key={id} data-kind={kind}>
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
