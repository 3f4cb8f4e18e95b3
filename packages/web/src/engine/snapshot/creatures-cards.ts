import type { Building } from '@furrow/creatures/building';
import { GOODS } from '@furrow/creatures/goods';
import type { State } from '@furrow/creatures/state';
import type { GameWords } from '@furrow/text/game-words';
import { buildingPicture } from '@furrow/text/pictures/creatures';
import type { CardPicture } from '../../protocol/card';
import { pricesOf } from './amounts';
import { buildingLook } from './signs';

/** A building as it is printed. */
export function buildingCard(building: Building, words: GameWords<State>): CardPicture {
  const { id, prices, points } = building;
  return {
    id,
    title: words.title(id),
    kind: 'building',
    prices: pricesOf(words, GOODS, prices),
    picture: buildingPicture(building),
    look: buildingLook(building),
    text: words.face(id),
    ...(points !== undefined && { points }),
  };
}
