import { useWords } from '../app/store';
import { EmptyBowl } from '../art/EmptyBowl';
import { goodPictures } from '../art/goods';
import type { FarmPicture, TokenPicture } from '../protocol/farm';
import styles from './farm.module.css';
import { at, HIT, RIM, STRIP } from './geometry';

/** So many animals that wait are drawn one by one. */
const MOST = 8;
const SIZE = 34;
/** How far they stand from each other. */
const STEP = 28;

/** Whether anything waits or lies beside the farm. */
export function hasStrip({ homeless, begging, tokens }: FarmPicture): boolean {
  return homeless.length > 0 || begging > 0 || tokens.length > 0;
}

/** Animals of one sort that wait beside the farm. */
interface Waiting {
  readonly good: string;
  /** How many of them are drawn. */
  readonly shown: number;
  /** Where they begin and how much room they have, in units of the farm from its rim on. */
  readonly left: number;
  readonly width: number;
}

/** The animals that wait, sort by sort; each sort has at least the room in which it can be hit. */
export function waitingBeside({ homeless }: FarmPicture): Waiting[] {
  const sorts: Waiting[] = [];
  let [left, room] = [0, MOST];
  for (const { good, count } of homeless) {
    const shown = Math.min(count, room);
    if (shown === 0) continue;
    const width = Math.max(HIT, 10 + shown * STEP);
    sorts.push({ good, shown, left, width });
    left += width;
    room -= shown;
  }
  return sorts;
}

/** Beside the farm: animals without a place, what lies on cards, begging markers. */
export function StripArt({ farm }: { readonly farm: FarmPicture }) {
  const words = useWords();
  const { homeless, begging, tokens } = farm;
  const sorts = waitingBeside(farm);
  const waiting = sorts.reduce((sum, { width }) => sum + width, 0);
  const top = at(farm.rows) + 6;
  const label = words.farm.waiting(homeless.map((one) => one.words).join(', '));
  return (
    <g transform={`translate(${RIM} ${top})`}>
      {sorts.length > 0 && (
        <g role="img" aria-label={label}>
          <title>{label}</title>
          <rect
            width={waiting}
            height={STRIP - 8}
            rx="8"
            fill="var(--warn-soft)"
            stroke="var(--warn)"
            strokeDasharray="6 4"
            strokeWidth="2"
          />
          {sorts.map((sort) => (
            <Animals key={sort.good} sort={sort} />
          ))}
        </g>
      )}
      <Tokens tokens={tokens} left={waiting === 0 ? 0 : waiting + 8} />
      {begging > 0 && <Begging count={begging} right={at(farm.columns) - RIM} />}
    </g>
  );
}

function Animals({ sort: { good, shown, left, width } }: { readonly sort: Waiting }) {
  const start = left + (width - SIZE - (shown - 1) * STEP) / 2;
  return Array.from({ length: shown }, (_, i) => (
    <svg key={`${good} ${i + 1}`} x={start + i * STEP} y="1" width={SIZE} height={SIZE} viewBox="0 0 24 24">
      {goodPictures[good]}
    </svg>
  ));
}

interface TokensProps {
  readonly tokens: readonly TokenPicture[];
  readonly left: number;
}

/** What lies on cards, one small card for each. */
function Tokens({ tokens, left }: TokensProps) {
  const words = useWords();
  const starts = tokens.map((_, i) => tokens.slice(0, i).reduce((sum, one) => sum + widthOf(one) + 6, left));
  return tokens.map((token, i) => {
    const label = words.farm.onCard(token.title, token.goods.map((one) => one.words).join(', '));
    return (
      <g key={token.title} transform={`translate(${starts[i]} 0)`} role="img" aria-label={label}>
        <title>{label}</title>
        <rect
          width={widthOf(token)}
          height={STRIP - 8}
          rx="5"
          fill="var(--sign)"
          stroke="var(--earth-dark)"
          strokeWidth="1.500"
        />
        {token.goods.map(({ good, count }, n) => (
          <g key={good} transform={`translate(${5 + n * 44} 5)`}>
            <svg width="26" height="26" viewBox="0 0 24 24">
              {goodPictures[good]}
            </svg>
            <text x="27" y="14" className={styles.beside} fontWeight="700" fill="#2d2418">
              {count}
            </text>
          </g>
        ))}
      </g>
    );
  });
}

function widthOf({ goods }: TokenPicture): number {
  return 4 + goods.length * 44;
}

/** An empty bowl for begging markers, with their number. */
function Begging({ count, right }: { readonly count: number; readonly right: number }) {
  const words = useWords();
  const label = words.farm.begging(count);
  return (
    <g transform={`translate(${right - 62} 0)`} role="img" aria-label={label}>
      <title>{label}</title>
      <g key={count} className={styles.begging}>
        <rect
          width="62"
          height={STRIP - 8}
          rx="18"
          fill="var(--warn-soft)"
          stroke="var(--warn)"
          strokeWidth="2"
        />
        <EmptyBowl />
        <text x="48" y="18" textAnchor="middle" className={styles.beside} fontWeight="800" fill="var(--warn)">
          {count}
        </text>
      </g>
    </g>
  );
}
