import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { SpacesMeant } from '../../agricola/clauses/spaces';
import { spaceKinds } from '../../agricola/space-kinds';
import { byKind } from '../../by-kind';
import { list } from '../grammar';
import { goodLabel } from './nouns';
import { spaceNames } from './space-names';

/** Spaces by id in a row, all of a kind as one: `«Foresta» o «Canneto»`. */
export function spacesNamed(ids: readonly SpaceId[], last: 'e' | 'o'): string {
  return list(
    spaceKinds(ids).map(({ id }) => `«${spaceNames[id]}»`),
    last,
  );
}

/** The spaces that are meant: `«Foresta»`, `uno spazio che accumula legno`, `uno spazio azione`. */
export const spacesMeant = byKind<'spaces', SpacesMeant>('spaces', {
  any: () => 'uno spazio azione',
  named: ({ ids }) => spacesNamed(ids, 'o'),
  rounds: ({ rounds }) =>
    `la carta ${rounds.length === 1 ? 'del round' : 'di uno dei round'} ${list(rounds.map(String), 'o')}`,
  accumulating: ({ goods }) => `uno spazio che accumula ${list(goods.map(goodLabel), 'o')}`,
});
