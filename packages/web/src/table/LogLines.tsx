import { memo, useState } from 'react';
import { useWords } from '../app/store';
import { Pawn } from '../art/Pawn';
import type { Piece } from '../cards/find-names';
import { Named } from '../cards/Named';
import { useNames } from '../cards/use-names';
import { FarmPlaceMap } from '../farm/FarmPlaceMap';
import type { LogLine, UsedPicture } from '../protocol/log';
import styles from './log.module.css';
import { Done, Gains, SpaceStamp } from './TurnPictures';
import { type ToldTurn, whoseOf } from './turns';

const colourOf = (seat: number) => (seat < 0 ? 'var(--line)' : `var(--seat-${seat})`);

/** A line of the log by itself. */
export const Line = memo(function Line({ line }: { readonly line: LogLine }) {
  return (
    <li style={{ borderColor: colourOf(whoseOf(line)) }}>
      <Told line={line} />
    </li>
  );
});

interface TurnProps {
  readonly turn: ToldTurn;
}

/** A turn in one line: who, where, what was laid out and done, and what came of it; drawn anew only when it has other lines. */
export const Turn = memo(function Turn({ turn }: TurnProps) {
  const { moreOfTurn } = useWords().atTable;
  const [open, setOpen] = useState(false);
  const { seat, used, lines } = turn;
  if (used === undefined) return <Line line={lines[0]} />;
  return (
    <li className={styles.turn} style={{ borderColor: colourOf(seat) }}>
      <button
        type="button"
        className={styles.who}
        aria-expanded={open}
        aria-label={`${lines[0].text} ${moreOfTurn}`}
        title={moreOfTurn}
        onClick={() => setOpen(!open)}
      >
        <Pawn seat={seat} />
      </button>
      {open ? (
        <ol>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a turn stay where they are.
            <li key={i}>
              <Told line={line} of={seat} />
            </li>
          ))}
        </ol>
      ) : (
        <InShort turn={turn} used={used} />
      )}
    </li>
  );
}, hasSameLines);

function hasSameLines({ turn: before }: TurnProps, { turn: now }: TurnProps): boolean {
  return before.lines.length === now.lines.length && before.lines.every((line, i) => line === now.lines[i]);
}

interface InShortProps {
  readonly turn: ToldTurn;
  readonly used: UsedPicture;
}

/** What was done in a turn, in pictures and names. */
export function InShort({ turn: { seat, laid, gains, done, lines }, used }: InShortProps) {
  const find = useNames();
  const said = lines.filter(
    (line) => line.done !== undefined && whoseOf(line) === seat && !hasName(find(line.text)),
  );
  return (
    <span className={styles.told}>
      <SpaceStamp used={used} />
      {[used.title, ...laid].map((name) => (
        <span key={name}>
          <Named text={name} />
        </span>
      ))}
      {said.length > 0 && <span className="unseen">{said.map(({ text }) => text).join(' ')}</span>}
      <Done done={done} />
      <Gains gains={gains} />
    </span>
  );
}

/** Whether a text names something that can be opened: it is said in words, in which the name is a control. */
function hasName(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => typeof piece !== 'string');
}

interface ToldProps {
  readonly line: LogLine;
  /** Whose turn it is part of; a pawn shows whoever else it tells of. */
  readonly of?: number;
}

/** What happened: as pictures where they say it, with the place on the farm; else in words. */
function Told({ line, of }: ToldProps) {
  const { text, done = [], gains = [], place, left, laid } = line;
  const whose = whoseOf(line);
  const find = useNames();
  const isDrawn = place !== undefined || gains.length > 0 || done.some(({ n }) => n !== undefined);
  const isPlaced = laid !== undefined && place !== undefined;
  if (!isPlaced && (laid !== undefined || !isDrawn || hasName(find(text))))
    return (
      <span className={styles.told}>
        <Done done={done} />
        <span>
          <Named text={text} />
        </span>
      </span>
    );
  return (
    <span className={styles.told}>
      <span className="unseen">{text}</span>
      {whose >= 0 && whose !== of && <Pawn seat={whose} />}
      <Done done={done} />
      <Gains gains={gains} quiet />
      {isPlaced && (
        <span>
          <Named text={laid} />
        </span>
      )}
      {place !== undefined && <FarmPlaceMap place={place} left={left} />}
    </span>
  );
}
