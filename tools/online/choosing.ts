import { decodeView } from '@furrow/kernel/codec';
import { decisionOf } from '@furrow/kernel/decide';
import type { Dice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import { moveWords } from '@furrow/kernel/so-far';
import type { Json } from '@furrow/wire/patch';

/** Any legal move for a seat that sees this much, in notation; undefined if it is not asked or has nothing to choose from. */
export function anyMove(game: Game<Position>, seat: Seat, seen: Json, dice: Dice): string | undefined {
  const state = game.imagine(decodeView(game.schema, seen), dice);
  const asked = decisionOf(game.rules, state, seat);
  if (asked === undefined || asked.domain.moves().length === 0) return undefined;
  return moveWords(game, state, seat, asked.domain.sample(dice));
}
