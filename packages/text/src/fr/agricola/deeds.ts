import type { Deed } from '@furrow/agricola/moments/deeds';
import type { Given } from '../../agricola/clauses/given';
import { count, form } from '../grammar';

/** What somebody has done, behind `vous avez`. */
const DONE: Readonly<Record<Deed, (n: number) => string>> = {
  built: (n) =>
    `construit au moins ${n} ${form(n, 'pièce, étable ou clôture', 'pièces, étables ou clôtures')} pendant ce tour`,
  stables: (n) => `construit au moins ${count(n, 'étable')} pendant ce tour`,
  woodRooms: (n) => `construit au moins ${count(n, 'pièce')} en bois pendant ce tour`,
  clayRooms: (n) => `construit au moins ${count(n, 'pièce')} en argile pendant ce tour`,
  stoneRooms: (n) => `construit au moins ${count(n, 'pièce')} en pierre pendant ce tour`,
  cooked: () => 'transformé des marchandises en nourriture avec un aménagement de cuisson pendant ce tour',
  gathered: (n) =>
    `obtenu au moins ${n} matériaux de construction pendant la phase de travail, même si vous les avez dépensés`,
  stocked: () =>
    'placé au moins 1 nouvelle marchandise (culture, animal, …) sur une case de votre ferme pendant cette phase de travail',
};

/** That somebody has done something, or has not: `vous avez construit …`. */
export function done({ deed, n, not }: Extract<Given, { given: 'done' }>): string {
  return `vous ${not ? 'n’avez pas' : 'avez'} ${DONE[deed](n)}`;
}
