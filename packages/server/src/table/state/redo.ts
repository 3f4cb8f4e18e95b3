import type { Frozen, GameEntry } from './frozen';
import type { TableState } from './table-state';

/** Does again what an entry did to the game of a table; gives what is otherwise than it was then, the game standing before it. */
export function redo(table: TableState, entry: GameEntry): Frozen | undefined {
  const moves = table.playing.length;
  const fault = faultOf(table, entry);
  if (fault === undefined) return undefined;
  const all = table.sitters.map((_, seat) => seat);
  if (table.playing.length > moves) table.playing.undo(moves, all);
  const move = entry.kind === 'step' ? { seat: entry.seat, text: entry.text } : { text: `undo ${entry.to}` };
  return { moves, ...move, ...fault };
}

/** What goes otherwise when an entry is done again; rules that throw do not take the server with them. */
function faultOf(table: TableState, entry: GameEntry): Pick<Frozen, 'why' | 'error'> | undefined {
  const { playing, chain: chained, game } = table;
  try {
    const verdict =
      entry.kind === 'step' ? playing.say(entry.seat, entry.text) : playing.undo(entry.to, entry.by);
    if (!verdict.ok) return { why: `it is refused (${JSON.stringify(verdict.reason)})` };
    if (entry.kind !== 'step') return undefined;
    const chain = chained.add(game.schema, playing.state);
    const isSame = entry.chain === undefined || entry.chain === chain;
    return isSame ? undefined : { why: 'it leads to another position' };
  } catch (error) {
    return { why: `the rules fail (${error instanceof Error ? error.message : String(error)})`, error };
  }
}
