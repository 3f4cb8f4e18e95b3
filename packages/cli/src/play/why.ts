import type { Decision } from '@furrow/kernel/domain';
import { findThing } from '../describe-word';
import { type Understood, understand } from './said';
import type { Session } from './session';

/** Why what was typed is possible or not: a number of the list, a move, or something to be got. */
export function whyText(session: Session, asked: Decision, line: string): string {
  const { terminal } = session.look;
  if (line === '') return terminal.nothingToExplain;
  if (/^\d+$/.test(line)) return whyNumber(session, asked, Number(line));
  const understood = understand(session, line);
  if ('moves' in understood) return terminal.possibleNow(line);
  return whyNotGot(session, asked, line) ?? understood.sentence;
}

function whyNumber({ look, record }: Session, asked: Decision, number: number): string {
  const moves = asked.domain.all();
  const move = moves[number - 1];
  return move === undefined
    ? look.terminal.noSuchNumber(number, moves.length)
    : look.terminal.possibleNow(record.words(asked.seat, move));
}

/** Whether a thing on offer that was named alone can be got; undefined if it is no such thing. */
function whyNotGot(session: Session, { seat }: Decision, text: string): string | undefined {
  const { game, look, playable, state } = session;
  const thing = findThing(look.words, text);
  const ways = thing === undefined ? [] : (playable.getting?.ways(game, state, thing.id, seat) ?? []);
  if (thing === undefined || ways.length === 0) return undefined;
  let refused: Extract<Understood, { sentence: string }> | undefined;
  for (const way of ways) {
    const understood = understand(session, way);
    if ('moves' in understood) return look.terminal.possibleNow(way);
    refused = understood;
  }
  const reason = playable.getting?.whyNot(game, state, seat, thing.id);
  return reason === undefined ? refused?.sentence : look.words.reason(state, seat, reason);
}
