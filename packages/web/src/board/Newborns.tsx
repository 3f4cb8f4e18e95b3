import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import { Pawn } from '../art/Pawn';
import type { NewbornsPicture, SeatPicture } from '../protocol/seat';
import styles from './newborns.module.css';

/** A slip that tells what will be born on each farm at the end of the round, as things stand. */
export function Newborns({ seats }: { readonly seats: readonly SeatPicture[] }) {
  const { atTable } = useWords();
  return (
    <section className={styles.slip} aria-label={atTable.newborns}>
      <h2>{atTable.newborns}</h2>
      {seats.map(
        ({ seat, name, newborns }) =>
          newborns !== undefined && (
            <p key={seat}>
              <Pawn seat={seat} />
              <span className="unseen">{name}: </span>
              <Born newborns={newborns} />
            </p>
          ),
      )}
    </section>
  );
}

function Born({ newborns: { animals, room } }: { readonly newborns: NewbornsPicture }) {
  const { atTable } = useWords();
  if (animals.length === 0) return <span className={styles.none}>{atTable.noNewborns}</span>;
  const isShort = room < animals.length;
  return (
    <>
      {isShort && <span className={styles.short}>{atTable.roomForNewborns(room)}</span>}
      {animals.map(({ good, words }) => (
        <span key={good} title={words} data-faint={room === 0}>
          <GoodIcon good={good} />
          <span className="unseen">{words}</span>
        </span>
      ))}
    </>
  );
}
