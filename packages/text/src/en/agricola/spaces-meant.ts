import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { CustomSpaces } from '@furrow/agricola/cards/custom/names';
import type { SpacesMeant } from '../../agricola/clauses/spaces';
import { spaceKinds } from '../../agricola/space-kinds';
import { byKind } from '../../by-kind';
import { count, list } from '../grammar';
import { amount, goodName } from './nouns';
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

/** Sets of spaces that single cards mean, by name. */
const OWN: Readonly<Record<CustomSpaces, string>> = {
  'before-last-harvest': 'the action space card that was revealed right before the most recent harvest',
  newest: 'the action space card that was revealed last',
  'left-of-newest': 'the action space card to the left of the one that was revealed last',
};

/** How much lies on a space: ` with at least 3 wood`. */
function lying({ good, is, from, to }: Extract<SpacesMeant, { spaces: 'lying' }>): string {
  const some = (n: number) => (good === undefined ? count(n, 'good') : amount(good, n));
  if (is === 'between') return ` with ${from} to ${some(to)}`;
  return ` with ${is === 'exactly' ? 'exactly' : 'at least'} ${some(from)}`;
}

/** Which spaces are meant: `“Forest”`, `a wood accumulation space`, `an action space`. */
export const spacesMeant: (meant: SpacesMeant) => string = byKind<'spaces', SpacesMeant>('spaces', {
  any: () => 'an action space',
  named: ({ ids }) => spacesNamed(ids),
  rounds: ({ rounds }) => `the action space card of round ${list(rounds.map(String), 'or')}`,
  accumulating: ({ goods }) =>
    goods.length === 0
      ? 'an accumulation space'
      : `a ${list(
          goods.map((good) => goodName(good, 1)),
          'or',
        )} accumulation space`,
  own: ({ name }) => OWN[name],
  either: ({ of }) =>
    list(
      of.map((one) => spacesMeant(one)),
      'or',
    ),
  lying: (meant) => `${spacesMeant(meant.of)}${lying(meant)}`,
  occupied: ({ of, not }) => `${spacesMeant(of)}, if ${not ? 'it is unoccupied' : 'people are there'}`,
});

/** Spaces as they are counted: the noun for one and for many, and what follows it. */
interface SpacesNoun {
  readonly one: string;
  readonly many: string;
  readonly where: string;
}

const ACTION_SPACE: SpacesNoun = { one: 'action space', many: 'action spaces', where: '' };

/** Spaces as they are counted: `wood accumulation space`, `unoccupied “Lessons” space`. */
export const spacesNoun: (meant: SpacesMeant) => SpacesNoun = byKind<'spaces', SpacesMeant, [], SpacesNoun>(
  'spaces',
  {
    any: () => ACTION_SPACE,
    named: ({ ids }) => {
      const names = list(
        spaceKinds(ids).map(({ id }) => `“${spaceNames[id]}”`),
        'or',
      );
      return { one: `${names} space`, many: `${names} spaces`, where: '' };
    },
    rounds: ({ rounds }) => ({ ...ACTION_SPACE, where: ` of round ${list(rounds.map(String), 'or')}` }),
    accumulating: ({ goods }) => {
      const names = list(
        goods.map((good) => goodName(good, 1)),
        'or',
      );
      const one = `${names} accumulation space`.trimStart();
      return { one, many: `${one}s`, where: '' };
    },
    own: ({ name }) => ({ ...ACTION_SPACE, where: ` (${OWN[name]})` }),
    either: (meant) => ({ ...ACTION_SPACE, where: ` (${spacesMeant(meant)})` }),
    lying: (meant) => {
      const { one, many, where } = spacesNoun(meant.of);
      return { one, many, where: `${where}${lying(meant)}` };
    },
    occupied: ({ of, not }) => {
      const { one, many, where } = spacesNoun(of);
      if (!not) return { one, many, where: `${where} where people are` };
      return { one: `unoccupied ${one}`, many: `unoccupied ${many}`, where };
    },
  },
);
