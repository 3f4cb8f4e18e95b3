// Positions of games that were played sensibly, so that farms, hands and logs look as they do at a real table.
import { greedyBot } from '@furrow/bots/greedy-bot';
import { seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { GameRecord } from '@furrow/kernel/record';
import { writeRecord } from '@furrow/kernel/record-text';
import { NOBODY } from '@furrow/kernel/seat';
import { view } from '@furrow/kernel/view';
import { boxes, boxOf } from '../../packages/web/src/engine/games';
import type { BoxId } from '../../packages/web/src/protocol/set-up';

/** A game, and when its first player is asked what a picture shows. */
interface Wanted {
  readonly box: BoxId;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: number;
  readonly is: (at: {
    readonly ask: string;
    readonly round: number;
    readonly answers: number;
    readonly decision: Decision;
  }) => boolean;
}

/** The bots that sit with the person. */
const OTHERS = ['level-1', 'level-2', 'level-3', 'level-1'];

/** The record of a game up to a decision of its first player, who is a person. */
export function sensiblePosition({ box, seats, options = {}, seed = 1, is }: Wanted): string {
  const game = boxOf(box).open({ ...boxes[box].fixed, ...options }, seats);
  const record = new GameRecord<Position>(game, ['me', ...OTHERS].slice(0, seats));
  const dice = seededDice(seed);
  for (;;) {
    const asked = record.decisions().find(({ open }) => !open);
    if (asked === undefined)
      throw new Error(`a game of ${box} came to its end without what the picture shows`);
    const { seat, domain } = asked;
    const { ask } = asked.question();
    const round = game.round(record.state).now;
    if (seat === 0 && is({ ask, round, answers: domain.moves().length, decision: asked }))
      return writeRecord(record);
    play(record, seat, seat === NOBODY ? domain.sample(dice) : answer(record, asked));
  }

  function answer({ state }: GameRecord<Position>, decision: Decision): Move {
    return greedyBot({ game, decision, view: () => view(game.schema, state, decision.seat), dice });
  }
}

function play(record: GameRecord<Position>, seat: number, move: Move): void {
  const verdict = record.play(seat, move);
  if (!verdict.ok) throw new Error(`a bot's answer is refused: ${JSON.stringify(move)}`);
}
