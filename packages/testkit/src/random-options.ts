import type { Dice } from '@furrow/kernel/dice';
import type { GameBox, Option, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { whyNotOpen } from '@furrow/kernel/option-values';

/** From which games options are drawn. */
export interface OptionDraw {
  readonly box: GameBox<Position>;
  /** The options that all of the games have; the others are drawn. */
  readonly fixed: Options;
  /** One of so many others is not left at its standard. */
  readonly oneIn: number;
}

/** So many values of an option are tried before it is left at its standard. */
const TRIES = 8;

/** Options of a game: some of those that are not fixed are set, as far as they go together. */
export function drawnOptions({ box, fixed, oneIn }: OptionDraw, seats: number, dice: Dice): Options {
  let chosen: Options = fixed;
  for (const option of box.options) {
    if (option.name in fixed || dice.below(oneIn) > 0) continue;
    const tried = Array.from({ length: TRIES }, () => ({
      ...chosen,
      [option.name]: drawnValue(option, seats, dice),
    }));
    chosen = tried.find((next) => whyNotOpen(box, next, seats) === undefined) ?? chosen;
  }
  return chosen;
}

/** A value of an option: one of those to choose from, a list, a number, or something for a seat. */
/** So many cards of a list are drawn at most. */
const MOST_CARDS = 3;

function drawnValue({ values, listOf, upTo, perSeat, ofCards }: Option, seats: number, dice: Dice): string {
  const open = [listOf, upTo, perSeat].filter((one) => one !== undefined).length;
  const at = dice.below(values.length + open);
  if (at < values.length) return values[at];
  if (perSeat !== undefined) return `${1 + dice.below(seats)}:${perSeat[dice.below(perSeat.length)]}`;
  if (upTo !== undefined) return String(dice.below(upTo + 1));
  if (listOf !== undefined && ofCards === true)
    return Array.from({ length: 1 + dice.below(MOST_CARDS) }, () => listOf[dice.below(listOf.length)]).join();
  const listed = (listOf ?? []).filter(() => dice.below(2) === 0);
  return listed.length === 0 ? values[0] : listed.join();
}
