import { spacesIn } from '../advice/spaces-in';
import { useFixedGoods, useWords } from '../app/store';
import { useAids } from '../keys/useAids';
import type { CardPicture } from '../protocol/card';
import type { Table } from '../protocol/table';
import styles from './text-mode.module.css';

/** The action spaces as a table: what lies there, and who stands there. */
export function BoardText({ table }: { readonly table: Table }) {
  const words = useWords();
  const { text } = useAids();
  const laid = useFixedGoods();
  const suggested = spacesIn(table.advice ?? []);
  const whyGood = (id: string) => suggested.find(({ space }) => space === id)?.why;
  return (
    <section>
      <h2>{words.board}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.space}</th>
            <th scope="col">{text.lies}</th>
            <th scope="col">{text.stands}</th>
          </tr>
        </thead>
        <tbody>
          {table.board
            .flatMap(({ spaces }) => spaces)
            .map(({ id, title, goods, gives, closed, people, note }) => (
              <tr key={id} data-space={id}>
                <th scope="row">
                  {title} <code>{id}</code> {note}
                  <Suggested why={whyGood(id)} />
                </th>
                <td>{[...goods, ...(laid && !closed ? gives : [])].map((one) => one.words).join(', ')}</td>
                <td>{people.map((seat) => table.seats[seat].name).join(', ')}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** That a space is suggested, and what speaks for it. */
function Suggested({ why }: { readonly why: string | undefined }) {
  const { atTable } = useWords();
  if (why === undefined) return null;
  return (
    <small data-suggested>
      {' '}
      {atTable.suggested}: {why}
    </small>
  );
}

interface CardsProps {
  readonly title: string;
  readonly cards: readonly CardPicture[];
}

/** Cards as a table: what they cost and are worth, and why they cannot be had; each opens what it does. */
export function CardsText({ title, cards }: CardsProps) {
  const words = useWords();
  const { text } = useAids();
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.card}</th>
            <th scope="col">{text.cost}</th>
            <th scope="col">{text.points}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map(({ id, title: name, prices, points, needs, text: lines, on = [] }) => (
            <tr key={id} data-card={id}>
              <th scope="row">
                <details>
                  <summary>
                    {name} <code>{id}</code> {[needs, ...on].filter((one) => one !== undefined).join(', ')}
                  </summary>
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </details>
              </th>
              <td>{prices.map((price) => priceText(price, words.free)).join(` ${words.or} `)}</td>
              <td>{points ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function priceText(price: CardPicture['prices'][number], free: string): string {
  return price.length === 0 ? free : price.map((one) => one.words).join(', ');
}
