import type { Spaces } from '@furrow/agricola/cards/listener';
import { ANIMALS, type Good, goodNumber } from '@furrow/agricola/goods';
import { list, quoted } from '../grammar';
import { goodName } from './nouns';
import { spaceNames } from './space-names';

/** What all spaces of a kind are called, whatever the number of players: `Unterricht`. */
function commonName(id: string): string {
  return spaceNames[id].replace(/ \(\d Spieler\)$/, '');
}

/** Spaces by their ids, those of a kind under one name: `„Wald“, „Lehmgrube“ oder „Unterricht“`. */
export function spacesNamed(ids: readonly string[]): string {
  return list(
    [...new Set(ids.map(commonName))].map((name) => quoted(name)),
    'oder',
  );
}

/** Which spaces are meant: `„Wald“`, `ein Ansammlungsfeld mit Holz`, `ein Aktionsfeld`. */
export function spacesMeant(spaces: Spaces | undefined): string {
  if (spaces === undefined) return 'ein Aktionsfeld';
  if ('named' in spaces) return spacesNamed(spaces.named);
  if ('rounds' in spaces) return `die Rundenkarte von Runde ${list(spaces.rounds.map(String), 'oder')}`;
  return `ein Ansammlungsfeld mit ${list(spaces.accumulating.map(dative), 'oder')}`;
}

/** A good behind `mit`: `Holz`, `Schafen`. */
function dative(good: Good): string {
  const name = goodName(goodNumber(good));
  return (ANIMALS as readonly Good[]).includes(good) ? `${name}n` : name;
}
