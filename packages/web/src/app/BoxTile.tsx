import { BoxArt } from '../art/BoxArt';
import { Face } from '../art/Face';
import { useAids } from '../keys/useAids';
import type { BoxPicture } from '../protocol/set-up';
import styles from './box-tile.module.css';
import { dealInAddress, dealOf } from './deal';
import { goTo } from './route';
import { attempt, like, update, usePage, useWords } from './store';

/** A game in its box: played at once, set up, read about, or looked through. */
export function BoxTile({
  box: { id, name, about, seats, playNow, opponent },
}: {
  readonly box: BoxPicture;
}) {
  const words = useWords();
  const aids = useAids();
  const { advice } = usePage();
  const play = () => void attempt('open', { game: { ...playNow, ...dealOf(dealInAddress()) } });
  const introduce = () => {
    like({ advice: true, introduction: true });
    play();
  };
  return (
    <article className={styles.tile} data-box={id}>
      <BoxArt box={id} />
      <h2 id={`box-${id}`}>{name}</h2>
      <p>{[about, words.around.start.editions[id]].filter(Boolean).join(' ')}</p>
      <p className={styles.tileSeats}>
        {seats.length === 1
          ? words.playersCount(seats[0])
          : `${seats[0]}–${words.playersCount(seats[seats.length - 1])}`}
      </p>
      <button
        type="button"
        className={`primary ${styles.playNow}`}
        aria-describedby={`box-${id}`}
        onClick={play}
      >
        <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
          <path d="M7 4.5v15l12.5-7.5z" fill="currentColor" />
        </svg>
        {words.playNow}
      </button>
      <p className={styles.playNowAbout}>
        <Face {...opponent.face} size={30} />
        <span>{words.around.start.playNowAbout(opponent.name, advice)}</span>
      </p>
      <div className={styles.also}>
        <button type="button" aria-describedby={`box-${id}`} data-introduction={id} onClick={introduce}>
          {words.around.start.introduction}
        </button>
        <button type="button" aria-describedby={`box-${id}`} onClick={() => goTo({ at: 'set-up', box: id })}>
          {words.around.start.setUp}
        </button>
        <button
          type="button"
          aria-describedby={`box-${id}`}
          data-rules={id}
          onClick={() => update({ help: { box: id } })}
        >
          {aids.help.open}
        </button>
        <button
          type="button"
          aria-describedby={`box-${id}`}
          data-browse={id}
          onClick={() => update({ browsing: id })}
        >
          {words.around.start.browse[id === 'creatures' ? 'buildings' : 'cards']}
        </button>
      </div>
    </article>
  );
}
