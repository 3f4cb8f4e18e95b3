import { useWords } from '../app/store';
import { goodPictures } from '../art/goods';
import type { FarmPicture, TokenPicture } from '../protocol/farm';
import { at, RIM, STRIP } from './geometry';

/** So many animals that wait are drawn one by one. */
const MOST = 8;
const SIZE = 34;

/** Whether anything waits or lies beside the farm. */
export function hasStrip({ homeless, begging, tokens }: FarmPicture): boolean {
  return homeless.length > 0 || begging > 0 || tokens.length > 0;
}

/** Where those animals that are drawn one by one wait, in units of the farm. */
export function placesInStrip({ homeless, rows }: FarmPicture) {
  const animals = homeless.flatMap(({ good, count }) => Array.from({ length: count }, () => good));
  return animals.slice(0, MOST).map((good, i) => ({
    good,
    x: RIM + 7 + i * (SIZE - 6),
    y: at(rows) + 7,
    size: SIZE,
  }));
}

/** Beside the farm: animals without a place, what lies on cards, begging markers. */
export function StripArt({ farm }: { readonly farm: FarmPicture }) {
  const words = useWords();
  const { homeless, begging, tokens } = farm;
  const animals = homeless.flatMap(({ good, count }) => Array.from({ length: count }, () => good));
  const shown = animals.slice(0, MOST);
  const waiting = shown.length === 0 ? 0 : 20 + shown.length * (SIZE - 6);
  const top = at(farm.rows) + 6;
  const label = words.farm.waiting(homeless.map((one) => one.words).join(', '));
  return (
    <g transform={`translate(${RIM} ${top})`}>
      {shown.length > 0 && (
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
          {shown.map((good, i) => (
            <svg
              key={`${good} ${i + 1}`}
              x={7 + i * (SIZE - 6)}
              y="1"
              width={SIZE}
              height={SIZE}
              viewBox="0 0 24 24"
            >
              {goodPictures[good]}
            </svg>
          ))}
        </g>
      )}
      <Tokens tokens={tokens} left={waiting === 0 ? 0 : waiting + 8} />
      {begging > 0 && <Begging count={begging} right={at(farm.columns) - RIM} />}
    </g>
  );
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
            <text x="28" y="19" fontSize="15" fontWeight="700" fill="#2d2418">
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
      <rect
        width="62"
        height={STRIP - 8}
        rx="18"
        fill="var(--warn-soft)"
        stroke="var(--warn)"
        strokeWidth="2"
      />
      <path
        d="M9 15h28c0 9-6 14-14 14S9 24 9 15z"
        fill="var(--paper)"
        stroke="var(--warn)"
        strokeWidth="2.200"
      />
      <path d="M17 11l12-6" stroke="var(--warn)" strokeWidth="2.200" strokeLinecap="round" />
      <text x="48" y="24" textAnchor="middle" fontSize="17" fontWeight="800" fill="var(--warn)">
        {count}
      </text>
    </g>
  );
}
