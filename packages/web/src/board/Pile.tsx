import { GoodIcon } from '../art/GoodIcon';
import { piecePictures } from '../art/pieces';
import type { Amount } from '../protocol/goods';
import styles from './pile.module.css';

/** So many pieces are drawn; the number says how many there are. */
const DRAWN = 6;
/** Of two goods on one space, so many of each. */
const DRAWN_OF_TWO = 3;

/** How wide a piece is drawn, and how far pieces lie from each other: sideways, and one row above the other. */
const PIECE = 34;
const HEIGHT = 50;

interface Place {
  readonly good: string;
  readonly x: number;
  readonly y: number;
}

interface Props {
  /** What lies there; 0 of what is laid there if all was taken. */
  readonly amounts: readonly Amount[];
  readonly animals: (good: string) => boolean;
  /** Other goods may lie there too: the number says of which it is. */
  readonly mixed: boolean;
}

/** The goods on a space as a pile, and their number. */
export function Pile({ amounts, animals, mixed }: Props) {
  const isNamed = mixed || amounts.length > 1;
  const places = placesOf(amounts, animals);
  const width = Math.max(PIECE, ...places.map(({ x }) => x + PIECE));
  return (
    <>
      {places.length > 0 && (
        <svg
          className={styles.pile}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          style={{ aspectRatio: `${width} / ${HEIGHT}` }}
          aria-hidden="true"
        >
          <ellipse cx={width / 2 + 3} cy="46" rx={width / 2} ry="4.500" fill="#1c1006" opacity="0.35" />
          {places.map(({ good, x, y }) => (
            <svg key={`${x} ${y}`} x={x} y={y} width={PIECE} height={PIECE} viewBox="0 0 24 24">
              {piecePictures[good]}
            </svg>
          ))}
        </svg>
      )}
      <span className={styles.badge} data-none={places.length === 0} data-two={isNamed}>
        {amounts.map(({ good, count }) => (
          <span key={good}>
            {count}
            {isNamed && <GoodIcon good={good} />}
          </span>
        ))}
      </span>
    </>
  );
}

function placesOf(amounts: readonly Amount[], animals: Props['animals']): Place[] {
  const lying = amounts.filter(({ count }) => count > 0);
  if (lying.length === 0) return [];
  if (lying.length === 1 && !animals(lying[0].good))
    return heap(lying[0].good, Math.min(DRAWN, lying[0].count));
  const most = lying.length === 1 ? DRAWN : DRAWN_OF_TWO;
  const goods = lying.flatMap(({ good, count }) => Array.from({ length: Math.min(most, count) }, () => good));
  const step = goods.length > 4 ? 18 : 23;
  return goods
    .map((good, i) => ({ good, x: i * step, y: i % 2 === 0 ? 14 : 4 }))
    .sort((one, other) => one.y - other.y);
}

/** Pieces in rows, each row on the one below; reed stands in a sheaf. */
function heap(good: string, count: number): Place[] {
  const [across, up] = good === 'reed' ? [17, 7] : [26, 15];
  return rowsOf(count).flatMap((many, row) =>
    Array.from({ length: many }, (_, i) => ({
      good,
      x: (many - 1 - i) * across + (row * across) / 2,
      y: HEIGHT - PIECE - row * up,
    })),
  );
}

/** How many lie in each row, from below. */
function rowsOf(count: number): readonly number[] {
  return [[], [1], [2], [2, 1], [3, 1], [3, 2], [3, 2, 1]][count];
}
