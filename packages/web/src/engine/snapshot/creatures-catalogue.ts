import { buildings, findBuilding } from '@furrow/creatures/buildings/index';
import { spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { State } from '@furrow/creatures/state';
import type { Game } from '@furrow/kernel/game';
import type { GameWords } from '@furrow/text/game-words';
import type { CatalogueEntry } from '../../protocol/catalogue';
import { buildingCard } from './creatures-cards';

/** A building or a space; the Stall is both, and told as a building. */
export function creaturesEntry(words: GameWords<State>, id: string): CatalogueEntry | undefined {
  const building = findBuilding(id);
  if (building === undefined && spaceNumber(id) < 0) return undefined;
  const card = building && buildingCard(building, words);
  return {
    id,
    title: words.title(id),
    kind: card === undefined ? 'space' : 'building',
    prices: card?.prices ?? [],
    lines: words.describe(id)?.lines ?? [],
    here: true,
    ...(card !== undefined && { card }),
  };
}

/** All spaces and all buildings; which of the special buildings are in a game is chance, so all of them may be. */
export function creaturesCatalogue(_game: Game<State>, words: GameWords<State>): CatalogueEntry[] {
  const ids = [...spaces, ...buildings].map(({ id }) => id);
  return [...new Set<string>(ids)].flatMap((id) => creaturesEntry(words, id) ?? []);
}
