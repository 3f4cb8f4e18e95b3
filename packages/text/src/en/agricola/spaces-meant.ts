import type { Spaces } from '@furrow/agricola/cards/listener';
import { goodNumber } from '@furrow/agricola/goods';
import { list } from '../grammar';
import { goodName } from './nouns';
import { spaceNames } from './space-names';

/** What all spaces of a kind are called, whatever the number of players: `Lessons`. */
function commonName(id: string): string {
  return spaceNames[id].replace(/ \(\d Players\)$/, '');
}

/** Spaces by their ids, those of a kind together: `“Forest”, “Clay Pit” or a “Lessons” space`. */
export function spacesNamed(ids: readonly string[]): string {
  const names = new Map<string, number>();
  for (const id of ids) names.set(commonName(id), (names.get(commonName(id)) ?? 0) + 1);
  return list(
    [...names].map(([name, n]) => (n === 1 ? `“${name}”` : `a “${name}” space`)),
    'or',
  );
}

/** Which spaces are meant: `“Forest”`, `a wood accumulation space`, `an action space`. */
export function spacesMeant(spaces: Spaces | undefined): string {
  if (spaces === undefined) return 'an action space';
  if ('named' in spaces) return spacesNamed(spaces.named);
  if ('rounds' in spaces) return `the action space card of round ${list(spaces.rounds.map(String), 'or')}`;
  const goods = spaces.accumulating.map((good) => goodName(goodNumber(good), 1));
  return `a ${list(goods, 'or')} accumulation space`;
}
