import { decks } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Variant } from '@furrow/agricola/variant';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Options } from '@furrow/kernel/game';
import { drawnOptions } from './random-options';

type Edition = Variant['edition'];

/** The revised edition with hands of all decks. */
export const CARD_OPTIONS = { mode: 'base', decks: 'A,B' } as const;

/** So many games from a seed on are played by the same rules, which are compiled once for all of them. */
const TOGETHER = 40;

/** Options for the game of a seed: hands, of all decks or in the 2007 edition of any, and in half of the games some of the switches. */
export function randomCardOptions(edition: Edition, seed: number, seats: number): Options {
  const dice = seededDice(Math.floor(seed / TOGETHER));
  const hands: Options = edition === 'revised' ? CARD_OPTIONS : { mode: 'full', decks: anyDecks(dice) };
  const fixed = { edition, ...hands };
  return dice.below(2) === 0 ? fixed : drawnOptions({ box: agricola, fixed, oneIn: 4 }, seats, dice);
}

/** Some of the decks of the 2007 edition, or all of them. */
function anyDecks(dice: Dice): string {
  const all = decks.filter(({ edition }) => edition === '2007').map(({ id }) => id);
  const some = dice.below(2) === 0 ? all : all.filter(() => dice.below(2) === 0);
  return (some.length === 0 ? all : some).join();
}
