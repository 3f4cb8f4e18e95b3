import { PEOPLE } from '@furrow/agricola/farm/farmyard';
import type { Amounts } from '@furrow/farm/goods';
import { givenOf } from '../../agricola/clauses/given';
import type { ReasonPhrases } from '../../agricola/phrases';
import { count, edgeName, quoted, seatName } from '../grammar';
import { prerequisite, si } from './conditions';
import { drawnReasons } from './drawn';
import { handReasons } from './hands';
import { amount, beggingCards, food, having, prices, theField, theMajor } from './nouns';
import { spaceNames } from './space-names';

/** What a room and what a stable costs; the first prices are those of a room. */
function toBuild(cost: readonly Amounts[], rooms: number): string {
  return `${prices(cost.slice(0, rooms))} pour une pièce, ou ${prices(cost.slice(rooms))} pour une étable`;
}

/** Why something cannot be done, in French. */
export const reasons: ReasonPhrases = {
  ...handReasons,
  ...drawnReasons,
  occupied: ({ space }, asker) =>
    `${seatName(asker.personOn(space))} a déjà une personne sur ${quoted(asker.space(space))} ; choisissez une case libre.`,
  'tile-used': ({ space }, asker) =>
    `La tuile de ${quoted(asker.space(space))} a déjà servi à cette manche ; choisissez une case hors de cette tuile.`,
  'not-revealed': ({ space }, asker) =>
    `${quoted(asker.space(space))} n’est pas encore en jeu ; choisissez une case déjà dévoilée.`,
  'other-season': ({ space }, asker) =>
    `${quoted(asker.space(space))} ne s’utilise pas en cette saison ; choisissez une autre case.`,
  frozen: () =>
    `En hiver, ${quoted(spaceNames.fishing)} ne s’utilise pas avant la manche 12 ; choisissez une autre case.`,
  'nothing-there': () => 'Il n’y a rien à y prendre.',
  'cannot-pay': ({ prices: cost, rooms }, asker) =>
    `Il vous faut ${rooms === undefined ? prices(cost) : toBuild(cost, rooms)} ; ${having(asker.have(cost))}.`,
  'must-spend': ({ good }) => `Il faut payer au moins ${amount(good, 1)} ; son prix n’en comporte pas.`,
  'from-round': ({ round }) => `Ce n’est possible qu’à partir de la manche ${round}.`,
  'no-room-space': () =>
    'Il n’y a plus de place pour une pièce : il faut une case inutilisée à côté de l’habitation.',
  'no-stable-left': () => 'Il n’y a plus d’étable en réserve.',
  'no-pieces': ({ piece, count: n }) =>
    `Il vous faut ${count(n, piece === 'fence' ? 'clôture' : 'étable')} en réserve.`,
  'no-stable-space': () => 'Aucune case ne peut plus recevoir une étable.',
  'cannot-stand-there': ({ cell }, asker) =>
    `La case ${asker.cell(cell)} ne convient pas ; choisissez une des cases proposées.`,
  'too-many': ({ atMost }) =>
    atMost <= 0 ? 'Il n’en reste plus à utiliser ici.' : `C’est trop : le maximum est de ${atMost}.`,
  'too-few': ({ atLeast }) => `Il en faut au moins ${atLeast} avant de pouvoir terminer.`,
  'stone-house': () => 'Vous avez déjà une maison en pierre ; elle ne peut plus être rénovée.',
  'family-complete': () => `Votre famille compte déjà ${PEOPLE} personnes ; elle ne peut plus s’agrandir.`,
  'no-free-room': () =>
    'Toutes vos pièces sont occupées ; construisez-en une avant d’agrandir votre famille.',
  'no-field-space': () =>
    'Aucune case ne peut devenir un champ : il faut une case inutilisée, à côté des autres champs s’il y en a.',
  'no-empty-field': () => 'Vous n’avez pas de champ vide ; labourez-en un, ou attendez la récolte.',
  'no-crops': () => 'Vous n’avez pas assez de céréales ou de légumes dans votre réserve.',
  'field-planted': ({ cell }, asker) =>
    `${theField(asker.cell(cell))} n’est pas un champ vide ; choisissez un champ vide.`,
  'not-sown-now': ({ field }, asker) =>
    `Vous n’avez pas semé en ${asker.cell(field)} avec cette action ; ne nommez que des champs que vous venez de semer.`,
  'no-crop-to-move': () =>
    'Aucun de vos champs ne porte au moins 2 marchandises, ou aucun champ vide ne convient à l’une d’elles.',
  'named-twice': () =>
    'Vous avez indiqué deux fois le même endroit ; indiquez chaque endroit une seule fois.',
  'no-such-crop': ({ field }, asker) =>
    `${theField(asker.cell(field))} ne porte pas ce que vous voulez récolter ; choisissez un autre champ.`,
  'other-crop': ({ field }, asker) =>
    `${theField(asker.cell(field))} ne convient qu’à l’autre culture ; semez-y celle-là.`,
  'nothing-to-bake-with': () =>
    'Vous n’avez pas de quoi cuire du pain ; il vous faut un Foyer, un Fourneau ou un four.',
  'no-grain': () => 'Vous n’avez pas de céréales dans votre réserve.',
  'no-fence-stands': () => 'Vous n’avez encore construit aucune clôture.',
  'no-fences': () => 'Il n’y a plus de clôture en réserve.',
  'closed-by-card': ({ card }, asker) =>
    `${quoted(asker.card(card))} interdit encore les cases à côté de votre habitation ; utilisez d’abord toutes les autres.`,
  'not-one-pasture': () =>
    'Il faut clôturer exactement un nouveau pâturage ; diviser un pâturage ne suffit pas.',
  'no-pasture': () =>
    'Il n’y a pas de pâturage à clôturer ainsi ; il faut assez de bois, de clôtures et de cases libres.',
  'fence-there': ({ edge }, asker) =>
    `Il y a déjà une clôture ${edgeName(asker.edge(edge))} ; choisissez un côté qui n’en a pas.`,
  'encloses-building': () =>
    'Un pâturage ne peut contenir ni pièce ni champ ; placez les clôtures autrement.',
  'fence-bounds-nothing': () =>
    'Chaque clôture doit border un pâturage entièrement fermé ; ajoutez celles qui manquent.',
  'pastures-apart': () =>
    'Tous les pâturages d’une ferme doivent se toucher ; choisissez des cases à côté des autres.',
  'pasture-apart-from-farm': () =>
    'Le premier pâturage d’une ferme doit contenir une étable ou toucher une pièce, un champ ou une étable.',
  'majors-gone': () => 'Tous les aménagements majeurs sont déjà construits.',
  'no-major-affordable': () => 'Vous n’avez de quoi payer aucun des aménagements majeurs encore disponibles.',
  'major-taken': ({ major }) =>
    `Quelqu’un a déjà construit ${theMajor(major)} ; choisissez un aménagement encore disponible.`,
  'no-cards': () => 'Vous n’avez en main aucune carte à jouer.',
  'cards-unused': () => 'Cette partie se joue sans cartes en main ; personne n’utilise cette case.',
  'no-card-playable': () =>
    'Vous ne pouvez jouer aucune de ces cartes : il faut pouvoir les payer et remplir leurs conditions.',
  'nothing-to-return': ({ card }, asker) =>
    `Vous n’avez devant vous aucun aménagement à rendre pour ${quoted(asker.card(card))}.`,
  'not-in-hand': () => 'Cette carte n’est pas dans votre main ; choisissez une des cartes proposées.',
  needs: ({ card, condition: needed }, asker) =>
    `${quoted(asker.card(card))} ne se joue qu’à cette condition : ${prerequisite(givenOf(needed))}.`,
  'play-impossible': ({ card }, asker) =>
    `Ce que ${quoted(asker.card(card))} vous oblige à faire n’est pas possible maintenant ; jouez cette carte plus tard.`,
  'major-action-only': ({ card }, asker) =>
    `${quoted(asker.card(card))} ne se joue qu’avec une action « Aménagement majeur ou mineur ».`,
  'cannot-renovate': ({ card }, asker) =>
    `${quoted(asker.card(card))} vous interdit de rénover votre habitation.`,
  'nothing-on-card': () => 'Il n’y a plus rien sur cette carte.',
  'used-up': () => 'Vous avez déjà utilisé cette carte ; elle ne peut pas servir plus souvent.',
  condition: ({ condition: needed }) => `Ce n’est possible que ${si(givenOf(needed))}.`,
  'nobody-to-place': () => 'Vous n’avez plus personne à placer, ou plus de case où placer quelqu’un.',
  'no-newborn': () => 'Votre famille n’a pas de nouveau-né à cette manche.',
  'nowhere-to-go': () => 'Cette personne ne peut pas continuer : aucune autre case ne lui est ouverte.',
  'card-space': ({ card }, asker) =>
    `La case ${quoted(asker.card(card))} ne vous est pas ouverte maintenant ; choisissez-en une autre.`,
  'no-room': () => 'Il n’y a pas de place pour autant d’animaux ; gardez-en moins.',
  'not-so-many': () => 'Vous n’en avez pas autant, ou ne pouvez pas en utiliser autant ici.',
  'no-use-for-animals': () => 'Vous ne pouvez ni loger ni cuisiner un seul de ces animaux.',
  'must-pay-food': () => 'On ne mendie que ce qui manque ; payez d’abord avec la nourriture que vous avez.',
  'needed-afterwards': () =>
    'Vous aurez besoin de ces marchandises pour ce que vous achetez ; transformez-en d’autres.',
  toll: ({ card }, asker) =>
    `Il faut d’abord payer le propriétaire de ${quoted(asker.card(card))}, et vous n’avez pas de quoi.`,
  begging: ({ lacking, need }) =>
    lacking === 0
      ? `Votre famille n’a besoin que de ${food(need)} ; ne prenez pas plus de ${beggingCards(need)}.`
      : `Sur ${food(need)}, il en manquerait ${lacking} ; donnez davantage, ou prenez ${beggingCards(lacking)}.`,
  'nothing-to-convert': () =>
    'Il faut des céréales ou des légumes, ou des animaux et de quoi les cuisiner, pour en faire de la nourriture.',
  'not-while-breeding': () =>
    'Dites d’abord quels animaux vous gardez ; d’ici là, rien ne se transforme en nourriture.',
  'no-pair': () => 'Il vous faut au moins 2 animaux d’une même espèce.',
  'nothing-to-move': () =>
    'Il n’y a rien à déplacer : il faut payer 1 marchandise de chaque sorte, et il doit en rester à donner ou à prendre.',
  'not-asked': () => 'Ce n’est pas ce qui est demandé maintenant ; choisissez une des réponses proposées.',
};
