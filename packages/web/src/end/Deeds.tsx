import { usePage, useWords } from '../app/store';
import { PersonIcon } from '../art/PersonIcon';
import type { Deeds, RoundPicture } from '../protocol/history';
import type { SeatPicture } from '../protocol/seat';
import { Amounts } from '../table/Amounts';
import styles from './end.module.css';

/** So many spaces of a seat are shown. */
const SHOWN = 6;

interface Props {
  readonly seat: SeatPicture;
  readonly deeds: Deeds;
}

/** What one seat did: the spaces it used most, and all goods that came to it. */
export function DeedsOf({ seat: { seat, name }, deeds: { spaces, gained } }: Props) {
  const { end } = useWords().around;
  const most = spaces[0]?.times ?? 1;
  return (
    <article className={styles.deed} style={{ borderColor: `var(--seat-${seat})` }}>
      <h3 style={{ color: `var(--seat-${seat})` }}>
        <PersonIcon seat={seat} size={22} />
        {name}
      </h3>
      <h4>{end.spaces}</h4>
      <ul className={styles.most}>
        {spaces.slice(0, SHOWN).map(({ title, times }) => (
          <li key={title}>
            <span>{title}</span>
            <span className={styles.bars}>
              <span
                aria-hidden="true"
                style={{ width: `${(100 * times) / most}%`, background: `var(--seat-${seat})` }}
              />
            </span>
            <span>{end.times(times)}</span>
          </li>
        ))}
      </ul>
      <h4>{end.gained}</h4>
      <Amounts amounts={gained} />
    </article>
  );
}

interface TurnsProps {
  readonly rounds: readonly RoundPicture[];
  readonly seats: readonly SeatPicture[];
}

/** Which spaces everybody used, round by round. */
export function TurnByTurn({ rounds, seats }: TurnsProps) {
  const { end } = useWords().around;
  const { language } = usePage();
  const list = new Intl.ListFormat(language, { type: 'unit' });
  return (
    <details className={styles.turns}>
      <summary>{end.turns}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{end.turns}</span>
            </th>
            {seats.map(({ seat, name }) => (
              <th key={seat} scope="col" style={{ color: `var(--seat-${seat})` }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, used }) => (
            <tr key={round}>
              <th scope="row">{end.round(round)}</th>
              {seats.map(({ seat }) => (
                <td key={seat}>{list.format(used[seat])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
