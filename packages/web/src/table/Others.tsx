import { memo, useState } from 'react';
import { useWords } from '../app/store';
import { Face } from '../art/Face';
import { Pawn } from '../art/Pawn';
import { SignIcon } from '../art/SignIcon';
import { CardSigns } from '../cards/CardSigns';
import { Cards } from '../cards/Cards';
import { Sheet } from '../cards/Sheet';
import { FarmView } from '../farm/FarmView';
import type { SeatPicture } from '../protocol/table';
import type { InterfaceWords } from '../words/interface-words';
import { signed } from '../words/signed';
import { Amounts } from './Amounts';
import { Here } from './Here';
import { Scales } from './Scales';
import styles from './seats.module.css';

interface OthersProps {
  readonly seats: readonly SeatPicture[];
  /** How many columns the widest farm at the table has. */
  readonly columns: number;
}

/** The other seats, each with its farm, its cards and its goods; a tap opens them. */
export function Others({ seats, columns }: OthersProps) {
  return (
    <div className={styles.others} data-count={seats.length}>
      {seats.map((seat) => (
        <Other key={seat.seat} seat={seat} alone={seats.length === 1} columns={columns} />
      ))}
    </div>
  );
}

interface OtherProps {
  readonly seat: SeatPicture;
  /** There is no other: its farm is as large as the viewer's. */
  readonly alone: boolean;
  readonly columns: number;
}

/** So many of the newest cards are shown of each of several others; all of them stand on their sheet. */
const SIGNS = { wide: 5, narrow: 2 };

const Other = memo(function Other({ seat, alone, columns }: OtherProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { level } = seat;
  const shown = alone ? seat.cards : seat.cards.slice(-SIGNS.wide).toReversed();
  const cardsOf = (count: number) => `${words.atTable.cards}: ${seat.name} (${count})`;
  const counted = (['wide', 'narrow'] as const)
    .map((at) => ({ at, more: alone ? 0 : seat.cards.length - SIGNS[at] }))
    .filter(({ more }) => more > 0);
  return (
    <section
      className={styles.other}
      aria-label={wholeName(seat, words)}
      style={{ borderTopColor: `var(--pawn-${seat.seat})` }}
    >
      <div className={styles.head}>
        <SeatHead seat={seat} />
        {alone && level !== undefined && <span className={styles.level}>{words.botOf(level)}</span>}
        {alone && seat.face !== undefined && <Face {...seat.face} size={30} />}
      </div>
      <button
        type="button"
        className={styles.smallFarm}
        aria-label={words.atTable.farmOf(seat.name)}
        onClick={() => setOpen(true)}
      >
        <FarmView farm={seat.farm} label={seat.name} columns={columns} withStrip />
      </button>
      {alone && <Facts seat={seat} />}
      <div className={styles.signs}>
        <CardSigns cards={shown} />
        {counted.map(({ at, more }) => (
          <button
            key={at}
            type="button"
            className={styles.more}
            data-at={at}
            aria-label={cardsOf(more)}
            onClick={() => setOpen(true)}
          >
            +{more}
          </button>
        ))}
        {!alone && seat.cards.length > 0 && (
          <button
            type="button"
            className={styles.cardCount}
            aria-label={cardsOf(seat.cards.length)}
            onClick={() => setOpen(true)}
          >
            <SignIcon sign="occupation" size={18} />
            {seat.cards.length}
          </button>
        )}
        {seat.handSize > 0 && (
          <span className={styles.held} title={seat.facts.join(' · ')}>
            {seat.handSize}
          </span>
        )}
      </div>
      <Amounts amounts={seat.goods.filter(({ count }) => alone || count > 0)} />
      {alone && <Scales seat={seat} place={styles.scales} />}
      {open && (
        <Sheet label={words.atTable.farmOf(seat.name)} size="large" onClose={() => setOpen(false)}>
          <OpenSeat seat={seat} />
        </Sheet>
      )}
    </section>
  );
});

/** Everything of another seat, large. */
function OpenSeat({ seat }: { readonly seat: SeatPicture }) {
  const words = useWords();
  const { level, facts, coming } = seat;
  return (
    <>
      <SeatHead seat={seat} />
      <div className={styles.largeFarm}>
        <FarmView farm={seat.farm} label={seat.name} />
      </div>
      <Amounts amounts={seat.goods} />
      <p className={styles.soft}>
        {[...(level === undefined ? [] : [words.botOf(level)]), ...facts, ...coming].join(' · ')}
      </p>
      <Cards cards={seat.cards} />
    </>
  );
}

/** What somebody is called, and which bot it is. */
function wholeName({ name, level }: SeatPicture, words: InterfaceWords): string {
  return level === undefined ? name : `${name} (${words.botOf(level)})`;
}

/** What no picture of a seat shows: fences and stables that are left. */
export function Facts({ seat: { facts, undrawn } }: { readonly seat: SeatPicture }) {
  return (
    <p className={styles.facts} title={facts.join(' · ')}>
      {undrawn.join(' · ')}
    </p>
  );
}

/** Who it is, how many points, how many people at home. */
export function SeatHead({ seat }: { readonly seat: SeatPicture }) {
  const words = useWords();
  const { name, points, starter, workers } = seat;
  return (
    <h2 className={styles.seatHead} style={{ color: `var(--seat-${seat.seat})` }}>
      <Pawn seat={seat.seat} />
      <span className={styles.name} title={wholeName(seat, words)}>
        {name}
      </span>
      <Here here={seat.here} />
      {starter && (
        <span title={words.startPlayer} aria-label={words.startPlayer} role="img" className={styles.starter}>
          <SignIcon sign="start" />
        </span>
      )}
      <small title={words.peopleHome(workers.home, workers.all)}>
        {workers.home}/{workers.all}
      </small>
      <span className={styles.points} title={words.points(points)}>
        <span aria-hidden="true">{signed(points)}</span>
        <span className="unseen">{words.points(points)}</span>
      </span>
    </h2>
  );
}
