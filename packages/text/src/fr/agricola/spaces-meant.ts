import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { CustomSpaces } from '@furrow/agricola/cards/custom/names';
import { CLAY, FOOD, REED, STONE, WOOD } from '@furrow/agricola/state/goods';
import type { SpacesMeant } from '../../agricola/clauses/spaces';
import { spaceKinds } from '../../agricola/space-kinds';
import { byKind } from '../../by-kind';
import { count, de, list, quoted } from '../grammar';
import { amount, goodName } from './nouns';
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

/** Sets of spaces that single cards mean, by name. */
const OWN: Readonly<Record<CustomSpaces, string>> = {
  'before-last-harvest': 'la carte d’action révélée juste avant la récolte la plus récente',
  newest: 'la carte d’action révélée en dernier',
  'left-of-newest': 'la carte d’action à gauche de celle révélée en dernier',
};

/** How much lies on a space: ` avec au moins 3 bois`. */
function lying({ good, is, from, to }: Extract<SpacesMeant, { spaces: 'lying' }>): string {
  const some = (n: number) => (good === undefined ? count(n, 'marchandise') : amount(good, n));
  if (is === 'between') return ` avec ${from} à ${some(to)}`;
  return ` avec ${is === 'exactly' ? 'exactement' : 'au moins'} ${some(from)}`;
}

/** The spaces that are meant: `« Forêt »`, `une case d’accumulation de bois`, `une case d’action`. */
export const spacesMeant: (meant: SpacesMeant) => string = byKind<'spaces', SpacesMeant>('spaces', {
  any: () => 'une case d’action',
  named: ({ ids }) => spacesNamed(ids),
  accumulating: ({ goods }) => `une case d’accumulation${accumulated(goods)}`,
  rounds: ({ rounds }) => `la carte de la manche ${list(rounds.map(String), 'ou')}`,
  own: ({ name }) => OWN[name],
  either: ({ of }) =>
    list(
      of.map((one) => spacesMeant(one)),
      'ou',
    ),
  lying: (meant) => `${spacesMeant(meant.of)}${lying(meant)}`,
  occupied: ({ of, not }) => `${spacesMeant(of)} (${not ? 'inoccupée' : 'où se trouve quelqu’un'})`,
});

/** What accumulates: ` de bois`, or nothing if it may be anything. */
function accumulated(goods: readonly number[]): string {
  return goods.length === 0 ? '' : ` ${list(goods.map(ofGood), 'ou')}`;
}

/** Spaces as they are counted: the noun for one and for many, and what follows it. */
interface SpacesNoun {
  readonly one: string;
  readonly many: string;
  readonly tail: string;
}

const ACTION_SPACE: SpacesNoun = { one: 'case d’action', many: 'cases d’action', tail: '' };

/** Spaces as they are counted: `case d’accumulation de bois`, `cases « Leçons » occupées`. */
export const spacesNoun: (meant: SpacesMeant) => SpacesNoun = byKind<'spaces', SpacesMeant, [], SpacesNoun>(
  'spaces',
  {
    any: () => ACTION_SPACE,
    named: ({ ids }) => {
      const names = list(
        spaceKinds(ids).map(({ id }) => quoted(spaceNames[id])),
        'ou',
      );
      return { one: `case ${names}`, many: `cases ${names}`, tail: '' };
    },
    rounds: ({ rounds }) => ({ ...ACTION_SPACE, tail: ` de la manche ${list(rounds.map(String), 'ou')}` }),
    accumulating: ({ goods }) => ({
      one: `case d’accumulation${accumulated(goods)}`,
      many: `cases d’accumulation${accumulated(goods)}`,
      tail: '',
    }),
    own: ({ name }) => ({ ...ACTION_SPACE, tail: ` (${OWN[name]})` }),
    either: (meant) => ({ ...ACTION_SPACE, tail: ` (${spacesMeant(meant)})` }),
    lying: (meant) => {
      const { one, many, tail } = spacesNoun(meant.of);
      return { one, many, tail: `${tail}${lying(meant)}` };
    },
    occupied: ({ of, not }) => {
      const { one, many, tail } = spacesNoun(of);
      if (!not) return { one, many, tail: `${tail} où se trouve quelqu’un` };
      return { one: `${one} inoccupée`, many: `${many} inoccupées`, tail };
    },
  },
);
