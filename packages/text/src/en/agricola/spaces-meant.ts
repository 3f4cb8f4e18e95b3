import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { SpacesMeant } from '../../agricola/clauses/spaces';
import { spaceKinds } from '../../agricola/space-kinds';
import { byKind } from '../../by-kind';
import { list } from '../grammar';
import { goodName } from './nouns';
import { spaceNames } from './space-names';

/** Spaces by their ids, those of a kind together: `“Forest”, “Clay Pit” or a “Lessons” space`. */
export function spacesNamed(ids: readonly SpaceId[]): string {
  return list(
    spaceKinds(ids).map(({ id, several }) =>
      several ? `a “${spaceNames[id]}” space` : `“${spaceNames[id]}”`,
    ),
    'or',
  );
}

/** Which spaces are meant: `“Forest”`, `a wood accumulation space`, `an action space`. */
export const spacesMeant = byKind<'spaces', SpacesMeant>('spaces', {
  any: () => 'an action space',
  named: ({ ids }) => spacesNamed(ids),
  rounds: ({ rounds }) => `the action space card of round ${list(rounds.map(String), 'or')}`,
  accumulating: ({ goods }) =>
    `a ${list(
      goods.map((good) => goodName(good, 1)),
      'or',
    )} accumulation space`,
});
