import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { CustomSpaces } from '@furrow/agricola/cards/custom/names';
import type { SpacesMeant } from '../../agricola/clauses/spaces';
import { spaceKinds } from '../../agricola/space-kinds';
import { byKind } from '../../by-kind';
import { count, list } from '../grammar';
import { amount, goodLabel } from './nouns';
import { spaceNames } from './space-names';

/** Spaces by id in a row, all of a kind as one: `«Foresta» o «Canneto»`. */
export function spacesNamed(ids: readonly SpaceId[], last: 'e' | 'o'): string {
  return list(
    spaceKinds(ids).map(({ id }) => `«${spaceNames[id]}»`),
    last,
  );
}

/** Sets of spaces that single cards mean, by name. */
const OWN: Readonly<Record<CustomSpaces, string>> = {
  'before-last-harvest': 'la carta azione scoperta subito prima del raccolto più recente',
  newest: 'la carta azione scoperta per ultima',
  'left-of-newest': 'la carta azione a sinistra di quella scoperta per ultima',
};

/** How much lies on a space: `con almeno 3 legni`. */
function lying({ good, is, from, to }: Extract<SpacesMeant, { spaces: 'lying' }>): string {
  const some = (n: number) => (good === undefined ? count(n, 'bene', 'beni') : amount(good, n));
  if (is === 'between') return `con ${from}-${some(to)}`;
  return `con ${is === 'exactly' ? 'esattamente' : 'almeno'} ${some(from)}`;
}

/** The spaces that are meant: `«Foresta»`, `uno spazio che accumula legno`, `uno spazio azione`. */
export const spacesMeant: (meant: SpacesMeant) => string = byKind<'spaces', SpacesMeant>('spaces', {
  any: () => 'uno spazio azione',
  named: ({ ids }) => spacesNamed(ids, 'o'),
  rounds: ({ rounds }) =>
    `la carta ${rounds.length === 1 ? 'del round' : 'di uno dei round'} ${list(rounds.map(String), 'o')}`,
  accumulating: ({ goods }) => `uno spazio che accumula ${accumulated(goods)}`,
  own: ({ name }) => OWN[name],
  either: ({ of }) =>
    list(
      of.map((one) => spacesMeant(one)),
      'o',
    ),
  lying: (meant) => `${spacesMeant(meant.of)} ${lying(meant)}`,
  occupied: ({ of, not }) => `${spacesMeant(of)} (${not ? 'non occupato' : 'dove c’è qualcuno'})`,
});

/** What accumulates: `legno`, or `beni` if it may be anything. */
function accumulated(goods: readonly number[]): string {
  return goods.length === 0 ? 'beni' : list(goods.map(goodLabel), 'o');
}

/** Spaces as they are counted: the noun for one and for many, and what stands behind it. */
interface SpacesNoun {
  readonly one: string;
  readonly many: string;
  readonly behind: string;
}

const ACTION_SPACE: SpacesNoun = { one: 'spazio azione', many: 'spazi azione', behind: '' };

/** Spaces as they are counted: `spazio che accumula legno`, `spazi «Lezioni» occupati`. */
export const spacesNoun: (meant: SpacesMeant) => SpacesNoun = byKind<'spaces', SpacesMeant, [], SpacesNoun>(
  'spaces',
  {
    any: () => ACTION_SPACE,
    named: ({ ids }) => ({
      one: `spazio ${spacesNamed(ids, 'o')}`,
      many: `spazi ${spacesNamed(ids, 'o')}`,
      behind: '',
    }),
    rounds: ({ rounds }) => ({ ...ACTION_SPACE, behind: `del round ${list(rounds.map(String), 'o')}` }),
    accumulating: ({ goods }) => ({
      one: `spazio che accumula ${accumulated(goods)}`,
      many: `spazi che accumulano ${accumulated(goods)}`,
      behind: '',
    }),
    own: ({ name }) => ({ ...ACTION_SPACE, behind: `(${OWN[name]})` }),
    either: (meant) => ({ ...ACTION_SPACE, behind: `(${spacesMeant(meant)})` }),
    lying: (meant) => {
      const { one, many, behind } = spacesNoun(meant.of);
      return { one, many, behind: `${behind} ${lying(meant)}`.trimStart() };
    },
    occupied: ({ of, not }) => {
      const { one, many, behind } = spacesNoun(of);
      if (!not) return { one, many, behind: `${behind} dove c’è qualcuno`.trimStart() };
      return { one: `${one} non occupato`, many: `${many} non occupati`, behind };
    },
  },
);
