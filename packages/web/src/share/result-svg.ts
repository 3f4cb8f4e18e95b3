import type { Table } from '../protocol/table';
import { signed } from '../words/signed';
import { farmMarkup, standalone } from './farm-svg';

/** The size of the picture, and the room around things. */
const [WIDTH, EDGE, GAP, HEAD] = [1200, 36, 24, 110];
/** So many farms stand side by side at most. */
const ABREAST = 3;
const FOOT = 46;

/** The result of a game as a drawing of its own: who won, the farms, their points. */
export function resultSvg(
  table: Table,
  date: string,
): { readonly svg: string; readonly width: number; readonly height: number } {
  const { seats, ending, gameName } = table;
  const across = Math.min(ABREAST, seats.length);
  const wide = (WIDTH - 2 * EDGE - (across - 1) * GAP) / across;
  const cards = seats.map((seat, i) => cardOf(seat, wide, EDGE + (i % across) * (wide + GAP)));
  const tall = Math.max(...cards.map(({ height }) => height));
  const rows = Math.ceil(seats.length / across);
  const height = HEAD + rows * (tall + GAP) + FOOT;
  const drawn = cards.map(({ draw }, i) => draw(HEAD + Math.floor(i / across) * (tall + GAP), tall));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">
<rect width="100%" height="100%" fill="var(--table)"/>
<text x="${EDGE}" y="58" font-family="Georgia, serif" font-weight="700" font-size="40" fill="var(--on-table)">${escaped(ending?.winnerNamed ?? ending?.winner ?? '')}</text>
<text x="${EDGE}" y="90" font-family="sans-serif" font-size="20" fill="var(--on-table)">${escaped(gameName)}</text>
${drawn.join('\n')}
<text x="${EDGE}" y="${height - 18}" font-family="Georgia, serif" font-weight="700" font-size="20" fill="var(--on-table)">Furrow · ${escaped(date)}</text>
</svg>`;
  return { svg: standalone(svg), width: WIDTH, height };
}

/** A farm on its cardboard with name and points; drawn once it is known how tall all are. */
function cardOf({ seat, name, points }: Table['seats'][number], wide: number, x: number) {
  const farm = farmMarkup(seat);
  const inner = wide - 32;
  const farmTall = inner * (farm?.ratio ?? 0);
  const sized =
    farm?.markup.replace('<svg', `<svg x="16" y="62" width="${inner}" height="${farmTall}"`) ?? '';
  const draw = (y: number, tall: number) => `<g transform="translate(${x} ${y})">
<rect width="${wide}" height="${tall}" rx="12" fill="var(--face)" stroke="var(--edge)" stroke-width="2"/>
<rect width="${wide}" height="8" rx="4" fill="var(--pawn-${seat})"/>
<text x="18" y="46" font-family="Georgia, serif" font-weight="700" font-size="26" fill="var(--pawn-${seat})">${escaped(name)}</text>
<text x="${wide - 18}" y="48" text-anchor="end" font-family="Georgia, serif" font-weight="700" font-size="36" fill="var(--text)">${signed(points)}</text>
${sized}</g>`;
  return { height: 62 + farmTall + 18, draw };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
