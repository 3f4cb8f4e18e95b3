import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import { ANIMALS, FIRST_ANIMAL } from '@furrow/agricola/goods';
import type { SpacesMeant } from '../../agricola/clauses/spaces';
import { spaceKinds } from '../../agricola/space-kinds';
import { byKind } from '../../by-kind';
import { list, quoted } from '../grammar';
import { goodName } from './nouns';
import { spaceNames } from './space-names';

/** Spaces by their ids, those of a kind under one name: `„Wald“, „Lehmgrube“ oder „Unterricht“`. */
export function spacesNamed(ids: readonly SpaceId[]): string {
  return list(
    spaceKinds(ids).map(({ id }) => quoted(spaceNames[id])),
    'oder',
  );
}

/** A good behind `mit`: `Holz`, `Schafen`. */
function dative(good: number): string {
  return `${goodName(good)}${good - FIRST_ANIMAL in ANIMALS ? 'n' : ''}`;
}

/** Which spaces are meant: `„Wald“`, `ein Ansammlungsfeld mit Holz`, `ein Aktionsfeld`. */
export const spacesMeant = byKind<'spaces', SpacesMeant>('spaces', {
  any: () => 'ein Aktionsfeld',
  named: ({ ids }) => spacesNamed(ids),
  rounds: ({ rounds }) => `die Rundenkarte von Runde ${list(rounds.map(String), 'oder')}`,
  accumulating: ({ goods }) => `ein Ansammlungsfeld mit ${list(goods.map(dative), 'oder')}`,
});
