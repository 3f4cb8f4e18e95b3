import type { FocusEvent } from 'react';
import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import { PersonIcon } from '../art/PersonIcon';
import { SignIcon } from '../art/SignIcon';
import type { TipHandlers } from '../cards/useTip';
import type { Amount } from '../protocol/goods';
import type { SeatPicture, SpacePicture } from '../protocol/table';
import { breakable } from '../words/long-words';
import styles from './board.module.css';

interface Props {
  readonly space: SpacePicture;
  readonly seats: readonly SeatPicture[];
  /** Whether it can be chosen; quiet while nobody here chooses a space. */
  readonly state: 'usable' | 'unusable' | 'quiet';
  /** Its place among the suggestions, from 1; 0 if it is none. */
  readonly rank: number;
  readonly tabStop: boolean;
  readonly tip: TipHandlers;
  readonly onReach: (event: FocusEvent<HTMLElement>) => void;
  readonly onTake: () => void;
}

/** So many signs of what is done there are drawn. */
const MOST_SIGNS = 4;

/** An action space with what lies there and who stands there. */
export function Space({ space, seats, state, rank, tabStop, tip, onReach, onTake }: Props) {
  const { atTable } = useWords();
  const { id, title, goods, signs, people, newborns = [], closed, round, fresh, note } = space;
  const deeds = signs.filter((sign) => !goods.some(({ good }) => good === sign)).slice(0, MOST_SIGNS);
  const said = [
    title,
    ...(rank > 0 ? [atTable.suggested] : []),
    ...goods.map(({ words }) => words),
    ...people.map((seat) => seats[seat].name),
    ...(fresh === true ? [atTable.revealedNow] : []),
    ...(note === undefined ? [] : [note]),
  ];
  return (
    <button
      type="button"
      className={styles.space}
      data-space={id}
      data-marked={state === 'usable'}
      data-state={state}
      data-closed={closed}
      data-fresh={fresh === true}
      data-rank={rank === 0 ? undefined : rank}
      tabIndex={tabStop ? 0 : -1}
      aria-label={said.join(', ')}
      aria-disabled={state !== 'usable'}
      onClick={onTake}
      {...tip}
      onFocus={(event) => {
        onReach(event);
        tip.onFocus(event);
      }}
    >
      <span className={styles.title}>{breakable(title)}</span>
      <span className={styles.row}>
        {goods.map((amount) => (
          <Pile key={amount.good} amount={amount} />
        ))}
        <span className={styles.signs}>
          {deeds.map((sign) => (
            <SignIcon key={sign} sign={sign} size={19} />
          ))}
        </span>
        <span className={styles.people}>
          {people.map((seat, i) => (
            <PersonIcon
              key={`${seat} ${i + 1}`}
              seat={seat}
              size={22}
              newborn={newborns.includes(seat) && people.lastIndexOf(seat) === i}
            />
          ))}
        </span>
      </span>
      {round !== undefined && rank === 0 && <small className={styles.round}>{round}</small>}
      {rank > 0 && <Flag rank={rank} />}
    </button>
  );
}

/** So many goods are drawn one by one; more are a number. */
const DRAWN = 3;

/** The goods of one kind on a space; faint with a 0 where all have been taken. */
function Pile({ amount: { good, count } }: { readonly amount: Amount }) {
  if (count > DRAWN || count === 0)
    return (
      <span className={styles.pile} data-none={count === 0}>
        <b>{count}</b>
        <GoodIcon good={good} size={20} />
      </span>
    );
  return (
    <span className={styles.pile} data-drawn>
      {Array.from({ length: count }, (_, i) => (
        <GoodIcon key={`${i + 1}`} good={good} size={20} />
      ))}
    </span>
  );
}

/** A pennant with the place of a suggestion. */
function Flag({ rank }: { readonly rank: number }) {
  return (
    <svg className={styles.flag} viewBox="0 0 18 20" width="18" height="20" aria-hidden="true">
      <path d="M1 0h16v19l-8-5-8 5z" fill="var(--straw)" stroke="var(--earth-dark)" />
      <text x="9" y="11.500" textAnchor="middle" fontSize="10.500" fontWeight="800" fill="#2d2418">
        {rank}
      </text>
    </svg>
  );
}
