import { decisionOf } from '@furrow/kernel/decide';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import { helpBook } from '@furrow/text/help/book';
import { helpSections } from '@furrow/text/help/lines';
import { scoreRows } from '@furrow/text/score-rows';
import type { PlayCommand, TerminalWords } from '@furrow/text/terminal';
import { nearest } from '@furrow/text/typed/near';
import { readCommand } from '@furrow/text/typed/read-command';
import { findThing, unknownText } from '@furrow/text/typed/things';
import type { TypedTable } from '@furrow/text/typed/typed-table';
import { type Refusal, understand } from '@furrow/text/typed/understand';
import { whyLines } from '@furrow/text/typed/why';
import { terminalWords, words } from '@furrow/text/words';
import type { Along, Done } from '../protocol/commands';
import type { Reply } from '../protocol/reply';
import { adviseSeat } from './advise-at-turn';
import type { AtTable } from './at-table';
import type { Engine } from './engine';

/** The commands of the terminal that the line of the page knows too. */
const COMMANDS = [
  'help',
  'moves',
  'hint',
  'markers',
  'why',
  'describe',
  'score',
  'log',
  'undo',
  'restart',
  'random',
  'quit',
] as const satisfies readonly PlayCommand[];
type Command = (typeof COMMANDS)[number];

/** So many lines of the log are told. */
const TOLD = 15;

/** Plays moves and goes back. */
interface Player {
  play(seat: Seat, move: Move, number: number, along?: Along): Done | Promise<Done>;
  say(seat: Seat, text: string): Done | Promise<Done>;
  back(to: number): Done | Promise<Done>;
}

/** Whoever carries out what people play: the table that is elsewhere, or else the engine itself. */
export function playerAt(engine: Engine): Player {
  return engine.online.table ?? engine;
}

/** What a command works on: who typed it, and the rest of the line. */
interface Typed {
  readonly engine: Engine;
  readonly session: AtTable;
  readonly seat: Seat;
  readonly rest: string;
  readonly terminal: TerminalWords;
  /** The table as whoever typed it has it. */
  readonly table: TypedTable;
}

type Run = (typed: Typed) => Reply | Promise<Reply>;

const said = (...lines: readonly string[]): Reply => ({ is: 'said', lines });
const outcome = (done: Done, ...lines: readonly string[]): Reply =>
  done.ok ? { is: 'played', lines } : { is: 'refused', lines: [done.why] };

const commands: Readonly<Record<Command, Run>> = {
  help: ({ terminal, engine, session, rest }) =>
    rest === ''
      ? said(
          terminal.helpTitle,
          ...COMMANDS.map((one) => terminal.labelled(one, terminal.commands[one])),
          ...words(session.record.game, engine.language).notationHelp,
          ...helpSections(helpBook(session.record.game, engine.language), terminal, '').flatMap(
            ({ lines }) => lines,
          ),
        )
      : said(
          ...helpSections(helpBook(session.record.game, engine.language), terminal, rest).flatMap(
            ({ title, lines }) => [title, ...lines],
          ),
        ),
  moves: ({ engine, session, seat }) => said(...moveLines(engine, session, seat)),
  hint: async ({ engine, session, seat, terminal }) => {
    if (session.online?.().advice === false) return { is: 'refused', lines: [terminal.noAdvice] };
    const advice = await engine.advice(seat);
    const { record } = session;
    const moves = decisionOf(record.game.rules, record.state, seat)?.domain.all() ?? [];
    const listed = moves.map((move) => record.words(seat, move));
    /** The number by which the answer can be given, as in the list of all moves. */
    const numberOf = (notation: string) => {
      const at = listed.indexOf(notation);
      return at < 0 ? notation : `${at + 1}. ${notation}`;
    };
    return said(
      terminal.hintTitle,
      ...advice.flatMap((one) => [terminal.labelled(numberOf(one.notation), one.words), one.why]),
    );
  },
  markers: ({ session, seat, rest, terminal }) => {
    if (session.online?.().advice === false) return { is: 'refused', lines: [terminal.noAdvice] };
    const wanted = rest.toLowerCase();
    if (wanted !== 'on' && wanted !== 'off') return said(terminal.markersHow);
    adviseSeat(session, seat, wanted === 'on');
    return said(wanted === 'on' ? terminal.markersOn : terminal.markersOff);
  },
  why: ({ engine, table, seat, rest }) =>
    said(...whyLines(table, seat, rest, helpBook(table.record.game, engine.language))),
  describe: ({ table, rest, terminal }) => {
    const thing = findThing(table.words, rest);
    if (thing === undefined) return said(unknownText(terminal, [table.words], rest));
    return said(thing.found.name, ...thing.found.lines);
  },
  score: ({ engine, session, terminal }) => said(...scoreLines(engine, session, terminal)),
  log: ({ engine, session }) =>
    said(
      ...session
        .log(engine.look())
        .lines(session.shown)
        .slice(-TOLD)
        .map(({ text }) => text),
    ),
  undo: ({ engine, session }) => goBack(engine, session, session.back().undo),
  restart: ({ engine, session }) => goBack(engine, session, session.back().restart),
  random: async ({ engine, session, seat, terminal }) => {
    const { record } = session;
    const asked = decisionOf(record.game.rules, record.state, seat);
    if (asked === undefined) return said(terminal.nothingToExplain);
    const move = session.anyMove(asked);
    const told = words(record.game, engine.language, engine.names).move(record.state, asked, move);
    return outcome(await playerAt(engine).play(seat, move, record.decisionNumber(seat)), told);
  },
  quit: () => ({ is: 'leave', lines: [] }),
};

/** Answers a line that was typed at the table: a command, the number of a listed move, or moves in notation. */
export async function runLine(engine: Engine, session: AtTable, seat: Seat, line: string): Promise<Reply> {
  const text = line.trim();
  const table = typedTable(engine, session, seat);
  const { terminal } = table;
  const typed = readCommand(text, COMMANDS);
  if (typed !== undefined)
    return commands[typed.command]({ engine, session, seat, rest: typed.rest, terminal, table });
  if (/^\d+$/.test(text)) return playNumber(engine, session, seat, Number(text));
  const understood = understand(table, text);
  if (!('moves' in understood)) return { is: 'refused', lines: [refusalText(table, understood)] };
  for (const { move } of understood.moves) {
    const done = await playerAt(engine).play(seat, move, session.record.decisionNumber(seat));
    if (!done.ok) return outcome(done);
  }
  return outcome({ ok: true });
}

function typedTable({ language }: Engine, session: AtTable, seat: Seat): TypedTable {
  const { record, playable } = session;
  return {
    record,
    words: words(record.game, language),
    terminal: terminalWords(language),
    getting: playable.family.getting,
    by: seat,
    speaksFor: (one) => one === seat,
  };
}

function refusalText({ terminal }: TypedTable, { text, reason, sentence, near }: Refusal): string {
  const known = near ?? nearest(text, COMMANDS);
  return reason.why !== 'unreadable' || known === undefined
    ? sentence
    : `${sentence} ${terminal.didYouMean(known)}`;
}

async function playNumber(engine: Engine, { record }: AtTable, seat: Seat, number: number): Promise<Reply> {
  const moves = decisionOf(record.game.rules, record.state, seat)?.domain.all() ?? [];
  const move = moves[number - 1];
  if (move === undefined)
    return { is: 'refused', lines: [terminalWords(engine.language).noSuchNumber(number, moves.length)] };
  return outcome(await playerAt(engine).play(seat, move, record.decisionNumber(seat)));
}

function moveLines({ language }: Engine, { record }: AtTable, seat: Seat): string[] {
  const decision = decisionOf(record.game.rules, record.state, seat);
  const spoken = words(record.game, language);
  const moves = decision?.domain.all() ?? [];
  return moves.map(
    (move, i) =>
      `${i + 1}. ${record.words(seat, move)}: ${decision && spoken.move(record.state, decision, move)}`,
  );
}

function scoreLines({ language }: Engine, { record, state }: AtTable, terminal: TerminalWords): string[] {
  const spoken = words(record.game, language);
  const rows = scoreRows(record.game, state, spoken);
  return record.seats.map((_, seat) => {
    const parts = rows.map(({ title, points }) => `${title} ${points[seat]}`);
    const sum = rows.reduce((all, { points }) => all + points[seat], 0);
    return terminal.labelled(spoken.seat(seat), [...parts, terminal.points(sum)].join(', '));
  });
}

async function goBack(engine: Engine, { record }: AtTable, to: number | undefined): Promise<Reply> {
  const { undone, chanceSince } = terminalWords(engine.language);
  if (to === undefined) return { is: 'refused', lines: [chanceSince] };
  const moves = record.length - to;
  return outcome(await playerAt(engine).back(to), undone(moves));
}
