import { useWords } from '../app/store';
import { at, CELL } from '../farm/geometry';
import type { Target } from '../protocol/asked';
import type { FarmPicture } from '../protocol/farm';
import type { Deciding } from './deciding';
import styles from './layer.module.css';
import { pressed } from './pressed';

interface Props {
  readonly seat: number;
  readonly farm: FarmPicture;
  readonly deciding: Deciding;
}

const WIDE = 46;

/** The ends of a farm where it can grow. */
export function EndLayer({ seat, farm, deciding }: Props) {
  const { decisions } = useWords();
  return (['left', 'right'] as const).map((side) => {
    const target: Target = { on: 'end', seat, side };
    if (!deciding.canPoint(target)) return null;
    const x = side === 'left' ? 4 : at(farm.columns) + 8 - WIDE;
    const tall = farm.rows * CELL;
    const tap = () => deciding.pointAt(target);
    return (
      <g key={side} className={styles.end}>
        <rect
          x={x}
          y={at(0)}
          width={WIDE}
          height={tall}
          rx="8"
          role="button"
          tabIndex={0}
          aria-label={side === 'left' ? decisions.endLeft : decisions.endRight}
          data-end={side}
          className={styles.mark}
          onClick={tap}
          onKeyDown={pressed(tap)}
        />
        <path d={`M${x + WIDE / 2 - 12} ${at(0) + tall / 2}h24m-12 -12v24`} className={styles.plus} />
      </g>
    );
  });
}
