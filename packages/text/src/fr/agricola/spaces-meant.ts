import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import { CLAY, FOOD, REED, STONE, WOOD } from '@furrow/agricola/goods';
import type { SpacesMeant } from '../../agricola/clauses/spaces';
import { spaceKinds } from '../../agricola/space-kinds';
import { byKind } from '../../by-kind';
import { de, list, quoted } from '../grammar';
import { goodName } from './nouns';
import { spaceNames } from './space-names';

/** Spaces by id, all of a kind as one: `« Forêt » ou une case « Leçons »`. */
export function spacesNamed(ids: readonly SpaceId[]): string {
  return list(
    spaceKinds(ids).map(({ id, several }) => `${several ? 'une case ' : ''}${quoted(spaceNames[id])}`),
    'ou',
  );
}

/** What accumulates, behind `d’accumulation`: `de bois`, `de moutons`. */
function ofGood(good: number): string {
  if (good === FOOD) return 'de nourriture';
  const isMass = [WOOD, CLAY, REED, STONE].includes(good);
  return de(goodName(good, isMass ? 1 : 2));
}

/** The spaces that are meant: `« Forêt »`, `une case d’accumulation de bois`, `une case d’action`. */
export const spacesMeant = byKind<'spaces', SpacesMeant>('spaces', {
  any: () => 'une case d’action',
  named: ({ ids }) => spacesNamed(ids),
  accumulating: ({ goods }) => `une case d’accumulation ${list(goods.map(ofGood), 'ou')}`,
  rounds: ({ rounds }) => `la carte de la manche ${list(rounds.map(String), 'ou')}`,
});
