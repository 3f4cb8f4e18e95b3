// Games that bots have begun, for tests that let the strongest go on.

import { botOf } from '@furrow/bots/named';
import { anyMove } from '@furrow/bots/random';
import { seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { writeRecord } from '@furrow/kernel/record-text';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { boxes, boxOf } from '../src/engine/games';
import type { SetUp } from './set-up';

/** Whoever plays until the record is broken off: good enough for farms as people have them, and quick. */
const BEGINS = 'level-2';

/**
 * The records of one game, each broken off where somebody is asked for the first time after such a share of its rounds;
 * in all of them a bot sits at every seat.
 */
export function botsRecords(
  { box, seats, options = {}, deal = 1 }: SetUp,
  bot: string,
  shares: readonly number[],
): string[] {
  const game = boxOf(box).open({ ...boxes[box].fixed, ...options }, seats);
  const names = Array.from({ length: seats }, () => bot);
  const record = new GameRecord<Position>(game, names);
  const begins = botOf(BEGINS);
  if (begins === undefined) throw new Error(`no bot is called '${BEGINS}'`);
  const dice = seededDice(deal);
  const answer = (decision: Decision) => {
    const seen = () => view(game.schema, record.state, decision.seat);
    return decision.seat === NOBODY ? anyMove(decision, dice) : begins({ game, decision, dice, view: seen });
  };
  return shares.map((share) => {
    for (;;) {
      const decision = record.decisions().find(({ open }) => !open);
      if (decision === undefined) throw new Error(`the game is over before ${share} of it`);
      const { now, of } = game.round(record.state);
      if (decision.seat !== NOBODY && now > share * of) return writeRecord(record);
      const verdict = record.play(decision.seat, answer(decision));
      if (!verdict.ok) throw new Error(`a move of a bot is refused: ${verdict.reason.why}`);
    }
  });
}
