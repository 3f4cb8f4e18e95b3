import { cards } from '@furrow/agricola/cards/index';
import type { Event } from '@furrow/agricola/events';
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
import { addGame, newTally, type Tally } from './tally';

/** Plays the games of these seeds, every seat by the same bot, and notes how those fared who had and who played each card. */
export function tallyOf(bot: string, seats: number, from: number, to: number): Tally {
  const tally = newTally();
  for (let seed = from; seed < to; seed++) addGame(tally, endedGame(bot, seats, seed));
  return tally;
}

function endedGame(bot: string, seats: number, seed: number) {
  const game = agricola.open(CARD_OPTIONS, seats);
  const { rules } = game;
  const bots = seatedBots(Array.from({ length: seats }, () => bot));
  const diceOf = diceOfGame(seed, 0, seats);
  const dealt = bots.map(() => new Set<string>());
  const played = bots.map(() => new Set<string>());
  const state = game.begin();
  for (let asked = decision(rules, state); asked !== undefined; asked = decision(rules, state)) {
    const { seat } = asked;
    const dice = diceOf(asked);
    if (seat !== NOBODY && dealt[0].size === 0)
      state.players.forEach(({ hand }, at) => hand.forEach((card) => dealt[at].add(cards[card].id)));
    const move =
      seat === NOBODY ? anyMove(asked, dice) : ask(bots[seat], { game, state, decision: asked, dice });
    const heard: Happening[] = [];
    play(rules, state, seat, move, heard);
    for (const one of heard as readonly Event[])
      if (one.event === 'played') played[one.seat].add(cards[one.card].id);
  }
  const { scores, winners } = game.outcome(state);
  return scores.map((points, seat) => ({
    points,
    wins: winners.includes(seat) ? 1 / winners.length : 0,
    dealt: dealt[seat],
    played: played[seat],
  }));
}
