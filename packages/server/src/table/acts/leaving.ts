import type { Seat } from '@furrow/kernel/seat';
import type { Refusal } from '@furrow/wire/acts';
import { sendAll } from '../aftermath';
import type { Doer } from './doer';
import { botSitter } from './seating';

/** The bot that plays on for whoever resigned. */
const SUCCESSOR = 'level-1';

/**
 * Gives up. With at most two people the game is over and the other has won; with more a bot plays the seat on, and whoever
 * gave up is placed last.
 */
export function resign(doer: Doer): Refusal | undefined {
  const player = doer.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const { doing } = doer;
  const others = doing.now.people().filter((one) => one !== seat);
  doing.write({ kind: 'resigned', seat });
  if (others.length > 1) doing.write({ kind: 'seat', seat, sitter: botSitter(SUCCESSOR) });
  else {
    doing.end('resigned', others.length === 1 ? winnersAgainst(doer, seat, others[0]) : undefined);
    sendAll(doing, 'over');
  }
  return undefined;
}

/** Leaves a game that cannot go on: nobody wins or loses now; a bot takes the seat in case the game goes on one day. */
export function giveUp(doer: Doer): Refusal | undefined {
  const player = doer.player();
  if ('refusal' in player) return player.refusal;
  doer.doing.write({ kind: 'seat', seat: player.seat, sitter: botSitter(SUCCESSOR) });
  return undefined;
}

/** The seats that win when a seat gives up against another: the whole side of the other, without whoever gave up. */
function winnersAgainst({ doing }: Doer, loser: Seat, other: Seat): Seat[] {
  const { sides } = doing.now.game;
  return sides.flatMap((side, seat) => (side === sides[other] && seat !== loser ? [seat] : []));
}
