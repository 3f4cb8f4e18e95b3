import { goodPictures } from '../art/goods';
import type { Amount } from '../protocol/goods';
import styles from './farm.module.css';

/** Furrows of plowed earth. */
export function FieldArt() {
  return (
    <g>
      <rect x="3" y="3" width="94" height="94" rx="9" fill="var(--earth)" />
      <g strokeLinecap="round" fill="none">
        <path
          d="M12 20q19-6 38 0t38 0M12 40q19-6 38 0t38 0M12 60q19-6 38 0t38 0M12 80q19-6 38 0t38 0"
          stroke="var(--earth-dark)"
          strokeWidth="6"
        />
        <path
          d="M12 15q19-6 38 0t38 0M12 35q19-6 38 0t38 0M12 55q19-6 38 0t38 0M12 75q19-6 38 0t38 0"
          stroke="var(--earth-light)"
          strokeWidth="2"
        />
      </g>
    </g>
  );
}

/** A crop has at least so many places, so that what is harvested can be seen to go. */
const PLACES = 3;

/** What grows on a field, one picture for each, and the number. Those that are harvested shrink away. */
export function CropArt({ crops, isLow }: { readonly crops: readonly Amount[]; readonly isLow: boolean }) {
  return crops.map(({ good, count }, row) => {
    const places = Math.max(PLACES, count);
    const step = Math.min(30, 90 / places);
    const size = crops.length > 1 || isLow ? 34 : 44;
    const top = isLow ? 58 : crops.length > 1 ? 8 + row * 44 : 26;
    return (
      <g key={good}>
        {Array.from({ length: places }, (_, i) => (
          <g key={`${good} ${i + 1}`} className={styles.crop} data-grown={i < count}>
            <svg
              x={50 + (i - (places - 1) / 2) * step - size / 2}
              y={top + (i % 2) * 4}
              width={size}
              height={size}
              viewBox="0 0 24 24"
            >
              {goodPictures[good]}
            </svg>
          </g>
        ))}
        <g transform={`translate(${isLow ? 78 : 84} ${Math.min(84, top + size - 4)})`}>
          <g className={styles.sign}>
            <circle r="11" fill="var(--sign)" stroke="var(--earth-dark)" strokeWidth="1.500" />
            <text y="5" textAnchor="middle" fontSize="14" fontWeight="800" fill="#2d2418">
              {count}
            </text>
          </g>
        </g>
      </g>
    );
  });
}
