import { cardResults } from '@furrow/bots/card-results';
import type { Decision } from '@furrow/kernel/domain';
import type { Seat } from '@furrow/kernel/seat';
import { beforeLastMove, beginningOfTurn, goBack, hasMoved } from '@furrow/kernel/turn';
import { cardResultText } from '@furrow/text/card-results';
import { helpBook } from '@furrow/text/help/book';
import type { HelpBook } from '@furrow/text/help/help';
import { PLAY_COMMANDS, type PlayCommand } from '@furrow/text/terminal';
import { findThing } from '@furrow/text/typed/things';
import { whyLines } from '@furrow/text/typed/why';
import { speechOf } from '@furrow/text/words';
import { mustNotBeStrange } from '../choose-file';
import { describeWord, thingLines } from '../describe-word';
import { wrapped, wrappedAround } from '../help';
import { InputError } from '../input-error';
import { padEnd } from '../paint';
import { ruleLines } from '../rule-lines';
import { show } from '../screen';
import { answerLines } from './answers';
import { hintLines, markedLook } from './hint';
import { scoreSheet } from './score-sheet';
import type { Session } from './session';

/** What follows a command: the question is asked again, everything is drawn again, or the game is left. */
export type Next = 'ask' | 'draw' | 'quit';

/** One command: what it does with the session, the question that is open and the words behind the command. */
type Run = (session: Session, asked: Decision, rest: string) => Next;

const say = (session: Session, ...lines: readonly string[]): Next => {
  show(session.screen, ...lines);
  return 'ask';
};

/** What each of the words besides moves does. */
export const commands: Readonly<Record<PlayCommand, Run>> = {
  help: (session, _asked, rest) =>
    say(session, ...(rest === '' ? helpLines(session) : ruleLines(session.look, bookOf(session), rest))),
  moves: (session, asked) => say(session, ...answerLines(session, asked, true)),
  table: (session, asked) =>
    say(session, ...session.playable.drawing.table(session.state, markedLook(session, asked), asked.seat)),
  hint: (session, asked) => say(session, ...hintLines(session, asked)),
  markers: (session, asked, rest) => setMarkers(session, asked, rest.toLowerCase()),
  goods: (session, _asked, rest) => showGoods(session, rest.toLowerCase()),
  why: (session, asked, rest) =>
    say(
      session,
      ...whyLines(session.typed, asked.seat, rest, bookOf(session)).flatMap((line) =>
        wrapped(line, session.look.width),
      ),
    ),
  describe: (session, _asked, rest) =>
    say(session, ...(rest === '' ? thingLines(session.look) : describedLines(session, rest))),
  score: (session) => say(session, ...scoreSheet(session.state, session.look)),
  log: (session) => say(session, session.look.paint('bold', session.look.terminal.log), ...session.story()),
  undo: (session) => {
    const isOurs = (seat: Seat) => session.isPerson(seat);
    return takeBack(session, beforeLastMove(session.record, isOurs), hasMoved(session.record, isOurs));
  },
  restart: (session, asked) => takeBack(session, beginningOfTurn(session.record, asked.seat)),
  random: (session, asked) => {
    const { told } = session.play(asked.seat, session.randomMove(asked));
    show(session.screen, ...told);
    return 'draw';
  },
  save: (session, _asked, rest) => saveTo(session, rest),
  quit: () => 'quit',
};

/** What a thing is, and how a hand card has fared in games of bots. */
function describedLines({ game, look }: Session, text: string): string[] {
  const lines = describeWord(look, text);
  const id = findThing(look.words, text)?.id;
  const result = id === undefined ? undefined : cardResults(game.options.edition, game.seats).get(id);
  if (result === undefined) return lines;
  const said = cardResultText(speechOf(look.language).cardResults, result);
  return [...lines, ...wrapped(said, look.width, '  ').map((line) => look.paint('gray', line))];
}

function setMarkers(session: Session, { seat }: Decision, wanted: string): Next {
  const { terminal } = session.look;
  if (wanted !== 'on' && wanted !== 'off') return say(session, terminal.markersHow);
  if (wanted === 'on') session.marked.add(seat);
  else session.marked.delete(seat);
  show(session.screen, wanted === 'on' ? terminal.markersOn : terminal.markersOff);
  return 'draw';
}

function showGoods(session: Session, wanted: string): Next {
  const { terminal } = session.look;
  if (wanted !== 'on' && wanted !== 'off') return say(session, terminal.goodsHow);
  session.fixedGoods = wanted === 'on';
  show(session.screen, wanted === 'on' ? terminal.goodsOn : terminal.goodsOff);
  return 'draw';
}

/** The rules of the game that is played. */
function bookOf({ record, look }: Session): HelpBook {
  return helpBook(record.game, look.language);
}

function helpLines(session: Session): string[] {
  const { look } = session;
  const { terminal, paint } = look;
  const longest = Math.max(...PLAY_COMMANDS.map((one) => one.length));
  return [
    paint('bold', terminal.helpTitle),
    ...PLAY_COMMANDS.flatMap((one) => {
      const indent = ' '.repeat(longest + 4);
      const [first = '', ...further] = wrapped(terminal.commands[one], look.width, indent);
      return [`  ${paint('cyan', padEnd(one, longest))}  ${first.trimStart()}`, ...further];
    }),
    ...look.words.notationHelp.flatMap((text) => wrapped(text, look.width, '  ')),
    ...ruleLines(look, bookOf(session), ''),
  ];
}

/** Takes back, or says why that is impossible; `behindChance`: only because chance has moved since. */
function takeBack(session: Session, to: number | undefined, behindChance = false): Next {
  const { look, record, state } = session;
  if (to === undefined) {
    if (behindChance) return say(session, ...wrapped(look.terminal.chanceSince, look.width));
    const reason = { why: 'nothing-to-undo', to: 0, moves: 0 };
    return say(session, look.words.reason(state, record.moves.at(-1)?.seat ?? 0, reason));
  }
  const moves = goBack(session.record, to);
  session.save();
  show(session.screen, look.terminal.undone(moves));
  return 'draw';
}

function saveTo(session: Session, file: string): Next {
  const { savedTo } = session.look.terminal;
  try {
    if (file !== '') mustNotBeStrange(file);
    session.save(file === '' ? session.file : file);
    return say(session, ...wrappedAround(savedTo, file === '' ? session.file : file, session.look.width));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return say(session, error.message);
  }
}
