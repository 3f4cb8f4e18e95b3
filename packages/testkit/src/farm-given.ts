import type { Farm } from '@furrow/agricola/state/state';
import { readCell, readEdge } from '@furrow/agricola/vocabulary/notation';
import { known, wordsIn } from './notated-game';

/** What can be laid on a farmyard for what a rule is given: cells and edges by their words. */
export interface FarmGiven {
  readonly rooms?: string;
  readonly house?: 'wood' | 'clay' | 'stone';
  readonly fields?: string;
  readonly grain?: Readonly<Record<string, number>>;
  readonly vegetables?: Readonly<Record<string, number>>;
  readonly stables?: string;
  readonly fences?: string;
}

/** Lays things on a farmyard. */
export function layOn(farm: Farm, on: FarmGiven): void {
  const cells = (text?: string) =>
    wordsIn(text).reduce((mask, word) => mask | (1 << known(readCell(word), word)), 0);
  farm.rooms |= cells(on.rooms);
  farm.fields |= cells(on.fields);
  farm.stables |= cells(on.stables);
  if (on.house !== undefined) farm.house = ['wood', 'clay', 'stone'].indexOf(on.house);
  for (const [word, n] of Object.entries(on.grain ?? {})) farm.grain[known(readCell(word), word)] = n;
  for (const [word, n] of Object.entries(on.vegetables ?? {}))
    farm.vegetables[known(readCell(word), word)] = n;
  for (const word of wordsIn(on.fences)) {
    const edge = known(readEdge(word), word);
    if (edge < 32) farm.fencesH |= 1 << edge;
    else farm.fencesV |= 1 << (edge - 32);
  }
}
