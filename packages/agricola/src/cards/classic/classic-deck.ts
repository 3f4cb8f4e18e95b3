import type { Declared } from '../card';
import { type Deck, numberOf, type Printed } from '../deck';

/** Ids of the 2007 edition end with its year, since many of its cards share their names with cards of the revised edition. */
type ClassicId = `${string}-2007`;

/** Cards by kind, those of each kind in printed order. */
interface ByKind<Id extends string> {
  readonly minors: readonly Declared<Id>[];
  readonly occupations: readonly Declared<Id>[];
}

/** What the numbers of a deck do not say, by number: which minor improvements travel, for whom occupations are. */
interface Marks {
  readonly traveling: readonly number[];
  /** For 3 players and more, for 4 and more; all others are for everybody. */
  readonly fromThree: readonly number[];
  readonly fromFour: readonly number[];
}

/** A deck of the 2007 edition. */
export function classicDeck<const Id extends ClassicId>(
  id: string,
  { minors, occupations }: ByKind<Id>,
  { traveling, fromThree, fromFour }: Marks,
): Deck<Id> {
  const printed = (kind: Printed['kind']) => (one: Declared<Id>) => {
    const number = numberOf(one.no, id);
    const players = fromFour.includes(number) ? 4 : fromThree.includes(number) ? 3 : 1;
    return { ...one, deck: id, edition: '2007', kind, players, travels: traveling.includes(number) } as const;
  };
  return {
    id,
    edition: '2007',
    cards: [...minors.map(printed('minor')), ...occupations.map(printed('occupation'))],
  };
}
