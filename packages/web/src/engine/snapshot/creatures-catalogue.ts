import { buildings } from '@furrow/creatures/buildings/index';
import { GOODS } from '@furrow/creatures/goods';
import { spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import type { Game } from '@furrow/kernel/game';
import type { GameWords } from '@furrow/text/game-words';
import type { CatalogueEntry } from '../../protocol/catalogue';
import { pricesOf } from './amounts';

/** All spaces and all buildings; which of the special buildings are in a game is chance, so all of them may be. */
export function creaturesCatalogue(_game: Game<State>, words: GameWords<State>): CatalogueEntry[] {
  const entry = (id: string, kind: CatalogueEntry['kind'], prices: CatalogueEntry['prices']) => ({
    id,
    title: words.title(id),
    kind,
    prices,
    lines: words.describe(id)?.lines ?? [],
    here: true,
  });
  return [
    ...spaces.map(({ id }) => entry(id, 'space', [])),
    ...buildings.map(({ id, prices }) => entry(id, 'building', pricesOf(words, GOODS, prices))),
  ];
}
