import { decks } from '@furrow/agricola/cards/index';
import { agricola } from '@furrow/agricola/game';
import type { Variant } from '@furrow/agricola/options/variant';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Options } from '@furrow/kernel/game';
import { drawnOptions } from './random-options';

type Edition = Variant['edition'];

/** The revised edition with hands of the decks that it is dealt from as a rule. */
export const CARD_OPTIONS = { mode: 'base', decks: 'A,B' } as const;

/** So many games from a seed on are played by the same rules, which are compiled once for all of them. */
const TOGETHER = 40;

const MODES: Readonly<Record<Edition, string>> = { revised: 'base', '2007': 'full' };

/** One in so many of those rules has no hands: the beginner or the family game (AG-V01, AG-V02). */
const WITHOUT_HANDS = 8;
const PLAIN_MODES: Readonly<Record<Edition, string>> = { revised: 'beginner', '2007': 'family' };

/**
 * Options for the game of a seed: now and then no hands and any of the other switches; else hands of some or all decks; the decks that are drawn from in half of the games that have
 * them; and in half of the games some of the other switches.
 */
export function randomCardOptions(edition: Edition, seed: number, seats: number): Options {
  const rules = Math.floor(seed / TOGETHER);
  const dice = seededDice(rules);
  if (rules % WITHOUT_HANDS === WITHOUT_HANDS - 1) {
    const fixed = { edition, mode: PLAIN_MODES[edition], decks: 'none' };
    return drawnOptions({ box: agricola, fixed, oneIn: 3 }, seats, dice);
  }
  const coin = () => (dice.below(2) === 0 ? 'off' : 'on');
  const drawn = edition === 'revised' ? { 'x-deck': coin(), 'forest-deck': coin() } : {};
  const fixed = { edition, mode: MODES[edition], decks: anyDecks(edition, dice), ...drawn };
  return dice.below(2) === 0 ? fixed : drawnOptions({ box: agricola, fixed, oneIn: 4 }, seats, dice);
}

/** Some of the decks of an edition, or all of them. */
function anyDecks(of: Edition, dice: Dice): string {
  const all = decks.filter(({ edition }) => edition === of).map(({ id }) => id);
  const some = dice.below(2) === 0 ? all : all.filter(() => dice.below(2) === 0);
  return (some.length === 0 ? all : some).join();
}
