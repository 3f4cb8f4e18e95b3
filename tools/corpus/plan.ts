import { agricola } from '@furrow/agricola/game';
import { creatures } from '@furrow/creatures/game';
import type { Dice } from '@furrow/kernel/dice';
import type { GameBox, Option, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { whyNotOpen } from '@furrow/kernel/option-values';

/** Games of one kind, which stand in one file of the corpus. */
export interface CorpusFile {
  readonly name: string;
  readonly box: GameBox<Position>;
  readonly games: number;
  /** The numbers of seats, which take turns. */
  readonly seats: readonly number[];
  /** The options that all of its games have; the others are drawn. */
  readonly fixed: Options;
  /** One of so many others is not left at its standard. */
  readonly oneIn: number;
}

const revised = { box: agricola, seats: [1, 2, 3, 4], oneIn: 4 } as const;
const older = { box: agricola, seats: [1, 2, 3, 4, 5], oneIn: 4 } as const;

/** Every file of the corpus. A file stays as it is once it is made; new cards and options get files of their own. */
export const corpusFiles: readonly CorpusFile[] = [
  { name: 'creatures', box: creatures, games: 60, seats: [2], fixed: {}, oneIn: 1 },
  { ...older, name: 'agricola-2007-family', games: 50, fixed: { edition: '2007', mode: 'family' } },
  { ...older, name: 'agricola-2007-full', games: 30, fixed: { edition: '2007', mode: 'full' } },
  { ...revised, name: 'agricola-beginner', games: 60, fixed: { mode: 'beginner' } },
  { ...revised, name: 'agricola-base', games: 24, fixed: { mode: 'base', decks: 'none' } },
  { ...revised, name: 'agricola-deck-a', games: 24, fixed: { mode: 'base', decks: 'A' } },
  { ...revised, name: 'agricola-deck-b', games: 24, fixed: { mode: 'base', decks: 'B' } },
  { ...revised, name: 'agricola-decks-a-b', games: 72, fixed: { mode: 'base', decks: 'A,B' } },
  { ...revised, name: 'agricola-pool-2', games: 48, fixed: { mode: 'base', decks: 'A,B' } },
];

/** So many values of an option are tried before it is left at its standard. */
const TRIES = 8;

/** Options of a game of a file: some of those that are not fixed are set, as far as they go together. */
export function drawnOptions({ box, fixed, oneIn }: CorpusFile, seats: number, dice: Dice): Options {
  let chosen: Options = fixed;
  for (const option of box.options) {
    if (option.name in fixed || dice.below(oneIn) > 0) continue;
    const tried = Array.from({ length: TRIES }, () => ({
      ...chosen,
      [option.name]: drawnValue(option, dice),
    }));
    chosen = tried.find((next) => whyNotOpen(box, next, seats) === undefined) ?? chosen;
  }
  return chosen;
}

/** A value of an option: one of those to choose from, a list, or a number. */
function drawnValue({ values, listOf, upTo }: Option, dice: Dice): string {
  const open = (listOf === undefined ? 0 : 1) + (upTo === undefined ? 0 : 1);
  const at = dice.below(values.length + open);
  if (at < values.length) return values[at];
  if (upTo !== undefined) return String(dice.below(upTo + 1));
  const listed = (listOf ?? []).filter(() => dice.below(2) === 0);
  return listed.length === 0 ? values[0] : listed.join();
}
