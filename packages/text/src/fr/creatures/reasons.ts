import type { Declaration } from '@furrow/creatures/building';
import { buildings } from '@furrow/creatures/buildings/index';
import { buildingsWith } from '../../creatures/buildings-with';
import type { ReasonPhrases, Shortfall } from '../../creatures/phrases';
import { capital } from '../../sentence';
import { edgeName, list, quoted, seatName } from '../grammar';
import { condition } from './buildings';
import { aBuilding, goods, having, prices, spaceName, theBuilding } from './nouns';

/** What can be wanted several times, borders, troughs and stables, is feminine. */
function cannotPay({ prices: cost, have, each }: Shortfall): string {
  const some = have.filter(([, n]) => n > 0);
  return each
    ? `Chacune coûte ${prices(cost)} ; vous n’avez que ${goods(some)}.`
    : `Il vous faut ${prices(cost)} ; ${having(have)}.`;
}

/** The buildings behind a rule: `la Maison d’angle`. */
function named(field: keyof Declaration): string {
  return list(buildingsWith(field).map(theBuilding), 'ou');
}

/** Why something cannot be done, in French. */
export const reasons: ReasonPhrases = {
  occupied: ({ space }, asker) =>
    `${seatName(asker.workerOn(space))} a déjà un ouvrier sur ${quoted(spaceName(space))} ; choisissez une case libre.`,
  'nothing-there': () => 'Il n’y a rien à y prendre.',
  'cannot-pay': ({ prices: cost }, asker) => cannotPay(asker.shortfall(cost)),
  'no-borders': () => 'Vous n’avez plus de clôtures dans votre réserve.',
  'no-edge': () => 'Tous les côtés des cases de votre ferme ont déjà une clôture.',
  'edge-taken': ({ edge }, asker) =>
    `Il y a déjà une clôture ${edgeName(asker.edge(edge))} ; choisissez un côté qui n’en a pas.`,
  'no-troughs': () => 'Il n’y a plus de mangeoires dans la réserve.',
  'no-trough-space': () => 'Toutes les cases de votre ferme ont déjà une mangeoire.',
  'trough-taken': ({ cell }, asker) =>
    `Il y a déjà une mangeoire en ${asker.cell(cell)} ; choisissez une case qui n’en a pas.`,
  'too-many': ({ atMost }) =>
    atMost <= 0 ? 'Vous ne pouvez plus en poser.' : `C’est trop : vous pouvez en poser ${atMost} au maximum.`,
  'too-few': ({ atLeast }) => `Il en faut au moins ${atLeast} avant de pouvoir terminer.`,
  'named-twice': () =>
    'Vous avez indiqué deux fois le même endroit ; indiquez chaque endroit une seule fois.',
  'no-tiles': () => 'Il n’y a plus de tuiles d’étable dans la réserve.',
  'no-space': () => 'Aucune case de votre ferme ne peut recevoir une étable.',
  'cannot-stand-there': ({ cell }, asker) =>
    `Impossible de construire ce bâtiment en ${asker.cell(cell)} ; choisissez une des cases proposées.`,
  'no-stall': () => 'Vous n’avez pas d’étable à transformer en grande étable.',
  'no-stall-there': ({ cell }, asker) => `Vous n’avez pas d’étable en ${asker.cell(cell)}.`,
  'not-offered': ({ building }) =>
    buildings[building].kind === 'special'
      ? `${capital(theBuilding(building))} n’est pas dans l’offre.`
      : `Vous ne pouvez pas construire ${aBuilding(building)} ici, seulement un bâtiment spécial de l’offre.`,
  'nothing-to-build': () =>
    'L’offre ne contient aucun bâtiment spécial que vous puissiez construire maintenant.',
  needs: ({ condition: needs }, asker) => {
    if ('turn' in needs) return `Ce bâtiment ne se construit qu’${condition(needs)}.`;
    const have = asker.count(needs.of);
    const found =
      needs.of.count === 'fewestAnimals'
        ? `il y a un type dont vous n’avez ${have === 0 ? 'aucun animal' : `que ${have}`}`
        : `vous en avez ${have}`;
    return `Il vous faut ${condition(needs)} ; ${found}.`;
  },
  nowhere: ({ building }) => {
    const { over } = buildings[building];
    return over === undefined || over === 'cottage'
      ? `Aucune case de votre ferme ne peut recevoir ${theBuilding(building)}.`
      : `Vous n’avez pas ${over === 'stall' ? 'd’étable' : 'de grande étable'} à remplacer par ${theBuilding(building)}.`;
  },
  'no-expansions': () => 'Il n’y a plus d’extensions dans la réserve.',
  'no-more-expansions': () =>
    `Vous avez ${named('endsExpansion')} : vous ne pouvez plus ajouter d’extension.`,
  'nothing-to-trade': () => 'Vous n’avez rien à donner en échange.',
  'no-such-trade': () => 'Cet échange n’est pas possible ; choisissez un de ceux qui sont proposés.',
  'no-loose-trough': () => 'Vous n’avez pas de mangeoire sur une case sans bâtiment.',
  'nothing-to-move': () => 'Vous n’avez ni mangeoire ni étable à déplacer.',
  'cannot-move': () =>
    'Ces pièces ne peuvent pas être déplacées ainsi : chacune part de sa case et va sur une case libre.',
  'splits-buildings': () =>
    `Vous avez ${named('cluster')} : vos bâtiments doivent rester côte à côte, et ce coup les séparerait.`,
  'no-room': () => 'Il n’y a pas de place pour autant d’animaux ; gardez-en moins.',
  'not-so-many': () => 'Vous n’avez pas autant d’animaux.',
  'newborn-promised': () => 'Vous avez posé une clôture pour le nouveau-né : vous devez le garder.',
  'newborn-has-no-room': () =>
    'Le nouveau-né n’aurait pas de place ; posez la clôture de façon à lui en faire.',
  'not-owned': ({ building }) => `${capital(theBuilding(building))} n’est pas dans votre ferme.`,
  'not-at-any-time': ({ building }) => `${capital(theBuilding(building))} ne s’utilise pas à tout moment.`,
  'work-phase-only': ({ building }) =>
    `${capital(theBuilding(building))} ne s’utilise que pendant la phase de travail.`,
  'not-asked': () => 'Ce n’est pas ce qui est demandé maintenant ; choisissez une des réponses proposées.',
};
