import { GameRecord } from '../../src/record';
import { NOBODY, type Seat } from '../../src/seat';
import type { Verdict } from '../../src/verdict';
import { toyGame } from './toy-game';
import type { ToyState } from './toy-state';

/** The cards are dealt: the first trader has a red one, the second a blue one. */
export const DEALT = '* draw red; draw blue';
/** Both traders have passed at the market and bid at the same time. */
export const BIDDING = `${DEALT}\n1 pass\n2 pass`;
/** Both have bid nothing and declined the present: the toll is next. */
export const AT_TOLL = `${BIDDING}\n1 offer nothing; no\n2 offer nothing; no`;

/** A record of the toy game in which each trader began with so much gold and these lines were played. */
export function toyRecord(gold: number, lines: string): GameRecord<ToyState> {
  const record = new GameRecord(toyGame.open({ gold: String(gold) }, 2), ['ann', 'bob']);
  for (const line of lines.split('\n')) {
    const verdict = sayLine(record, line);
    if (!verdict.ok) throw new Error(`'${line}' is refused: ${JSON.stringify(verdict.reason)}`);
  }
  return record;
}

/** Plays the moves of one line (`1 pass; yes`) up to the first that is refused; gives the last verdict. */
export function sayLine(record: GameRecord<ToyState>, line: string): Verdict {
  let verdict: Verdict = { ok: true };
  for (const text of line.slice(2).split(';')) {
    verdict = record.say(seatOf(line[0]), text.trim());
    if (!verdict.ok) break;
  }
  return verdict;
}

function seatOf(word: string): Seat {
  return word === '*' ? NOBODY : Number(word) - 1;
}

/** The canonical answers to the first decision, or to a seat's, in words. */
export function offered(record: GameRecord<ToyState>, seat?: Seat): string[] {
  const asked = record.decisions().find((one) => seat === undefined || one.seat === seat);
  return asked?.domain.moves().map((move) => record.words(asked.seat, move)) ?? [];
}
