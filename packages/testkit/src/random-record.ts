import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { GameRecord } from '@furrow/kernel/record';
import { pick, type Seeded } from './random-game';

/** What is done at each decision of a random record before it is answered. */
export type Meddle<S extends Position> = (
  record: GameRecord<S>,
  all: readonly Decision[],
  dice: Dice,
) => void;

/** Chooses the answer to a decision; without one a canonical answer is drawn. */
export type Choose<S extends Position> = (state: S, decision: Decision, dice: Dice) => Move | undefined;

/** Plays a game to its end as a record, with random answers; `meddle` may undo and try what it likes in between. */
export function randomRecord<S extends Position>(
  box: GameBox<S>,
  { seed, options, seats = box.seats[0] }: Seeded,
  choose: Choose<S>,
  meddle?: Meddle<S>,
): GameRecord<S> {
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat + 1}`);
  const record = new GameRecord(box.open(options, seats), names);
  const dice = seededDice(seed);
  for (let all = record.decisions(); all.length > 0; all = record.decisions()) {
    const before = record.log.length;
    meddle?.(record, all, dice);
    const decision = pick(record.log.length === before ? all : record.decisions(), dice);
    const move = choose(record.state, decision, dice) ?? decision.domain.sample(dice);
    const verdict = record.play(decision.seat, move);
    if (!verdict.ok) throw new Error(`seed ${seed}: ${JSON.stringify([move, verdict])}`);
  }
  return record;
}
