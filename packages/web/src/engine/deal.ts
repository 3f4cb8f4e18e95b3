import { type Dice, mixed, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import { NOBODY } from '@furrow/kernel/seat';
import { MOST_DEAL } from '../protocol/set-up';

/** The number of a deal that nobody has chosen. */
export function newDeal(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] % (MOST_DEAL + 1);
}

/**
 * The dice for an answer. They depend on the deal and on how far the game is, so that going back changes no fate. Chance
 * counts only what it did in the same way: a deal brings the same cards and rounds to all, however they play.
 */
export function diceFor(deal: number, record: GameRecord<Position>, { seat, domain }: Decision): Dice {
  if (seat !== NOBODY) return seededDice(mixed(deal ^ mixed(record.length)));
  const [{ verb }] = domain.moves();
  const times = record.moves.filter((one) => one.seat === NOBODY && one.move.verb === verb).length;
  const way = verb.split('').reduce((sum, letter) => mixed(sum ^ letter.charCodeAt(0)), times);
  return seededDice(mixed(deal ^ way));
}
