import type { Where } from '@furrow/agricola/effects/effect';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { WOOD } from '@furrow/agricola/state/goods';
import { sourceOfMajor } from '@furrow/agricola/state/source';
import type { Amounts } from '@furrow/farm/goods';
import type { OccupationPrice } from '../../agricola/choices';
import type { Doing } from '../../agricola/clauses/clause';
import { hasPoints, isNothing } from '../../agricola/clauses/prize';
import { hasTwin } from '../../agricola/major-kind';
import { ownDeeds } from '../../agricola/own/index';
import { byKind, type PhrasesBy } from '../../by-kind';
import type { Voice } from '../../voice';
import { count, list, quoted } from '../grammar';
import {
  AGRANDIR,
  CHOISIR,
  CLOTURER,
  CONSTRUIRE,
  CUIRE,
  DEFAUSSER,
  DONNER,
  FAIRE,
  JOUER,
  LABOURER,
  NE_RIEN_PRENDRE,
  PAYER,
  PLACER,
  POSER,
  PRENDRE,
  PROFITER,
  RECEVOIR,
  RECOLTER,
  REMETTRE,
  RENOVER,
  RETIRER,
  SEMER,
  TIRER,
  TRANSFORMER,
  UTILISER,
  type Verb,
  type VerbPhrase,
  whose,
  whoseMany,
} from '../voice';
import { comingRounds } from './coming-rounds';
import { counted } from './counted';
import { ofDrawnDeck } from './drawn';
import { amount, food, forPrice, goodName, goods } from './nouns';
import { paying } from './payment';
import { prize } from './prizes';
import { spaceNames } from './space-names';
import { spacesNamed } from './spaces-meant';
import { anImprovement, theImprovement } from './upgrades';

const phrase = (verb: Verb, rest: string): VerbPhrase => ({ verb, rest });

const OWN = ownDeeds('fr');

const ROOM_PRICE = '5 bois, 5 argiles ou 5 pierres selon votre habitation, et 2 roseaux';
const RENOVATION = '1 argile par pièce, ou 1 pierre à la seconde rénovation, plus 1 roseau';

/** The price of a room; `less`: so much less of what the price has. */
function roomPrice(less: Amounts): string {
  const parts = less.map(([good, n]) => amount(good, n));
  return parts.length === 0 ? ROOM_PRICE : `${ROOM_PRICE}, moins ${list(parts, 'ou')}`;
}

/** So many of a piece, and what each costs; the words for pieces are feminine. */
function pieces(n: number, one: string, price: string): string {
  if (price === '') return `${n === ANY ? `des ${one}s` : count(n, one)} gratuitement`;
  if (n === 1) return `1 ${one} (${price})`;
  return `${n === ANY ? 'des' : `jusqu’à ${n}`} ${one}s (${price} chacune)`;
}

/** Where alone a stable may stand. */
function inPasture(spaces: number | undefined): string {
  return spaces === undefined
    ? ''
    : `, mais seulement dans un pâturage d’exactement ${count(spaces, 'case')}`;
}

/** A major improvement that can be built: `la Menuiserie`, `un Foyer`. */
function oneMajor(major: number): string {
  return (hasTwin(major) ? anImprovement : theImprovement)(sourceOfMajor(major));
}

/** Stables, and what they cost. */
function stablesFor(n: number, cost: Amounts): string {
  return n === 1 || cost.length === 0
    ? `${n === ANY ? 'des étables' : count(n, 'étable')} ${forPrice(cost)}`
    : pieces(n, 'étable', goods(cost));
}

/** What an occupation costs, as an adverb. */
function playedFor(price: number): string {
  return price === 0 ? 'gratuitement' : `pour ${food(price)}`;
}

/** What an occupation costs by how many were played before: ` (le premier est gratuit, les suivants coûtent 1 PN chacun)`. */
function occupationCost({ firsts, first, later }: OccupationPrice): string {
  if (firsts === 0) return ` ${playedFor(later)}`;
  const begin = firsts === 1 ? 'le premier' : `les ${firsts} premiers`;
  return ` (${begin} ${costs(first, firsts)}, les suivants ${costs(later, 2)})`;
}

function costs(price: number, n: number): string {
  if (price === 0) return n === 1 ? 'est gratuit' : 'sont gratuits';
  return n === 1 ? `coûte ${food(price)}` : `coûtent ${food(price)} chacun`;
}

/** Who is placed, and where. */
function placed({ from, on, evenOccupied, forever }: Where): string {
  const who = from === 'home' ? 'une autre personne' : 'une personne de votre réserve';
  const where = on === undefined ? '' : ` sur ${spacesNamed(on)}`;
  const free = evenOccupied
    ? `, même sur une case occupée (sauf ${quoted(spaceNames['meeting-place'])})`
    : '';
  return `${who}${where}${free}${forever ? ', qui quitte définitivement la partie à la fin de la manche' : ''}`;
}

function drawn({ from, food: price, orPass }: Extract<Doing, { says: 'draw' }>): VerbPhrase {
  const after = orPass
    ? `, à jouer ${playedFor(price)} ou à donner à votre voisin de gauche (en solitaire, à retirer du jeu)`
    : ` et peut être joué ${playedFor(price)} (s’il ne peut pas être joué, il est retiré du jeu)`;
  return from === 'three'
    ? phrase(CHOISIR, `3 savoir-faire de votre main, dont 1 est tiré au sort${after}`)
    : phrase(TIRER, `au sort 1 savoir-faire de votre main${after}`);
}

function breeding(of: number | undefined, voice: Voice): VerbPhrase {
  const animals = whoseMany(voice, of === undefined ? 'animaux' : goodName(of));
  const young =
    of === undefined
      ? '(1 petit pour chaque espèce dont vous avez au moins 2 animaux, s’il trouve de la place)'
      : '(1 petit si vous en avez au moins 2 et s’il trouve de la place)';
  return {
    ...phrase(FAIRE, `se reproduire ${animals} ${young}`),
    instead: `${animals} se reproduisent ${young}`,
  };
}

const DOINGS: PhrasesBy<'says', Doing, [Voice], VerbPhrase> = {
  get: ({ prize: what, also }) => {
    if (isNothing(what)) return phrase(NE_RIEN_PRENDRE, '');
    const verb = hasPoints(what) ? RECEVOIR : PRENDRE;
    return { ...phrase(verb, prize(what)), told: RECEVOIR, adverb: also ? 'aussi' : '' };
  },
  pay: (pay) => paying(pay),
  build: ({ rooms, stables, stablePrice, price, less, within }) => {
    const what: string[] = [];
    if (rooms > 0)
      what.push(
        pieces(
          rooms,
          'pièce',
          price === undefined ? roomPrice(less) : price.length === 0 ? '' : goods(price),
        ),
      );
    if (stables > 0) what.push(`${stablesFor(stables, stablePrice)}${inPasture(within)}`);
    return phrase(CONSTRUIRE, what.join(' et/ou '));
  },
  renovate: ({ free, less }, voice) => {
    const parts = less.map(([good, n]) => amount(good, n));
    const cheaper = parts.length === 0 ? '' : `, moins ${list(parts, 'ou')}`;
    return phrase(
      RENOVER,
      `${whose(voice, 'habitation', 'son habitation')} ${free ? 'gratuitement' : `(${RENOVATION}${cheaper})`}`,
    );
  },
  grow: ({ needsRoom }, voice) =>
    phrase(
      AGRANDIR,
      `${whose(voice, 'famille')} ${needsRoom ? 'si une pièce est libre' : 'même sans pièce libre'}`,
    ),
  plow: ({ fields, also }) =>
    phrase(LABOURER, `${also ? 'aussi ' : ''}${fields === 1 ? '1 champ' : `jusqu’à ${fields} champs`}`),
  cook: () => phrase(TRANSFORMER, 'des marchandises en nourriture avec un aménagement de cuisson'),
  sow: ({ fields, crop }, voice) =>
    phrase(
      SEMER,
      `${crop === undefined ? '' : `des ${goodName(crop, 2)} `}${
        fields === undefined
          ? `dans ${whoseMany(voice, 'champs vides')}`
          : `dans ${count(fields, 'champ vide', 'champs vides')} au plus`
      }`,
    ),
  reap: ({ crop, fields, more }, voice) => {
    const of = `de ${whoseMany(voice, 'champs')} de ${goodName(crop)}`;
    const some = fields === 1 ? `1 ${of}` : `${fields} ${of} au plus`;
    const where = fields === undefined ? `autant ${of} que vous voulez` : some;
    return phrase(more ? RECOLTER : PRENDRE, `${amount(crop, 1)}${more ? ' de plus' : ''} dans ${where}`);
  },
  bake: ({ grain }) =>
    grain === undefined
      ? phrase(CUIRE, 'du pain')
      : phrase(
          CUIRE,
          `exactement ${grain} céréale avec un aménagement de cuisson du pain (ce n’est pas une action « Cuire du pain »)`,
        ),
  owe: ({ food }) =>
    phrase(
      PAYER,
      `${food} PN ; pour ce qui manque, transformez des marchandises en nourriture ou prenez 1 carte de mendicité par PN`,
    ),
  payOwners: () => phrase(PAYER, '1 PN pour chacune des cartes nommées ici au joueur qui la possède'),
  discardCrops: ({ crop, fields }, voice) => {
    const where = `${fields} de ${whoseMany(voice, 'champs')} de ${goodName(crop)}`;
    return phrase(DEFAUSSER, `${amount(crop, 1)} de ${fields === 1 ? '' : 'chacun de '}${where}`);
  },
  addCrops: ({ crop }, voice) =>
    phrase(
      POSER,
      crop !== undefined
        ? `1 ${goodName(crop, 1)} de la réserve générale sur chacun de ${whoseMany(voice, 'champs')} où il y en a`
        : `1 marchandise de la même sorte sur chacun de ${whoseMany(voice, 'champs')} où ne pousse qu’une seule sorte`,
    ),
  discardCard: (_doing, voice) => phrase(DEFAUSSER, `exactement 1 carte de ${whose(voice, 'main')}`),
  fence: () => phrase(CONSTRUIRE, 'des clôtures pour 1 bois chacune'),
  rebuildFences: () =>
    phrase(
      CONSTRUIRE,
      'à nouveau vos clôtures sans les payer (toutes sont abattues, au plus autant sont construites)',
    ),
  fencesInAll: ({ n }) => phrase(CONSTRUIRE, `exactement ${count(n, 'clôture')} sans les payer en bois`),
  enclose: ({ free }) => {
    const gift = free === 0 ? '' : ` (${count(free, 'clôture est gratuite', 'clôtures sont gratuites')})`;
    return phrase(
      CLOTURER,
      `exactement 1 nouveau pâturage avec le seul bois que vous venez de prendre${gift}`,
    );
  },
  pasture: ({ spaces, wood, around }) => {
    const price = wood === 0 ? 'sans payer ses clôtures' : `pour ${amount(WOOD, wood)} en tout au plus`;
    const where = around ? ' autour d’une étable qui vient d’être construite' : '';
    return phrase(CLOTURER, `exactement 1 nouveau pâturage de ${count(spaces, 'case')}${where} ${price}`);
  },
  major: ({ of, price }) => {
    const which = of.length === 0 ? '1 aménagement majeur' : list(of.map(oneMajor), 'ou');
    return phrase(CONSTRUIRE, `${which}${price === undefined ? '' : ` pour ${goods(price)}`}`);
  },
  minor: ({ byAction }, voice) => {
    const note = byAction ? '' : ' (sans que ce soit une action « Aménagement mineur »)';
    return phrase(JOUER, `1 aménagement mineur de ${whose(voice, 'main')}${note}`);
  },
  improvement: ({ spending }, voice) =>
    phrase(
      CONSTRUIRE,
      `1 aménagement majeur, ou 1 aménagement mineur de ${whose(voice, 'main')}, à condition de payer au moins ${amount(spending, 1)}`,
    ),
  occupation: ({ price }, voice) =>
    phrase(JOUER, `1 savoir-faire de ${whose(voice, 'main')}${occupationCost(price)}`),
  later: ({ rounds, goods: of, card }) => {
    if (of.length === 0) return phrase(PROFITER, `de cette carte ${comingRounds(rounds)}`);
    return phrase(
      RECEVOIR,
      `${goods(of)}${card ? ' et l’effet de cette carte' : ''} ${comingRounds(rounds)}`,
    );
  },
  setAside: ({ piece, n, after, some }) => {
    const when = list(after.map(String));
    const where =
      after.length === 1
        ? `la case de la manche qui vient ${when} manches plus tard`
        : `la case de chacune des manches qui viennent ${when} manches plus tard${some ? ', ou de certaines d’entre elles' : ''}`;
    return phrase(
      POSER,
      `${count(n, piece === 'fence' ? 'clôture' : 'étable')} de votre réserve sur ${where}`,
    );
  },
  laterRow: ({ row }) =>
    phrase(RECEVOIR, `${list(row.map(goods))}, dans cet ordre, au début des ${row.length} manches suivantes`),
  lay: ({ n, good }) => {
    const some = (m: number) => (good === undefined ? count(m, 'marqueur') : amount(good, m));
    return phrase(
      POSER,
      typeof n === 'number'
        ? `${some(n)} sur cette carte`
        : `${some(1)} sur cette carte pour ${counted(n).each}`,
    );
  },
  unlay: ({ all }) => phrase(RETIRER, `${all ? 'tous les marqueurs' : '1 marqueur'} de cette carte`),
  takeFrom: ({ space, all }) =>
    phrase(PRENDRE, `${all ? 'tout ce qui se trouve' : '1 marchandise'} sur ${spacesNamed([space])}`),
  toHand: (_doing, voice) => phrase(REMETTRE, `cette carte dans ${whose(voice, 'main')}`),
  foresee: ({ deck, n }) =>
    phrase(
      REMETTRE,
      `dans l’ordre de votre choix les ${n} premières cartes du ${ofDrawnDeck(deck)}, après les avoir regardées`,
    ),
  leaves: () => phrase(RETIRER, 'cette carte de la partie'),
  redraw: ({ n }, voice) =>
    phrase(
      DEFAUSSER,
      `tous les aménagements mineurs de ${whose(voice, 'main')} pour en piocher ${n} nouveaux`,
    ),
  fromActor: ({ goods: of, gets }) => {
    const paid = gets.length === 0 ? '' : `, qui reçoit ${goods(gets)} de la réserve générale`;
    return phrase(PRENDRE, `${goods(of)} à ce joueur${paid}`);
  },
  takeOff: ({ good }) =>
    phrase(PRENDRE, `${good === undefined ? 'toutes les marchandises' : amount(good, 1)} sur cette carte`),
  topOfPile: () => phrase(PRENDRE, 'la marchandise du dessus de la pile'),
  place: ({ where }) => phrase(PLACER, placed(where)),
  jump: ({ to, evenOccupied, other }) => {
    const which = other ? 'l’autre de ces cases' : spacesNamed(to);
    const free = evenOccupied ? 'même si cette case est occupée' : 'si cette case est libre';
    return phrase(UTILISER, `${which} avec la même personne, ${free}`);
  },
  guest: ({ last }) =>
    phrase(
      PRENDRE,
      last
        ? 'pour cette manche un invité, à placer après toutes les personnes de tous les joueurs'
        : 'pour cette manche une personne de plus dans votre réserve',
    ),
  draw: drawn,
  marketplace: () =>
    phrase(
      DONNER,
      'des marchandises à votre partenaire ou lui en prendre, en payant 1 marchandise de chaque sorte déplacée',
    ),
  harvest: (_doing, voice) =>
    phrase(RECOLTER, `1 céréale ou 1 légume dans chacun de ${whoseMany(voice, 'champs ensemencés')}`),
  breed: ({ of }, voice) => breeding(of, voice),
  own: ({ name }) => OWN[name],
};

/** What somebody does, in French. */
export const doing = byKind('says', DOINGS);
