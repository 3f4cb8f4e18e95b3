import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';
import { SPECTATOR } from '@furrow/kernel/view';
import { PLAY_COMMANDS } from '@furrow/text/terminal';
import { nearest } from '@furrow/text/typed/near';
import { readCommand } from '@furrow/text/typed/read-command';
import { type Refusal, understand } from '@furrow/text/typed/understand';
import { winnerText } from '@furrow/text/winner';
import { wrapped, wrappedAround } from '../help';
import type { Lines } from '../lines';
import { PROGRAM } from '../program';
import { show } from '../screen';
import { answerLines, enterLines, notationsOf, onlyAnswer, otherAnswerLines } from './answers';
import { commands, type Next } from './commands';
import { markedLook } from './hint';
import { scoreSheet } from './score-sheet';
import type { Session } from './session';

/** Plays until the game is over or the person leaves it. It is saved all the time. */
export async function playLoop(session: Session, lines: Lines): Promise<void> {
  session.save();
  for (;;) {
    show(session.screen, ...session.letOthersPlay());
    const asked = session.asked();
    if (asked === undefined) {
      showEnd(session);
      return;
    }
    drawFor(session, asked);
    if ((await askUntilMoved(session, asked, lines)) === 'quit') {
      showLeaving(session);
      return;
    }
  }
}

/** Asks until something has changed that must be drawn. */
async function askUntilMoved(session: Session, asked: Decision, lines: Lines): Promise<Next> {
  const { look } = session;
  const prompt = `${look.paint('bold', look.names[asked.seat])}> `;
  for (;;) {
    const line = await lines.ask(prompt, [...notationsOf(session, asked), ...PLAY_COMMANDS]);
    if (line === undefined) return 'quit';
    const only = line.trim() === '' ? onlyAnswer(asked) : undefined;
    const next =
      only === undefined
        ? carryOut(session, asked, line.replace(/#.*/, '').trim())
        : playAnswer(session, asked, only);
    if (next !== 'ask') return next;
  }
}

function carryOut(session: Session, asked: Decision, line: string): Next {
  const { look } = session;
  if (line === '') {
    show(
      session.screen,
      ...answerLines(session, asked, false),
      look.paint('gray', look.terminal.pressNumber),
    );
    return 'ask';
  }
  const command = readCommand(line, PLAY_COMMANDS);
  if (command !== undefined) return commands[command.command](session, asked, command.rest);
  if (/^\d+$/.test(line)) return playNumber(session, asked, Number(line));
  const understood = understand(session.typed, line);
  if (!('moves' in understood)) {
    show(session.screen, ...wrapped(refusalText(session, understood), look.width));
    return 'ask';
  }
  for (const { seat, move } of understood.moves) show(session.screen, ...session.play(seat, move).told);
  return 'draw';
}

function playNumber(session: Session, asked: Decision, number: number): Next {
  const moves = asked.domain.all();
  const move = moves[number - 1];
  if (move === undefined) {
    show(session.screen, session.look.terminal.noSuchNumber(number, moves.length));
    return 'ask';
  }
  return playAnswer(session, asked, move);
}

function playAnswer(session: Session, { seat }: Decision, move: Move): Next {
  show(session.screen, ...session.play(seat, move).told);
  return 'draw';
}

function refusalText({ look }: Session, { text, reason, sentence, near }: Refusal): string {
  const known = near ?? nearest(text, PLAY_COMMANDS);
  if (reason.why !== 'unreadable') return look.terminal.refused(sentence);
  return known === undefined ? sentence : `${sentence} ${look.terminal.didYouMean(known)}`;
}

/** The whole table when a turn begins, within a turn only what belongs to the seat; then the question and its answers. */
function drawFor(session: Session, asked: Decision): void {
  const { look, playable, state, game } = session;
  const begins = asked.domain.moves().some(({ verb }) => game.turnVerbs.includes(verb));
  const { drawing } = playable;
  const who = look.names[asked.seat];
  const prompt = [look.words.prompt(state, asked), look.words.typing(asked) ?? []].flat().join(' ');
  const call = begins ? `${look.terminal.yourMove(who)} ${prompt}` : look.terminal.labelled(who, prompt);
  show(
    session.screen,
    '',
    ...(begins
      ? drawing.table(state, markedLook(session, asked), asked.seat)
      : drawing.seat(state, asked.seat, look)),
    '',
    ...wrapped(call, look.width).map((line) => look.paint('bold', line)),
    ...answerLines(session, asked, false),
    ...enterLines(session, asked),
    ...otherAnswerLines(session),
  );
}

function showEnd(session: Session): void {
  const { look, playable, state } = session;
  show(
    session.screen,
    '',
    ...playable.drawing.table(state, look, SPECTATOR),
    '',
    look.paint('bold', look.terminal.gameOver),
    '',
    ...scoreSheet(state, look),
    '',
    look.paint('bold', winnerText(look.game, look.game.outcome(state), look.names, look.language)),
    ...wrappedAround(look.terminal.savedTo, session.file, look.width),
  );
}

function showLeaving(session: Session): void {
  const { terminal, width } = session.look;
  const file = /[^\w./\\:-]/.test(session.file) ? `'${session.file}'` : session.file;
  session.save();
  show(
    session.screen,
    ...wrappedAround(terminal.savedTo, session.file, width),
    ...wrappedAround(terminal.resumeWith, `${PROGRAM} ${session.saving.resume} ${file}`, width),
  );
}
