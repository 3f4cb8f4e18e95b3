import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../app/store';
import { Face } from '../art/Face';
import type { CardTally, KindTally, OpponentTally } from '../protocol/statistics';
import styles from './records.module.css';
import { useRecordsWords } from './use-records-words';

type Tally = Pick<KindTally, 'games' | 'wins' | 'average' | 'best'>;

interface Props {
  readonly title: string;
  readonly what: string;
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly tally: Tally }[];
}

/** Games of several kinds, a row each. */
function TallyTable({ title, what, rows }: Props) {
  const words = useRecordsWords();
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{words.played}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.average}</th>
            <th scope="col">{words.best}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, tally }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{tally.games}</td>
              <td>{tally.wins}</td>
              <td>{number.format(tally.average)}</td>
              <td>{number.format(tally.best)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** By game, with or without cards and by how many play; whoever plays alone has a target, and compares by decks. */
export function KindTable({ kinds }: { readonly kinds: readonly KindTally[] }) {
  const words = useRecordsWords();
  const page = useWords();
  const nameOf = ({ box, title, withCards, decks, seats, goal, best }: KindTally) => (
    <>
      {title}
      <small>
        {[
          page.playersCount(seats),
          ...(box === 'creatures' ? [] : [decks ?? (withCards ? words.withCards : words.withoutCards)]),
        ].join(', ')}
        {goal !== undefined && (
          <span data-goal={best >= goal}>
            {' '}
            · {words.goal(page.points(goal))}
            {best >= goal && ` ★ ${words.goalReached}`}
          </span>
        )}
      </small>
    </>
  );
  return (
    <TallyTable
      title={words.kinds}
      what={words.kind}
      rows={kinds.map((kind) => ({
        key: `${kind.box} ${kind.withCards} ${kind.seats} ${kind.decks}`,
        name: nameOf(kind),
        tally: kind,
      }))}
    />
  );
}

/** By the level of the bots that were played against. */
export function OpponentTable({ opponents }: { readonly opponents: readonly OpponentTally[] }) {
  const words = useRecordsWords();
  if (opponents.length === 0) return null;
  return (
    <TallyTable
      title={words.opponents}
      what={words.opponents}
      rows={opponents.map((one) => ({
        key: one.title,
        name: (
          <span className={styles.bot}>
            <Face level={one.level} nth={0} size={34} />
            <span>
              {one.names[0]}
              <small>{one.title}</small>
            </span>
          </span>
        ),
        tally: one,
      }))}
    />
  );
}

/** The cards that lay before the person at the end, the most frequent first. */
export function CardTable({ cards }: { readonly cards: readonly CardTally[] }) {
  const words = useRecordsWords();
  if (cards.length === 0) return null;
  return (
    <TallyTable
      title={words.cards}
      what={words.card}
      rows={cards.map((one) => ({ key: one.title, name: one.title, tally: one }))}
    />
  );
}
