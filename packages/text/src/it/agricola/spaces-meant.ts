import { LESSONS, type Spaces } from '@furrow/agricola/cards/listener';
import { goodNumber } from '@furrow/agricola/goods';
import { list } from '../grammar';
import { goodLabel } from './nouns';
import { spaceNames } from './space-names';

/** Spaces by id in a row; those for lessons are one: `«Foresta» o «Canneto»`. */
export function spacesNamed(ids: readonly string[], last: 'e' | 'o'): string {
  const [first, ...twins] = LESSONS;
  const named = ids.includes(first) ? ids.filter((id) => !twins.some((twin) => twin === id)) : ids;
  return list(
    named.map((id) => `«${spaceNames[id]}»`),
    last,
  );
}

/** The spaces that are meant: `«Foresta»`, `uno spazio che accumula legno`. */
export function spacesMeant(spaces: Spaces | undefined): string {
  if (spaces === undefined) return 'uno spazio azione';
  if ('named' in spaces) return spacesNamed(spaces.named, 'o');
  if ('rounds' in spaces) return `la carta di uno dei round ${list(spaces.rounds.map(String), 'o')}`;
  return `uno spazio che accumula ${list(
    spaces.accumulating.map((good) => goodLabel(goodNumber(good))),
    'o',
  )}`;
}
