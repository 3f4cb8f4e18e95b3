import type { Seat } from '@furrow/kernel/seat';
import type { Refusal } from '@furrow/wire/acts';
import { notifyAll } from '../transaction/consequences';
import type { Command } from './command';
import { botSitter, SUCCESSOR } from './seats';

/**
 * Gives up. With at most two people the game is over and the other has won; with more a bot plays the seat on, and whoever
 * gave up is placed last.
 */
export function resign(command: Command): Refusal | undefined {
  const player = command.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const { transaction } = command;
  const others = transaction.table.people().filter((one) => one !== seat);
  transaction.write({ kind: 'resigned', seat });
  if (others.length > 1) transaction.write({ kind: 'seat', seat, sitter: botSitter(SUCCESSOR) });
  else {
    transaction.end('resigned', others.length === 1 ? winnersAgainst(command, seat, others[0]) : undefined);
    notifyAll(transaction, 'over');
  }
  return undefined;
}

/** Leaves a game that cannot go on: nobody wins or loses now; a bot takes the seat in case the game goes on one day. */
export function leaveFrozen(command: Command): Refusal | undefined {
  const player = command.player();
  if ('refusal' in player) return player.refusal;
  command.transaction.write({ kind: 'seat', seat: player.seat, sitter: botSitter(SUCCESSOR) });
  return undefined;
}

/** The seats that win when a seat gives up against another: the whole side of the other, without whoever gave up. */
function winnersAgainst({ transaction }: Command, loser: Seat, other: Seat): Seat[] {
  const { sides } = transaction.table.game;
  return sides.flatMap((side, seat) => (side === sides[other] && seat !== loser ? [seat] : []));
}
