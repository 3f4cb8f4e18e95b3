import { usePage, useWords } from '../app/store';
import { Pawn } from '../art/Pawn';
import { SignIcon } from '../art/SignIcon';
import { isOnFarm } from '../farm/FarmMap';
import { FarmPlaceMap } from '../farm/FarmPlaceMap';
import type { Choice, FarmPlace } from '../protocol/asked';
import type { Sign } from '../protocol/signs';
import styles from './choices.module.css';

interface Props {
  readonly choice: Pick<Choice, 'words' | 'picture' | 'target'>;
  /** Who answers. */
  readonly seat: number;
  /** Its place tells it from others. */
  readonly placed: boolean;
}

/** Words for ears alone, and for eyes too. */
const UNSEEN = { className: 'unseen' };
const SEEN = { className: styles.words, 'data-words': true };

/** What an answer says: as pictures, with its place on the farm; words are seen where those do not say all. */
export function AnswerFace({ choice, seat, placed }: Props) {
  const { words, picture, target } = choice;
  const card = useCardName(choice);
  const named = useNameOf(picture, placed);
  return (
    <>
      <span {...(card !== undefined || isDrawn(choice) ? UNSEEN : SEEN)}>{words}</span>
      {card !== undefined && <span aria-hidden="true">{card}</span>}
      {named !== undefined && <span aria-hidden="true">{named}</span>}
      {picture !== undefined && <AnswerSigns {...picture} />}
      {(placed || picture === undefined) && isOnFarm(target) && <Place place={target} seat={seat} />}
    </>
  );
}

/** Whether pictures say all that there is to say: what is done, or a place where the question says what is done there. */
export function isDrawn({ picture, target }: Pick<Choice, 'picture' | 'target'>): boolean {
  return picture?.whole ?? (target?.on === 'cell' || target?.on === 'end');
}

/** The name of the card in play whose effect is drawn: with the picture it says enough, the card itself lies on the table. */
function useCardName({ picture, target }: Pick<Choice, 'picture' | 'target'>): string | undefined {
  const { table } = usePage();
  if (picture === undefined || target?.on !== 'card') return undefined;
  return table?.seats.flatMap(({ cards }) => cards).find(({ id }) => id === target.id)?.title;
}

/** What is built, in a word, where its sign alone tells it from other answers. */
function useNameOf(picture: Choice['picture'], placed: boolean): string | undefined {
  const { built } = useWords().decisions;
  if (placed || picture?.whole !== true || picture.from.length > 0 || picture.to.length !== 1)
    return undefined;
  const { sign, n } = picture.to[0];
  return n === undefined ? built[sign] : undefined;
}

/** A sign, with its number if it has one. */
interface Numbered {
  readonly sign: Sign;
  readonly n?: string;
}

interface SignsProps {
  readonly from: readonly Numbered[];
  readonly to: readonly Numbered[];
}

/** What is given and what comes of it; for eyes only. */
export function AnswerSigns({ from, to }: SignsProps) {
  return (
    <span className={styles.signs} aria-hidden="true">
      <Signs of={from} />
      {from.length > 0 && to.length > 0 && <span>→</span>}
      <Signs of={to} />
    </span>
  );
}

function Signs({ of }: { readonly of: readonly Numbered[] }) {
  return of.map(({ sign, n }) => (
    <span key={sign} className={styles.signs}>
      {n}
      <SignIcon sign={sign} size={22} />
    </span>
  ));
}

/** Where on a farm; whose it is, if it is another's. */
function Place({ place, seat }: { readonly place: FarmPlace; readonly seat: number }) {
  return (
    <span className={styles.place}>
      {place.seat !== seat && <Pawn seat={place.seat} />}
      <FarmPlaceMap place={place} />
    </span>
  );
}
