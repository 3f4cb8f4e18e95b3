import { agricola } from '@furrow/agricola/game';
import { anyMove } from '@furrow/bots/random';
import { ask } from '@furrow/cli/ask';
import { seatedBots } from '@furrow/cli/seated-bots';
import { diceOfGame } from '@furrow/cli/self-play';
import { decision } from '@furrow/kernel/decide';
import { play } from '@furrow/kernel/machine';
import type { Happening } from '@furrow/kernel/run';
import { NOBODY } from '@furrow/kernel/seat';
import { CARD_OPTIONS } from '@furrow/testkit/card-options';
import { CardNotes } from './card-notes';
import type { Ended } from './tally';

/** Who plays which game with hands. */
export interface Table {
  readonly bot: string;
  readonly edition: 'revised' | '2007';
  readonly seats: number;
}

/** Hands of the decks of each edition that are dealt from as a rule. */
const OPTIONS = {
  revised: CARD_OPTIONS,
  '2007': { edition: '2007', mode: 'full', decks: 'E,I,K,Z' },
} as const;

/** The decks that hands of an edition are dealt from. */
export function decksOf(edition: Table['edition']): string[] {
  return OPTIONS[edition].decks.split(',');
}

/** Plays the games of these seeds, every seat by the same bot, and tells how the seats of each ended. */
export function endedGames(table: Table, from: number, to: number): Ended[][] {
  return Array.from({ length: to - from }, (_, i) => endedGame(table, from + i));
}

function endedGame({ bot, edition, seats }: Table, seed: number): Ended[] {
  const game = agricola.open(OPTIONS[edition], seats);
  const { rules } = game;
  const bots = seatedBots(Array.from({ length: seats }, () => bot));
  const diceOf = diceOfGame(seed, 0, seats);
  const notes = new CardNotes(seats);
  const state = game.begin();
  for (let asked = decision(rules, state); asked !== undefined; asked = decision(rules, state)) {
    const { seat } = asked;
    const dice = diceOf(asked);
    if (seat !== NOBODY) notes.see(state);
    const move =
      seat === NOBODY ? anyMove(asked, dice) : ask(bots[seat], { game, state, decision: asked, dice });
    const heard: Happening[] = [];
    play(rules, state, seat, move, heard);
    notes.hear(heard);
  }
  return notes.ended(game.outcome(state));
}
