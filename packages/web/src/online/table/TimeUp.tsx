import type { Offer } from '@furrow/wire/told';
import { attempt, useLanguage } from '../../app/store';
import type { OnlinePicture } from '../../protocol/online';
import type { Table } from '../../protocol/table';
import { isPerson } from './sitters';
import styles from './table.module.css';
import { useTableWords } from './use-table-words';

/** The bot that is proposed for a seat whose person is gone. */
const SUBSTITUTE = 'level-2';

interface Props {
  readonly table: Table;
  readonly online: OnlinePicture;
}

/** The seats whose time is up, of others, for whoever plays on and may do something about it. */
function lateSeats({ phase, seat, timedOut }: OnlinePicture): readonly number[] {
  if (phase !== 'playing' || seat === undefined || timedOut.includes(seat)) return [];
  return timedOut.filter((one) => one !== seat);
}

/** Says whose time is up, and offers what whoever stays can do: end the game, let a bot play on, or wait; until somebody has offered one of these. */
export function TimeUp({ table, online }: Props) {
  const { timeUp } = useTableWords();
  const language = useLanguage();
  const late = lateSeats(online);
  const isOffered = online.offers.some(({ wants }) => wants.what !== 'undo');
  if (late.length === 0 || isOffered) return null;
  const names = new Intl.ListFormat(language).format(late.map((seat) => table.seats[seat].name));
  const isAlone = online.sitters.every(
    (sitter, seat) => !isPerson(sitter) || seat === online.seat || late.includes(seat),
  );
  const propose = (wants: Offer) => () => void attempt('tableAct', { act: { act: 'offer', wants } });
  return (
    <section className={styles.offer} role="status" data-time-up>
      <p>
        {online.pace.pace === 'free' ? timeUp.gone(names) : timeUp.over(names)}{' '}
        {isAlone ? timeUp.alone : timeUp.together}
      </p>
      <button type="button" className="primary" data-end-now onClick={propose({ what: 'end' })}>
        {isAlone ? timeUp.end : timeUp.proposeEnd}
      </button>
      {late.map((seat) => (
        <button
          key={seat}
          type="button"
          data-replace={seat}
          onClick={propose({ what: 'replace', seat, bot: SUBSTITUTE })}
        >
          {timeUp.bot(table.seats[seat].name)}
        </button>
      ))}
    </section>
  );
}
