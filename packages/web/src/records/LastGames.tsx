import { placeOf } from '../app/place';
import { attempt, useLanguage, useWords } from '../app/store';
import { BoxArt } from '../art/BoxArt';
import type { PastPicture } from '../protocol/statistics';
import styles from './records.module.css';
import { useRecordsWords } from './use-records-words';

/** The games that were finished last; one whose record is still there can be looked at again. */
export function LastGames({ games }: { readonly games: readonly PastPicture[] }) {
  const words = useRecordsWords();
  return (
    <section className={styles.card} aria-label={words.last}>
      <h2>{words.last}</h2>
      <ul className={styles.last}>
        {games.map((game) => (
          <LastGame key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function LastGame({
  game: { id, time, box, title, players, points, place, saved },
}: {
  readonly game: PastPicture;
}) {
  const words = useRecordsWords();
  const page = useWords();
  const language = useLanguage();
  const when = new Intl.DateTimeFormat(placeOf(language), { dateStyle: 'medium' }).format(time);
  const others = new Intl.ListFormat(language, { type: 'unit' }).format(players);
  return (
    <li data-past={id}>
      <BoxArt box={box} />
      <div>
        <strong id={`past-${id}`}>
          {players.length === 1 ? page.points(points) : words.place(place, page.points(points))}
        </strong>
        <span>
          {title} · {when}
        </span>
        <span>{others}</span>
      </div>
      {saved && (
        <button type="button" aria-describedby={`past-${id}`} onClick={() => void attempt('resume', { id })}>
          {words.look}
        </button>
      )}
    </li>
  );
}
