import { agricola } from '@furrow/agricola/game';
import { seededDice } from '@furrow/kernel/dice';
import type { Options } from '@furrow/kernel/game';
import { drawnOptions } from './random-options';

/** The revised edition with hands of all decks. */
export const CARD_OPTIONS = { mode: 'base', decks: 'A,B' } as const;

/** So many games from a seed on are played by the same rules, which are compiled once for all of them. */
const TOGETHER = 40;

/** Options for the game of a seed: hands of all decks, and in half of the games some of the switches. */
export function randomCardOptions(seed: number, seats: number): Options {
  const dice = seededDice(Math.floor(seed / TOGETHER));
  if (dice.below(2) === 0) return CARD_OPTIONS;
  return drawnOptions(
    { box: agricola, fixed: { edition: 'revised', ...CARD_OPTIONS }, oneIn: 4 },
    seats,
    dice,
  );
}
