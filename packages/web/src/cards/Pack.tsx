import { type CSSProperties, useState } from 'react';
import { attempt, useWords } from '../app/store';
import type { Deciding } from '../decisions/deciding';
import type { CardPicture } from '../protocol/card';
import type { NamedCard, PackPicture } from '../protocol/pack';
import type { Table } from '../protocol/table';
import { BESIDE } from './beside-pack';
import { Card } from './Card';
import { folded } from './matching';
import { NameButton } from './Named';
import styles from './pack.module.css';
import { packColumns } from './pack-columns';

interface Props {
  readonly table: Table;
  readonly pack: PackPicture;
  readonly deciding: Deciding | undefined;
}

/** So many cards lie in two rows that fill the screen; more may have to be scrolled, and still more can be searched. */
const [IN_SIGHT, SEARCHED] = [8, 24];
/** So many cards lie in one row, not larger than others. */
const ONE_ROW = 4;
/** So many cards lie closer on a large screen, to be seen in two rows as well. */
const CLOSE = 14;

/** The pack from which cards are kept, or the hand that is asked about: every card can be read, and is chosen by a tap. */
export function Pack({ table, pack, deciding }: Props) {
  const { packs } = useWords();
  const [text, setText] = useState('');
  const { cards, chosen, answered } = pack;
  const isChosen = ({ id }: CardPicture) =>
    chosen.includes(id) || deciding?.isChosen({ on: 'card', id }) === true;
  const isOffered = ({ id }: CardPicture) => !answered && deciding?.canPoint({ on: 'card', id }) === true;
  const isClose = cards.length > IN_SIGHT && cards.length <= CLOSE;
  const columns = cards.length <= ONE_ROW ? cards.length : Math.ceil(cards.length / 2);
  const lying = isClose ? packColumns(cards, columns) : [cards];
  const tops = new Set(lying.map(([first]) => first));
  const shown = lying.flat().filter((card) => isChosen(card) || hasWords(card, folded(text)));
  return (
    <div className={styles.pack} data-pack data-answered={answered}>
      <header className={styles.head}>
        <h2>{pack.isHand === true ? packs.hand(cards.length) : packs.title(cards.length)}</h2>
        <Around table={table} pack={pack} />
        {answered && <ChooseAgain table={table} />}
        {cards.length > SEARCHED && <Search text={text} onText={setText} />}
      </header>
      <ul
        className={styles.cards}
        data-scrolls={cards.length > IN_SIGHT || undefined}
        data-close={isClose || undefined}
        data-few={cards.length <= ONE_ROW || undefined}
        style={{ '--columns': columns } as CSSProperties}
      >
        {shown.map((card) => (
          <li key={card.id} data-top={tops.has(card) || undefined}>
            <button
              type="button"
              className={styles.card}
              data-card={card.id}
              data-marked={isOffered(card)}
              aria-pressed={isChosen(card)}
              disabled={!isOffered(card)}
              onClick={() => deciding?.pointAt({ on: 'card', id: card.id })}
            >
              <Card card={card} size="whole" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether all folded words of a search stand on a card. */
function hasWords({ title, no = '', text, category }: CardPicture, search: string): boolean {
  const said = folded([title, no, category?.words ?? '', ...text].join(' '));
  return search.split(/\s+/).every((word) => said.includes(word));
}

interface SearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

function Search({ text, onText }: SearchProps) {
  const { atTable } = useWords();
  return (
    <input
      type="search"
      value={text}
      placeholder={atTable.search}
      aria-label={atTable.search}
      onChange={({ target }) => onText(target.value)}
    />
  );
}

/** Who gets the rest, from whom the next pack comes, and who is still thinking. */
export function Around({ table, pack: { goesTo, comesFrom, thinking } }: Omit<Props, 'deciding'>) {
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

/** What was kept so far, by name; a name opens its card. */
export function Kept({ cards }: { readonly cards: readonly CardPicture[] }) {
  const { packs } = useWords();
  if (cards.length === 0) return null;
  return (
    <section className={styles.kept} aria-label={packs.kept(cards.length)}>
      <h3>{packs.kept(cards.length)}</h3>
      <Names cards={cards} />
    </section>
  );
}

/** What the next seat got from the viewer, by name, folded. */
export function Passed({ table, pack: { passed } }: Omit<Props, 'deciding'>) {
  const { packs } = useWords();
  if (passed === undefined) return null;
  return (
    <details className={styles.kept} name={BESIDE} data-passed>
      <summary>{packs.passed(passed.cards.length, table.seats[passed.to].name)}</summary>
      <Names cards={passed.cards} />
    </details>
  );
}

/** Names of cards; each opens its card. */
function Names({ cards }: { readonly cards: readonly NamedCard[] }) {
  return (
    <ul>
      {cards.map(({ id, title, kind }) => (
        <li key={id} data-kind={kind}>
          <NameButton id={id} title={title} />
        </li>
      ))}
    </ul>
  );
}
