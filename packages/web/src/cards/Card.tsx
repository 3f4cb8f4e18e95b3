import { memo, type ReactNode } from 'react';
import { useWords } from '../app/store';
import { BuildingShape } from '../art/BuildingShape';
import { GoodIcon } from '../art/GoodIcon';
import { Scene } from '../art/Scene';
import type { CardPicture } from '../protocol/card';
import type { Amount } from '../protocol/goods';
import { breakable } from '../words/long-words';
import styles from './card.module.css';
import face from './card-face.module.css';
import { cardScene } from './card-scene';
import { NeedsArt, Pictograms } from './Pictograms';
import { Price } from './Price';
import type { Room } from './shown-strips';

/** Words of more letters than this may be broken on a card. */
const LONG = 9;

/** A text of more letters is written smaller where many cards are read side by side, or where they lie in a hand. */
const LONG_TEXT = { whole: 220, face: 90 };

interface Props {
  readonly card: CardPicture;
  /** `face`: as large as its place, with as much as fits; `whole`: everything on it can be read. */
  readonly size: 'face' | 'whole';
  /** It can still be had, so its price counts. */
  readonly priced?: boolean;
  /** What stands below the text of a whole card. */
  readonly children?: ReactNode;
}

/** A card, an improvement or a building: name, price, picture, prerequisite, text, and its marks. */
export const Card = memo(function Card({ card, size, priced = true, children }: Props) {
  const { id, title, kind, prices, lying = [], picture, look, text, points, players } = card;
  const Name = size === 'whole' ? 'strong' : 'span';
  const costs = priced && prices.some((price) => price.length > 0);
  return (
    <span
      className={`${styles.card} ${face.face}`}
      data-kind={kind}
      data-size={size}
      data-points={(points ?? 0) !== 0 || undefined}
      data-players={players !== undefined || undefined}
      data-priced={costs || undefined}
    >
      <span className={styles.band} data-part="band">
        <Name className={styles.name} data-part="name">
          {breakable(size === 'face' && costs ? withoutPrice(title) : title, LONG)}
        </Name>
        {costs && (
          <span className={styles.price} data-part="price">
            <Price prices={prices} />
          </span>
        )}
      </span>
      <span className={styles.scene} data-part="scene" data-scene data-tucked={size === 'face' || undefined}>
        {look === undefined && (
          <span className={styles.landscape} data-landscape>
            <Scene name={cardScene(card)} />
          </span>
        )}
        {look !== undefined && (
          <svg className={styles.building} data-part="building" viewBox="0 0 100 62" aria-hidden="true">
            <BuildingShape id={id} look={look} />
          </svg>
        )}
        {lying.length > 0 ? (
          <Lying lying={lying} />
        ) : (
          <Pictograms picture={picture} room={roomOf(size, priced)} />
        )}
      </span>
      <Needs card={card} />
      <span
        className={styles.text}
        data-part="text"
        data-tucked={size === 'face' || undefined}
        data-long={text.join('').length > LONG_TEXT[size] || undefined}
      >
        {text.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {children}
      </span>
      <Marks card={card} size={size} />
    </span>
  );
});

/** For how much of its picture a card has room. */
function roomOf(size: Props['size'], priced: boolean): Room {
  if (size === 'whole') return 'whole';
  return priced ? 'face' : 'played';
}

/** A name that tells a price from another one, where the price itself stands beside it: `Fireplace (2 clay)`. */
function withoutPrice(title: string): string {
  return title.replace(/\s*\(.*\)$/, '');
}

/** What must be had to play it; a tick or a cross says whether the viewer has it. */
function Needs({ card: { needs, needsPicture = [], needsMet } }: { readonly card: CardPicture }) {
  if (needs === undefined) return null;
  const isDrawn = needsPicture.length > 0;
  return (
    <span className={styles.needs} data-part="needs" data-met={needsMet} data-drawn={isDrawn || undefined}>
      {needsMet !== undefined && <b aria-hidden="true">{needsMet ? '✓' : '✗'}</b>}
      <span data-tucked>{needs}</span>
      {isDrawn && <NeedsArt pictograms={needsPicture} />}
    </span>
  );
}

/** Category, number on a whole card, players and points, at the foot of the card. */
function Marks({ card: { category, no, players, points }, size }: Pick<Props, 'card' | 'size'>) {
  const { atTable, cards } = useWords();
  const isWhole = size === 'whole';
  return (
    <span className={styles.marks} data-part="marks">
      {isWhole && no !== undefined && <span data-part="no">{no}</span>}
      <span className={styles.category} data-part="category" data-tucked>
        {category !== undefined && (isWhole ? category.words : cards.categories[category.id])}
      </span>
      {players !== undefined && (
        <span className={styles.players} data-part="players" title={cards.forPlayers(players)}>
          {players}+
        </span>
      )}
      {points !== undefined && points !== 0 && (
        <span className={styles.points} data-part="points" title={atTable.pointsPrinted(points)}>
          {points}
        </span>
      )}
    </span>
  );
}

/** What lies and stands on a card in play, in place of its picture. */
function Lying({ lying }: { readonly lying: readonly Amount[] }) {
  return (
    <span className={styles.lying} data-lying>
      {lying.map(({ good, count, words }) => (
        <span key={good} title={words}>
          <GoodIcon good={good} size={30} />
          <b aria-hidden="true">{count}</b>
          <span className="unseen">{words}</span>
        </span>
      ))}
    </span>
  );
}
