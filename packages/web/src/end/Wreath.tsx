import styles from './celebration.module.css';

/** Leaves on each branch of a wreath, from its foot to its tip. */
const LEAVES = [0, 1, 2, 3, 4, 5, 6];

/** A branch grows so far around the middle, in degrees from its foot on. */
const [FOOT, STEP] = [14, 21];

/** A wreath of two branches for whoever has won; it is laid around something of the size of its box. */
export function Wreath({ size }: { readonly size: number }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      className={styles.wreath}
      data-wreath
    >
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(32 32) scale(${side} 1)`}>
          <path d="M0 25A25 25 0 0 0 22 -11" fill="none" stroke="var(--leaf-dark)" strokeWidth="1.6" />
          {LEAVES.map((leaf) => (
            <g key={leaf} transform={`rotate(${-FOOT - leaf * STEP}) translate(0 25)`}>
              <path
                d="M0 0C3 -5 9 -5 12 -1C8 3 3 3 0 0Z"
                transform="rotate(-24)"
                fill={leaf % 3 === 2 ? 'var(--straw)' : 'var(--leaf)'}
                stroke="var(--leaf-dark)"
                strokeWidth="0.7"
              />
              <path
                d="M0 0C3 5 8 5 11 2C8 -2 3 -2 0 0Z"
                transform="rotate(16) scale(0.8)"
                fill="var(--leaf-light)"
                stroke="var(--leaf-dark)"
                strokeWidth="0.7"
              />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
