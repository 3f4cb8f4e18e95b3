import styles from '../../app/seats.module.css';
import { useWords } from '../../app/store';
import { PersonIcon } from '../../art/PersonIcon';
import type { SetUpPicture } from '../../protocol/set-up';
import { useOnlineWords } from '../use-online-words';

/** Who shall sit on a seat: the id of a bot, or anybody who comes. */
export type Guest = string | undefined;

const ANYBODY = 'anybody';

interface Props {
  readonly picture: SetUpPicture;
  /** Whom the seats after mine are for. */
  readonly guests: readonly Guest[];
  readonly onChange: (guests: readonly Guest[]) => void;
}

/** Who sits where at a table: me first, then people who come, or bots. */
export function TableSeats({ picture: { seatNames, bots }, guests, onChange }: Props) {
  const words = useWords();
  const { wish } = useOnlineWords();
  const [mine, ...others] = seatNames;
  return (
    <fieldset className={styles.seats}>
      <legend>{words.around.start.seats}</legend>
      <div className={styles.seat}>
        <PersonIcon seat={0} size={30} />
        <strong>{wish.me}</strong>
        <p>{mine}</p>
      </div>
      {others.map((title, i) => (
        <div key={title} className={styles.seat}>
          <PersonIcon seat={i + 1} size={30} />
          <select
            aria-label={wish.seatFor(title)}
            value={guests[i] ?? ANYBODY}
            onChange={({ target: { value } }) =>
              onChange(
                guests.map((guest, at) => (at === i ? (value === ANYBODY ? undefined : value) : guest)),
              )
            }
          >
            <option value={ANYBODY}>{wish.anyPerson}</option>
            {bots.map(({ id, title: called }) => (
              <option key={id} value={id}>
                {words.botOf(called)}
              </option>
            ))}
          </select>
          <p>{bots.find(({ id }) => id === guests[i])?.about ?? wish.anyPersonAbout}</p>
        </div>
      ))}
    </fieldset>
  );
}
