import { leadOf } from '@furrow/bots/lead';
import { NetworkJudge, type StoredJudge } from '@furrow/bots/network/network-judge';
import { findGame } from '@furrow/cli/games';
import { play } from '@furrow/kernel/machine';
import { compared, type Quality } from './quality';
import { recordedGame } from './recorded-games';
import type { Subject } from './subject';
import type { Told } from './told-game';

/** How well networks tell the lead of the first seat when a round begins, over recorded games: for each of some rounds. */
export function tellingOf(
  { game, inputs }: Subject,
  stored: StoredJudge,
  texts: readonly string[],
  rounds: readonly number[],
): (readonly [round: number, quality: Quality])[] {
  const judge = new NetworkJudge(game, inputs, stored);
  const { box } = findGame(game.id);
  const found = texts.map((text) => leadsTold(judge, recordedGame(box, text)));
  return rounds.map((round) => {
    const pairs = found.flatMap(({ told, real }) => {
      const lead = told.get(round);
      return lead === undefined ? [] : [[lead, real] as const];
    });
    return [round, compared(pairs)];
  });
}

/** The lead of the first seat as it looks when each round begins, and as it is at the end. */
function leadsTold(judge: NetworkJudge<Told['end']>, { game, moves, end }: Told) {
  const expected = new Float64Array(game.seats);
  const told = new Map<number, number>();
  const state = game.begin();
  for (const { seat, move } of moves) {
    const { now } = game.round(state);
    if (seat >= 0 && !told.has(now)) {
      judge.expect(state, expected);
      told.set(now, leadOf(expected, 0, game.sides));
    }
    play(game.rules, state, seat, move);
  }
  return { told, real: leadOf(game.outcome(end).scores, 0, game.sides) };
}
