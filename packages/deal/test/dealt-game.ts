import { chanceMove } from '@furrow/deal/chance';
import { commitmentOf } from '@furrow/deal/seed';
import { seededDice } from '@furrow/kernel/dice';
import type { GameBox, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { NOBODY } from '@furrow/kernel/seat';

/** What is played: options, how many seats, and the dice of the players. */
interface Played {
  readonly options: Options;
  readonly seats: number;
  readonly players: number;
}

/** A whole game in which chance comes from a seed and the players draw their answers; now and then all agree to go back. */
export async function dealtGame(
  box: GameBox<Position>,
  seed: string,
  { options, seats, players }: Played,
): Promise<GameRecord<Position>> {
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat + 1}`);
  const record = new GameRecord(box.open(options, seats), names);
  const dice = seededDice(players);
  const everybody = names.map((_, seat) => seat);
  for (let [asked] = record.decisions(); asked !== undefined; [asked] = record.decisions()) {
    if (record.log.length < 400 && record.length > 4 && dice.below(20) === 0)
      record.undo(record.length - 1 - dice.below(4), everybody);
    [asked] = record.decisions();
    const move = asked.seat === NOBODY ? await chanceMove(record, seed) : asked.domain.sample(dice);
    const verdict = record.play(asked.seat, move);
    if (!verdict.ok) throw new Error(verdict.reason.why);
  }
  record.deal = { commitment: await commitmentOf(seed), seed };
  return record;
}
