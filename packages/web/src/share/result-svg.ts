import type { SeatPicture } from '../protocol/seat';
import type { Table } from '../protocol/table';
import { signed } from '../words/signed';
import { type Drawing, drawn, standalone } from './farm-svg';

/** The size of the picture, and the room around things. */
const [WIDTH, EDGE, GAP, HEAD, FOOT] = [1200, 36, 24, 112, 46];
/** So many farms stand side by side at most. */
const ABREAST = 3;
/** Within the card of a seat: its edge, the height of its head, and of a line of points. */
const [INSET, TITLE, LINE] = [18, 82, 30];
/** The least width of the points of one category. */
const CATEGORY = 74;

const SERIF = 'font-family="Georgia, serif" font-weight="700"';

/** A picture as markup, and how large it is. */
interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The result of a game as a drawing of its own: who won, the farms, and their points by category. */
export function resultSvg(table: Table, date: string): Picture {
  const { seats, ending, gameName } = table;
  const across = Math.min(ABREAST, seats.length);
  const wide = (WIDTH - 2 * EDGE - (across - 1) * GAP) / across;
  const cards = seats.map((seat) => cardOf(table, seat, wide));
  const tall = Math.max(...cards.map(({ height }) => height));
  const rows = Math.ceil(seats.length / across);
  const height = HEAD + rows * (tall + GAP) + FOOT;
  const placed = cards.map(({ draw }, i) => {
    const [x, y] = [EDGE + (i % across) * (wide + GAP), HEAD + Math.floor(i / across) * (tall + GAP)];
    return `<g transform="translate(${x} ${y})">${draw(tall)}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">
<rect width="100%" height="100%" fill="var(--table)"/>
${planks(height)}
<text x="${EDGE}" y="58" ${SERIF} font-size="40" fill="var(--on-table)">${escaped(ending?.winnerNamed ?? ending?.winner ?? '')}</text>
<text x="${EDGE}" y="92" font-size="20" fill="var(--on-table)">${escaped(gameName)}</text>
${placed.join('\n')}
<text x="${EDGE}" y="${height - 20}" ${SERIF} font-size="20" fill="var(--on-table)">Furrow · ${escaped(date)}</text>
</svg>`;
  const drawings = cards.flatMap((card) => card.drawings);
  return { svg: standalone(svg, drawings), width: WIDTH, height };
}

/** The boards of the table. */
function planks(height: number): string {
  const lines = Array.from({ length: Math.ceil(height / 150) }, (_, i) => `M0 ${(i + 1) * 150}H${WIDTH}`);
  return `<path d="${lines.join('')}" stroke="#000" stroke-opacity="0.18" stroke-width="2"/>`;
}

interface Card {
  readonly height: number;
  readonly drawings: readonly Drawing[];
  /** Drawn once it is known how tall all of them are. */
  readonly draw: (tall: number) => string;
}

/** A farm on its cardboard with face, name and points. */
function cardOf({ ending, scores }: Table, { seat, name, points }: SeatPicture, wide: number): Card {
  const shown = document.querySelector(`[data-final] article:has(svg[data-farm="${seat}"])`);
  const picture = (selector: string, box: { x: number; y: number; width: number }) => {
    const svg = shown?.querySelector<SVGSVGElement>(selector);
    return svg === null || svg === undefined ? [] : [drawn(svg, box)];
  };
  const inner = wide - 2 * INSET;
  const farm = picture('svg[data-farm]', { x: INSET, y: TITLE, width: inner });
  const farmTall = inner * (farm[0]?.ratio ?? 0);
  const face = picture('header svg:not([data-wreath])', { x: INSET + 10, y: 23, width: 44 });
  const wreath = picture('header [data-wreath]', { x: INSET, y: 13, width: 64 });
  const across = Math.floor(inner / CATEGORY);
  const lines = scores.map(({ points: each }, i) => {
    const x = INSET + (i % across) * (inner / across);
    const y = TITLE + farmTall + 14 + Math.floor(i / across) * LINE;
    const sign = picture(`li:nth-child(${i + 1}) svg`, { x, y, width: 24 });
    const colour = each[seat] < 0 ? 'var(--warn)' : 'var(--text)';
    const text = `<text x="${x + 30}" y="${y + 19}" font-weight="700" font-size="18" fill="${colour}">${signed(each[seat])}</text>`;
    return { sign, text };
  });
  const signs = lines.flatMap(({ sign }) => sign);
  const drawings = [...face, ...wreath, ...farm, ...signs];
  const isWinner = ending?.winners.includes(seat) === true && scores[0]?.points.length > 1;
  const height = TITLE + farmTall + 14 + Math.ceil(scores.length / across) * LINE + 12;
  const draw = (
    tall: number,
  ) => `<rect x="4" y="7" width="${wide}" height="${tall}" rx="14" fill="#000" fill-opacity="0.25"/>
<rect width="${wide}" height="${tall}" rx="14" fill="var(--face)" stroke="${isWinner ? 'var(--straw)' : 'var(--edge)'}" stroke-width="${isWinner ? 6 : 2}"/>
<path d="M14 0H${wide - 14}a14 14 0 0 1 14 10H0a14 14 0 0 1 14 -10z" fill="var(--pawn-${seat})"/>
<text x="${INSET + 76}" y="58" ${SERIF} font-size="27" fill="var(--seat-${seat})"${fitted(name, inner - 170, 27)}>${escaped(name)}</text>
<text x="${wide - INSET}" y="60" text-anchor="end" ${SERIF} font-size="42" fill="var(--text)">${signed(points)}</text>
${drawings.map(({ markup }) => markup).join('')}${lines.map(({ text }) => text).join('')}`;
  return { height, drawings, draw };
}

/** A long text is drawn narrower. */
function fitted(text: string, width: number, size: number): string {
  const long = text.length * size * 0.58 > width;
  return long ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
