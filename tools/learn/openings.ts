import { isDeepStrictEqual } from 'node:util';
import { findGame } from '@furrow/cli/games';
import type { Dice } from '@furrow/kernel/dice';
import type { Game, GameBox, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { readRecord } from '@furrow/kernel/record-text';
import type { KeptMove } from './kept-games';
import { isHeldOut, recordsIn } from './recorded-games';

/** What is needed of a recorded game to go on from it. */
interface Opening {
  readonly options: Options;
  readonly moves: readonly KeptMove[];
}

function opening(box: GameBox<Position>, text: string): Opening {
  const { game, moves } = readRecord(box, text);
  return { options: game.options, moves };
}

/** Recorded games from which others can go on; those that are held out are not among them. */
class Openings {
  private readonly texts: readonly string[];
  private readonly read: (Opening | undefined)[] = [];

  constructor(file: string) {
    this.texts = recordsIn(file).filter((_, number) => !isHeldOut(number));
  }

  /** The first moves of a recorded game, up to anywhere in it or in its second half; none if another variant was played there. */
  drawn(game: Game<Position>, from: 'anywhere' | 'second-half', dice: Dice): readonly KeptMove[] {
    const number = dice.below(this.texts.length);
    const { options, moves } = (this.read[number] ??= opening(findGame(game.id).box, this.texts[number]));
    const least = from === 'anywhere' ? 0 : Math.floor(moves.length / 2);
    const count = least + dice.below(moves.length - least);
    return isDeepStrictEqual(options, game.options) ? moves.slice(0, count) : [];
  }
}

const known = new Map<string, Openings>();

/** The openings in a file of recorded games, which is read once. */
export function openingsIn(file: string): Openings {
  const openings = known.get(file) ?? new Openings(file);
  known.set(file, openings);
  return openings;
}
