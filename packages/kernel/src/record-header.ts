import type { Options } from './game';
import type { Deal } from './record';
import { NOBODY, type Seat } from './seat';

/** The first line of every record. */
export const TITLE = 'Furrow record 1';
/** Who moves where chance does. */
export const CHANCE = '*';
/** What stands for a move that a viewer may not know. */
export const HIDDEN = '?';

/** The header of a record: which game, which options, which pool of cards, who sat where, what decided chance, and the final scores if it is over. */
export interface Header {
  readonly game: string;
  readonly options: Options;
  /** Where nothing is said of a pool the cards are those of the first one. */
  readonly pool?: string;
  /** The identity of the rules that it was begun with; missing in records that are older than that. */
  readonly rules?: string;
  /** The generation of questions that it was begun with; the first one where nothing is said. */
  readonly generation?: number;
  readonly seats: readonly string[];
  readonly deal?: Deal;
  readonly result?: readonly number[];
}

/** The first lines of a record. */
export function headerLines({
  game,
  options,
  pool,
  rules,
  generation,
  seats,
  deal,
  result,
}: Header): string[] {
  const lines = [TITLE, `game: ${game}`];
  for (const [name, value] of Object.entries(options)) lines.push(`option ${name}: ${value}`);
  if (pool !== undefined) lines.push(`pool: ${pool}`);
  if (rules !== undefined) lines.push(`rules: ${rules}`);
  if (generation !== undefined) lines.push(`questions: ${generation}`);
  seats.forEach((who, seat) => lines.push(`seat ${seat + 1}: ${nameText(who)}`));
  if (deal !== undefined) lines.push(`deal: ${dealText(deal)}`);
  if (result !== undefined) lines.push(`result: ${result.join(' ')}`);
  return lines;
}

/** Who a line of moves belongs to. */
export function whoText(seat: Seat): string {
  return seat === NOBODY ? CHANCE : String(seat + 1);
}

/** A seat's name; in quotation marks if it could be misread. */
function nameText(name: string): string {
  return /^[^\s"#][^#\n\r]*$/.test(name) && name.trim() === name ? name : JSON.stringify(name);
}

function dealText({ commitment, seed }: Deal): string {
  return seed === undefined ? commitment : `${commitment} ${seed}`;
}

/** A record whose seats have these names, as if it had begun with them. */
export function withSeatNames(record: string, names: readonly string[]): string {
  const end = record.indexOf('\n\n');
  const lines = record.slice(0, end).split('\n');
  const named = lines.map((line) => {
    const seat = /^seat (\d+): /.exec(line);
    return seat === null ? line : `${seat[0]}${nameText(names[Number(seat[1]) - 1])}`;
  });
  return named.join('\n') + record.slice(end);
}
