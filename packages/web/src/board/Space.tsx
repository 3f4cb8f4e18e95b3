import { type CSSProperties, type FocusEvent, memo } from 'react';
import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import { Pawn } from '../art/Pawn';
import { animalPictures } from '../art/pictures/animals';
import { Scene } from '../art/Scene';
import { SignIcon } from '../art/SignIcon';
import { sceneOf } from '../art/scene-names';
import { Price } from '../cards/Price';
import type { TipHandlers } from '../cards/useTip';
import type { LackPicture } from '../protocol/asked';
import type { SpacePicture, TermsPicture } from '../protocol/space';
import { breakable } from '../words/long-words';
import { Pile } from './Pile';
import styles from './space.module.css';

interface Props {
  readonly space: SpacePicture;
  /** The names of those who stand there. */
  readonly who: string;
  /** Whether it can be chosen; quiet while nobody here chooses a space. */
  readonly state: 'usable' | 'unusable' | 'quiet';
  /** Its place among the suggestions, from 1; 0 if it is none. */
  readonly rank: number;
  /** AG-V08: what it always gives lies there as goods. */
  readonly laid: boolean;
  /** What is missing to whoever would choose it. */
  readonly lack: LackPicture | undefined;
  readonly tabStop: boolean;
  readonly tip: TipHandlers;
  readonly onReach: (id: string, event: FocusEvent<HTMLElement>) => void;
  readonly onTake: (space: SpacePicture) => void;
}

/** An action space as a tile: its landscape, what lies there, what it gives, and who stands there. */
export const Space = memo(function Space(props: Props) {
  const { space, who, state, rank, laid, lack, tabStop, tip, onReach, onTake } = props;
  const { id, goods, gives, signs, people, closed, fresh, owner } = space;
  const isLaid = laid && goods.length === 0 && gives.length > 0;
  const pile = isLaid ? gives.map((one) => (closed ? { ...one, count: 0 } : one)) : goods;
  return (
    <button
      type="button"
      className={styles.space}
      data-space={id}
      data-marked={state === 'usable'}
      data-state={state}
      data-closed={closed}
      data-taken={people.length > 0}
      data-card-space={space.round !== undefined}
      data-fresh={fresh === true}
      data-rank={rank === 0 ? undefined : rank}
      data-owner={owner}
      style={owner === undefined ? undefined : ownerColour(owner)}
      tabIndex={tabStop ? 0 : -1}
      aria-label={useSaid(space, who, rank, lack)}
      aria-disabled={state !== 'usable'}
      onClick={() => onTake(space)}
      {...tip}
      onFocus={(event) => {
        onReach(id, event);
        tip.onFocus(event);
      }}
    >
      <span className={styles.picture}>
        <Scene name={sceneOf(id, [...goods.map(({ good }) => good), ...signs])} />
        {pile.length > 0 && <Pile amounts={pile} animals={isAnimal} mixed={space.mixed === true} />}
        {lack === undefined && <Gifts space={isLaid ? { ...space, goods: gives, gives: [] } : space} />}
        <People space={space} />
        {lack !== undefined && <Missing lack={lack} />}
      </span>
      <Title space={space} />
      {rank > 0 && (
        <span className={styles.ribbon} aria-hidden="true">
          {rank}
        </span>
      )}
    </button>
  );
});

/** The colour of whoever alone may use a space. */
function ownerColour(seat: number): CSSProperties {
  return { '--owner': `var(--pawn-${seat})` } as CSSProperties;
}

/** The whole name where there is room for it, else the short one; the label of the tile always is the whole name. */
function Title({ space: { title, short } }: { readonly space: SpacePicture }) {
  return (
    <span className={styles.title} title={short === undefined ? undefined : title}>
      <span className={short === undefined ? undefined : styles.whole} data-long={title.length > TWO_LINES}>
        {breakable(title, LONGEST)}
      </span>
      {short !== undefined && <span className={styles.short}>{breakable(short, LONGEST)}</span>}
    </span>
  );
}

/** Names of more letters find no room in two lines of a small tile. */
const TWO_LINES = 27;

/** Words of more letters are broken on a tile where they must be. */
const LONGEST = 9;

const isAnimal = (good: string) => good in animalPictures;

/** All of a space in words. */
function useSaid(
  { title, goods, gives, fresh, note }: SpacePicture,
  who: string,
  rank: number,
  lack: Props['lack'],
) {
  const { atTable } = useWords();
  return [
    title,
    ...(rank > 0 ? [atTable.suggested] : []),
    ...goods.map(({ words }) => words),
    ...gives.map(({ words }) => words),
    ...(who === '' ? [] : [who]),
    ...(fresh === true ? [atTable.revealedNow] : []),
    ...(note === undefined ? [] : [note]),
    ...(lack === undefined ? [] : [lack.words]),
  ].join(', ');
}

/** So many signs of what is done there are drawn. */
const MOST_SIGNS = 3;

/** What is printed on a space: the goods that it always gives, with their numbers, and what is done there. */
function Gifts({ space: { goods, gives, signs, terms = [] } }: { readonly space: SpacePicture }) {
  const drawn = [...[...goods, ...gives].map(({ good }) => good), ...terms.map(({ sign }) => sign)];
  const deeds = signs.filter((sign) => !drawn.includes(sign)).slice(0, MOST_SIGNS);
  if (gives.length + deeds.length + terms.length === 0) return null;
  return (
    <span className={styles.gifts} data-piled={goods.length > 0}>
      {gives.map(({ good, count }) => (
        <span key={good}>
          {count}
          <GoodIcon good={good} />
        </span>
      ))}
      {deeds.map((sign) => (
        <SignIcon key={sign} sign={sign} />
      ))}
      {terms.map((one) => (
        <Terms key={one.sign} terms={one} />
      ))}
    </span>
  );
}

/** How many are placed for nothing; if none are, what one costs. */
function Terms({ terms: { sign, free, prices } }: { readonly terms: TermsPicture }) {
  return (
    <span>
      {free > 0 && free}
      <SignIcon sign={sign} />
      {free === 0 && prices.length === 1 && '/'}
      {free === 0 && <Price prices={prices} />}
    </span>
  );
}

/** What is missing: goods as pictures, anything else in words; the label of the tile says it too. */
function Missing({ lack: { words, goods, around } }: { readonly lack: LackPicture }) {
  const [before, after] = around;
  return (
    <span className={styles.missing} data-lack aria-hidden="true">
      {goods.length === 0 ? words : before}
      {goods.map(({ good, count }) => (
        <span key={good}>
          {count}
          <GoodIcon good={good} />
        </span>
      ))}
      {after}
    </span>
  );
}

/** Those who stand there; a newborn is smaller. */
function People({ space: { people, newborns = [] } }: { readonly space: SpacePicture }) {
  if (people.length === 0) return null;
  return (
    <span className={styles.people}>
      {people.map((seat, i) => (
        <Pawn
          key={`${seat} ${i + 1}`}
          seat={seat}
          newborn={newborns.includes(seat) && people.lastIndexOf(seat) === i}
        />
      ))}
    </span>
  );
}
