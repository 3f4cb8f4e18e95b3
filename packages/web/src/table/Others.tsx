import { memo, useState } from 'react';
import { useWords } from '../app/store';
import { useMedia } from '../app/use-media';
import { Face } from '../art/Face';
import { SignIcon } from '../art/SignIcon';
import { ownSpaces } from '../board/layout';
import { OwnStamps } from '../board/OwnStamps';
import { CardSigns } from '../cards/CardSigns';
import { PlayedCards } from '../cards/PlayedCards';
import { Sheet } from '../cards/Sheet';
import { FarmView } from '../farm/FarmView';
import type { SeatPicture } from '../protocol/seat';
import type { SpacePicture } from '../protocol/space';
import type { Table } from '../protocol/table';
import { Amounts } from './Amounts';
import creatures from './creatures.module.css';
import { OpenSeat } from './OpenSeat';
import cards from './other-cards.module.css';
import styles from './others.module.css';
import { Scales } from './Scales';
import { Facts, SeatHead, wholeName } from './SeatHead';

interface OthersProps {
  readonly seats: readonly SeatPicture[];
  readonly board: Table['board'];
  /** There is room for at least so many columns on each farm. */
  readonly columns: number;
}

/** The other seats, each with its farm, its cards and its goods; a tap opens them. */
export function Others({ seats, board, columns }: OthersProps) {
  return (
    <div className={styles.others} data-count={seats.length}>
      {seats.map((seat) => (
        <Other
          key={seat.seat}
          seat={seat}
          own={ownSpaces(board, seat.seat)}
          others={seats.length}
          columns={columns}
        />
      ))}
    </div>
  );
}

interface OtherProps {
  readonly seat: SeatPicture;
  /** The spaces that only it may use. */
  readonly own: readonly SpacePicture[];
  /** How many there are: the farm of a single one is as large as the viewer's. */
  readonly others: number;
  readonly columns: number;
}

/** So many of the newest cards are shown of each of several others, on wide and on narrow screens; all of them stand on their sheet. */
const signsOf = (others: number) => ({ wide: 5, narrow: others === 3 ? 4 : 2 });

/** Where the farm of a single other leaves room for whole cards below it. */
const ROOM_FOR_CARDS = '(min-width: 1180px) and (min-height: 560px)';

/** So many cards of a single other leave room for how far it has come. */
const FEW_PLAYED = 3;

const Other = memo(function Other({ seat, own, others, columns }: OtherProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { level } = seat;
  const alone = others === 1;
  const isRoomy = useMedia(ROOM_FOR_CARDS);
  const asCards = alone && isRoomy && seat.cards.length > 0;
  const signs = signsOf(others);
  const shown = alone ? seat.cards : seat.cards.slice(-signs.wide).toReversed();
  const cardsOf = (count: number) => `${words.atTable.cards}: ${seat.name} (${count})`;
  const counted = (['wide', 'narrow'] as const)
    .map((at) => ({ at, more: alone ? 0 : seat.cards.length - signs[at] }))
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
        <FarmView farm={seat.farm} label={seat.name} withStrip columns={columns} />
      </button>
      {alone && <Facts seat={seat} />}
      <div
        className={cards.signs}
        data-as-cards={asCards || undefined}
        data-few={seat.cards.length <= FEW_PLAYED}
      >
        {asCards ? <PlayedCards cards={seat.cards} /> : <CardSigns cards={shown} />}
        <OwnStamps spaces={own} />
        {counted.map(({ at, more }) => (
          <button
            key={at}
            type="button"
            className={cards.more}
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
            className={cards.cardCount}
            aria-label={cardsOf(seat.cards.length)}
            onClick={() => setOpen(true)}
          >
            <SignIcon sign="occupation" size={18} />
            {seat.cards.length}
          </button>
        )}
        {seat.handSize > 0 && (
          <span className={cards.held} title={seat.facts.join(' · ')}>
            {seat.handSize}
          </span>
        )}
      </div>
      <Amounts amounts={seat.goods.filter(({ count }) => alone || count > 0)} store={seat.seat} />
      {alone && (!asCards || seat.cards.length <= FEW_PLAYED) && (
        <Scales seat={seat} place={`${styles.scales} ${creatures.facing}`} columns={columns} />
      )}
      {open && (
        <Sheet label={words.atTable.farmOf(seat.name)} size="whole" onClose={() => setOpen(false)}>
          <OpenSeat seat={seat} />
        </Sheet>
      )}
    </section>
  );
});
