import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { CustomSpaces } from '@furrow/agricola/cards/custom/names';
import { ANIMALS, FIRST_ANIMAL } from '@furrow/agricola/state/goods';
import type { SpacesMeant } from '../../agricola/clauses/spaces';
import { spaceKinds } from '../../agricola/space-kinds';
import { byKind } from '../../by-kind';
import { count, list, quoted } from '../grammar';
import { amount, goodName } from './nouns';
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

/** Sets of spaces that single cards mean, by name. */
const OWN: Readonly<Record<CustomSpaces, string>> = {
  'before-last-harvest': 'die unmittelbar vor der jüngsten Ernte aufgedeckte Rundenkarte',
  newest: 'die zuletzt aufgedeckte Rundenkarte',
  'left-of-newest': 'die Rundenkarte links neben der zuletzt aufgedeckten',
};

/** How much lies on a space: `mit mindestens 3 Holz`. */
function lying({ good, is, from, to }: Extract<SpacesMeant, { spaces: 'lying' }>): string {
  const some = (n: number) => (good === undefined ? count(n, 'Ware', 'Waren') : amount(good, n));
  if (is === 'between') return `mit ${from} bis ${some(to)}`;
  return `mit ${is === 'exactly' ? 'genau' : 'mindestens'} ${some(from)}`;
}

/** Which spaces are meant: `„Wald“`, `ein Ansammlungsfeld mit Holz`, `ein Aktionsfeld`. */
export const spacesMeant: (meant: SpacesMeant) => string = byKind<'spaces', SpacesMeant>('spaces', {
  any: () => 'ein Aktionsfeld',
  named: ({ ids }) => spacesNamed(ids),
  rounds: ({ rounds }) => `die Rundenkarte von Runde ${list(rounds.map(String), 'oder')}`,
  accumulating: ({ goods }) => `ein Ansammlungsfeld${accumulated(goods)}`,
  own: ({ name }) => OWN[name],
  either: ({ of }) =>
    list(
      of.map((one) => spacesMeant(one)),
      'oder',
    ),
  lying: (meant) =>
    `${meant.good === undefined ? spacesMeant(meant.of) : 'ein Ansammlungsfeld'} ${lying(meant)}`,
  occupied: ({ of, not }) => `${spacesMeant(of)} (nur ${not ? 'unbesetzt' : 'mit Personen darauf'})`,
});

/** What accumulates: ` mit Holz`, or nothing if it may be anything. */
function accumulated(goods: readonly number[]): string {
  return goods.length === 0 ? '' : ` mit ${list(goods.map(dative), 'oder')}`;
}

/** Spaces as they are counted: an adjective without its ending, the noun for one and for many, and what follows it. */
interface SpacesNoun {
  readonly adjective?: string;
  readonly one: string;
  readonly many: string;
  readonly where: string;
}

const ACTION_SPACE: SpacesNoun = { one: 'Aktionsfeld', many: 'Aktionsfelder', where: '' };

/** Spaces as they are counted: `Ansammlungsfeld mit genau 2 Holz`, `besetzte Felder „Unterricht“`. */
export const spacesNoun: (meant: SpacesMeant) => SpacesNoun = byKind<'spaces', SpacesMeant, [], SpacesNoun>(
  'spaces',
  {
    any: () => ACTION_SPACE,
    named: ({ ids }) => ({ one: 'Feld', many: 'Felder', where: ` ${spacesNamed(ids)}` }),
    rounds: ({ rounds }) => ({ ...ACTION_SPACE, where: ` von Runde ${list(rounds.map(String), 'oder')}` }),
    accumulating: ({ goods }) => ({
      one: 'Ansammlungsfeld',
      many: 'Ansammlungsfelder',
      where: accumulated(goods),
    }),
    own: ({ name }) => ({ ...ACTION_SPACE, where: ` (${OWN[name]})` }),
    either: (meant) => ({ ...ACTION_SPACE, where: ` (${spacesMeant(meant)})` }),
    lying: (meant) => {
      const of = spacesNoun(meant.of);
      return { ...of, where: `${meant.good === undefined ? of.where : ''} ${lying(meant)}` };
    },
    occupied: ({ of, not }) => {
      const noun = spacesNoun(of);
      return not
        ? { ...noun, adjective: 'unbesetzt' }
        : { ...noun, where: `${noun.where} mit Personen darauf` };
    },
  },
);
