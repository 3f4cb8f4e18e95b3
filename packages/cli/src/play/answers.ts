import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import { inColumns } from '../draw/layout';
import { wrapped } from '../help';
import { padEnd, padStart } from '../paint';
import type { Session } from './session';

/** How many moves are listed unless all are asked for. */
const LISTED = 30;
const GAP = 3;

/** The listed moves of a decision in notation. */
export function notationsOf({ record }: Session, asked: Decision): string[] {
  return asked.domain.all().map((move) => record.words(asked.seat, move));
}

/** The only answer that there is, if a decision has just one and nothing else could be typed for it. */
export function onlyAnswer({ domain }: Decision): Move | undefined {
  const moves = domain.all();
  return domain.listsAll && moves.length === 1 ? moves[0] : undefined;
}

/** That an empty line gives the only answer, if there is only one. */
export function enterLines({ look, record }: Session, asked: Decision): string[] {
  const only = onlyAnswer(asked);
  return only === undefined
    ? []
    : [look.paint('gray', `  ${look.terminal.enterFor(record.words(asked.seat, only))}`)];
}

/** The numbered answers to a decision; long lists are cut unless all are wanted. */
export function answerLines(session: Session, asked: Decision, all: boolean): string[] {
  const { look } = session;
  const moves = asked.domain.all();
  const shown = all || moves.length <= LISTED + 5 ? moves.length : LISTED;
  const rows = moves.slice(0, shown).map((move) => {
    const notation = session.record.words(asked.seat, move);
    const meaning = look.words.move(session.state, asked, move);
    return { notation, meaning: meaning === notation ? '' : meaning };
  });
  const longest = Math.max(...rows.map(({ notation }) => notation.length));
  const digits = String(shown).length;
  const indent = digits + longest + 4;
  const entries = rows.map(({ notation, meaning }, i) => {
    const number = look.paint('bold', padStart(String(i + 1), digits));
    const [first = '', ...further] = wrapped(meaning, look.width - indent - 2);
    const begin = `${number}  ${look.paint('cyan', padEnd(notation, longest))}  ${first}`.trimEnd();
    return [begin, ...further.map((line) => ' '.repeat(indent) + line)];
  });
  const short = entries.every((lines) => lines.length === 1);
  const lines = short ? inColumns(entries.flat(), GAP, look.width - 2) : entries.flat();
  const hidden = moves.length - shown;
  return [...lines.map((line) => `  ${line}`), ...(hidden > 0 ? [`  ${look.terminal.more(hidden)}`] : [])];
}

/** What other persons may do though nobody waits for them, each move behind the number of its seat. */
export function otherAnswerLines(session: Session): string[] {
  const { look, record } = session;
  const others = session.alsoAsked().filter(({ open }) => open);
  if (others.length === 0) return [];
  const lines = others.flatMap((other) =>
    other.domain.all().map((move) => {
      const notation = `${other.seat + 1} ${record.words(other.seat, move)}`;
      const indent = ' '.repeat(notation.length + 4);
      const meaning = wrapped(look.words.move(session.state, other, move), look.width, indent);
      const [first = '', ...further] = meaning;
      return [`  ${look.paint('cyan', notation)}  ${first.trimStart()}`, ...further];
    }),
  );
  return [look.paint('gray', look.terminal.alsoPossible), ...lines.flat()];
}
