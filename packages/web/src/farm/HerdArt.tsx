import { goodPictures } from '../art/goods';
import type { FarmPicture, HerdPicture } from '../protocol/farm';
import styles from './farm.module.css';
import { at, type Stand, standsOn } from './geometry';

interface Animal extends Stand {
  /** The species and which of its animals: the same animal keeps it when it moves. */
  readonly key: string;
  readonly good: string;
  /** The cell that its herd is labelled with. */
  readonly herd: number;
}

/** All animals of a farm where they stand; those that move walk there. */
export function HerdArt({ farm }: { readonly farm: FarmPicture }) {
  return (
    <g aria-hidden="true">
      {animalsOf(farm).map(({ key, good, x, y, size }) => (
        <g key={key} className={styles.animal} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <g className={styles.arriving}>
            <ellipse
              cx={size / 2}
              cy={size * 0.88}
              rx={size * 0.42}
              ry={size * 0.1}
              fill="#000"
              opacity="0.18"
            />
            <svg width={size} height={size} viewBox="0 0 24 24">
              {goodPictures[good]}
            </svg>
          </g>
        </g>
      ))}
    </g>
  );
}

/** The animals in the order of their species, so that no move of one disturbs another. */
export function animalsOf(farm: FarmPicture): Animal[] {
  const seen = new Map<string, number>();
  const animals = farm.herds.flatMap((herd) => {
    const goods = herd.animals.flatMap(({ good, count }) => Array.from({ length: count }, () => good));
    return placesOf(farm, herd, goods.length).map((stand, i) => {
      const number = (seen.get(goods[i]) ?? 0) + 1;
      seen.set(goods[i], number);
      return {
        ...stand,
        good: goods[i],
        herd: herd.cell,
        key: `${goods[i]} ${String(number).padStart(2, '0')}`,
      };
    });
  });
  return animals.sort((a, b) => a.key.localeCompare(b.key));
}

function placesOf(farm: FarmPicture, herd: HerdPicture, count: number): Stand[] {
  return standsOn(
    {
      cells: farm.cells.filter(({ cell }) => herd.cells.includes(cell)),
      label: herd.cell,
      people: (cell) => farm.people.filter((one) => one.cell === cell).length,
    },
    count,
  );
}

/** How many animals a place holds, and how many stand there. */
export function Capacities({ farm }: { readonly farm: FarmPicture }) {
  return (
    <g aria-hidden="true">
      {farm.herds.map((herd) => (
        <Capacity key={herd.cell} farm={farm} herd={herd} />
      ))}
    </g>
  );
}

/** What the sign of a herd says; nothing if no animals stand there. */
export function capacityOf(herd: HerdPicture | undefined): string {
  return herd === undefined || herd.capacity === 0 ? '' : `${herd.used}/${herd.capacity}`;
}

function Capacity({ farm, herd }: { readonly farm: FarmPicture; readonly herd: HerdPicture }) {
  const cell = farm.cells.find((one) => one.cell === herd.cell);
  if (cell === undefined || herd.capacity === 0 || cell.kind === 'room') return null;
  const text = capacityOf(herd);
  const width = 12 + text.length * 7;
  return (
    <g transform={`translate(${at(cell.column) + 5} ${at(cell.row) + 4})`}>
      <g className={styles.sign}>
        <rect
          width={width}
          height="18"
          rx="9"
          fill="var(--paper)"
          stroke="var(--line-strong)"
          opacity="0.94"
        />
        <text
          x={width / 2}
          y="13.500"
          textAnchor="middle"
          fontSize="12.500"
          fontWeight="700"
          fill="var(--text)"
        >
          {text}
        </text>
      </g>
    </g>
  );
}
