import type { Seat } from '@furrow/kernel/seat';
import { terminalWords, words } from '@furrow/text/words';
import type { AtTable } from './at-table';
import type { Engine } from './engine';

/** Why what was typed is possible or not: a move, or a card or building that somebody would like to have. */
export function whyText(engine: Engine, session: AtTable, seat: Seat, text: string): string {
  const terminal = terminalWords(engine.language);
  if (text === '') return terminal.nothingToExplain;
  const refusal = engine.whyNot(seat, text);
  if (refusal === undefined) return terminal.possibleNow(text);
  return whyNotGot(engine, session, seat, text) ?? refusal;
}

/** The id of what is called so; undefined if nothing is. */
export function thingCalled({ language }: Engine, { record }: AtTable, text: string): string | undefined {
  const spoken = words(record.game, language);
  const wanted = text.toLowerCase();
  return spoken.things().find((one) => one === wanted || spoken.title(one).toLowerCase() === wanted);
}

/** Whether a thing that was named alone can be had; undefined if it is nothing to be had. */
function whyNotGot(engine: Engine, session: AtTable, seat: Seat, text: string): string | undefined {
  const { record, playable } = session;
  const id = thingCalled(engine, session, text);
  const ways = id === undefined ? [] : playable.family.ways(record.game, record.state, seat, id);
  if (ways.length === 0) return undefined;
  const look = { ...engine.look(), viewer: seat };
  const shown = [...playable.family.offer(look).cards, ...playable.family.hand(look)];
  const inTheWay = shown.find((card) => card.id === id)?.whyNot;
  if (inTheWay !== undefined) return inTheWay;
  const refusals = ways.map((way) => engine.whyNot(seat, way.split(';')[0].trim()));
  const open = refusals.indexOf(undefined);
  return open < 0 ? refusals.at(-1) : terminalWords(engine.language).possibleNow(ways[open]);
}
