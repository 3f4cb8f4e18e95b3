import { useLanguage, useWords } from '../../app/store';
import { BoxArt } from '../../art/BoxArt';
import { useRecordsWords } from '../../records/use-records-words';
import { ask } from '../api';
import { Frame } from '../Frame';
import type { LadderRating, ListAlone, Myself, PastGame, Profile } from '../forms';
import { boxOfLadder, boxOfTable, seatsOfLadder, useGameName } from '../games';
import { Offline } from '../Known';
import { askWho, useWho } from '../me';
import styles from '../online.module.css';
import { BlockButton } from '../people/BlockButton';
import { useAnswer } from '../use-answer';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { useWhen } from '../when';
import { ReplayButton } from './ReplayButton';

/** Who somebody is to others: games, results, ratings, and how they did against me. */
export function ProfileScreen({ person }: { readonly person: string }) {
  const words = useWords();
  const who = useWho();
  const me = who.is === 'somebody' && who.me.id !== person ? who.me : undefined;
  const against = me === undefined ? '' : `?against=${me.id}`;
  const { answer, again } = useAnswer<Profile>(`/people/${person}${against}`);
  const title = answer?.ok === true ? answer.value.name : words.loading;
  return (
    <Frame title={answer?.ok === false ? (answer.words ?? '') : title} at="person">
      {answer?.ok === false && answer.words === undefined && <Offline onAgain={again} />}
      {answer?.ok === true && <Shown profile={answer.value} me={me} />}
    </Frame>
  );
}

function Shown({ profile, me }: { readonly profile: Profile; readonly me: Myself | undefined }) {
  const { profile: words } = useOnlineWords();
  const when = useWhen();
  const { against, kind, created } = profile;
  return (
    <div data-profile={profile.id} className={styles.parts}>
      <p className={styles.soft}>
        {words[kind]} · {words.since(when(created))}
      </p>
      <div className={styles.columns}>
        <Ratings ratings={profile.ratings} />
        {against !== undefined && (
          <section className={styles.card}>
            <h2>{words.against}</h2>
            <p>{words.againstCount(against.before, against.behind, against.level)}</p>
          </section>
        )}
        <Alone lists={profile.alone} />
        <Results results={profile.results} />
        {me !== undefined && kind !== 'gone' && <Mute profile={profile} me={me} />}
      </div>
    </div>
  );
}

function Ratings({ ratings }: { readonly ratings: readonly LadderRating[] }) {
  const { profile: words } = useOnlineWords();
  const page = useWords();
  const nameOf = useGameName();
  return (
    <section className={styles.card}>
      <h2>{words.ratings}</h2>
      {ratings.length === 0 && <p className={styles.soft}>{words.noRatings}</p>}
      {ratings.length > 0 && (
        <table className={styles.scores}>
          <thead>
            <tr>
              <th scope="col">{words.ladder}</th>
              <th scope="col">{words.rating}</th>
              <th scope="col">{words.games}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ ladder, mu, sigma, games }) => (
              <tr key={ladder}>
                <th scope="row">
                  {nameOf(boxOfLadder(ladder))}, {page.playersCount(seatsOfLadder(ladder))}
                </th>
                <td>
                  {mu.toFixed(1)} ± {sigma.toFixed(1)}
                </td>
                <td>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Games alone, by edition and decks. */
function Alone({ lists }: { readonly lists: readonly ListAlone[] }) {
  const { profile: words } = useOnlineWords();
  const records = useRecordsWords();
  const page = useWords();
  const nameOf = useGameName();
  const number = new Intl.NumberFormat(useLanguage());
  if (lists.length === 0) return null;
  return (
    <section className={styles.card} data-alone>
      <h2>{words.alone}</h2>
      <table className={styles.scores}>
        <thead>
          <tr>
            <th scope="col">{words.ladder}</th>
            <th scope="col">{words.games}</th>
            <th scope="col">{records.average}</th>
            <th scope="col">{records.best}</th>
          </tr>
        </thead>
        <tbody>
          {lists.map(({ edition, cards, withCards, games, average, best, goal }) => (
            <tr key={`${edition} ${cards} ${withCards}`}>
              <th scope="row">
                {nameOf(boxOfTable('agricola', { edition }))},{' '}
                {cards ?? (withCards ? records.withCards : records.withoutCards)}
                {best >= goal && (
                  <small>
                    {' '}
                    · {records.goal(page.points(goal))} ★ {records.goalReached}
                  </small>
                )}
              </th>
              <td>{games}</td>
              <td>{number.format(average)}</td>
              <td>{number.format(best)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Results({ results }: { readonly results: readonly PastGame[] }) {
  const { profile: words } = useOnlineWords();
  const page = useWords();
  const when = useWhen();
  const nameOf = useGameName();
  return (
    <section className={styles.card}>
      <h2>{words.results}</h2>
      {results.length === 0 && <p className={styles.soft}>{words.noResults}</p>}
      <ul className={styles.list}>
        {results.map(({ table, game, options, seats, place, score, ended }, index) => (
          <li key={table ?? `private-${index}`} data-result={table}>
            <BoxArt box={boxOfTable(game, options)} />
            <div className={styles.text} id={table === undefined ? undefined : `result-${table}`}>
              <strong>
                {words.place(place)}, {page.points(score)}
              </strong>
              <span>
                {nameOf(boxOfTable(game, options))}, {page.playersCount(seats)}
              </span>
              <small>{when(ended)}</small>
            </div>
            {table !== undefined && <ReplayButton table={table} about={`result-${table}`} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mute({ profile, me }: { readonly profile: Profile; readonly me: Myself }) {
  const { id: person, name } = profile;
  const { profile: words } = useOnlineWords();
  const { busy, run } = useDoing();
  const muted = me.mutes.includes(person);
  const change = async () => {
    await run(() => ask(muted ? 'DELETE' : 'PUT', `/me/mutes/${person}`));
    await askWho();
  };
  return (
    <section className={styles.card}>
      {muted && <p>{words.muted}</p>}
      <button type="button" disabled={busy} data-mute onClick={() => void change()}>
        {muted ? words.unmute : words.mute}
      </button>{' '}
      <BlockButton person={person} name={name} />
      <p className={styles.soft}>{words.blockAbout}</p>
    </section>
  );
}
