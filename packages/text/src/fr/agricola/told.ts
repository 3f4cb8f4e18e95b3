import type { CardSpace } from '@furrow/agricola/cards/card';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { goodNumber } from '@furrow/agricola/state/goods';
import type { Given } from '../../agricola/clauses/given';
import type { HowMany, Told } from '../../agricola/clauses/told';
import { byKind, type PhrasesBy } from '../../by-kind';
import { count, de, form, list, points } from '../grammar';
import { say } from './compounds';
import { condition, howMany, prerequisite, queSoit, si } from './conditions';
import { counted, steps } from './counted';
import { amount, goodName, goods, prices } from './nouns';
import { anAction, occasion, toDo } from './occasions';
import { priceChange } from './price-change';
import { bonusPoints } from './prizes';
import { spacesNamed } from './spaces-meant';
import { majorPhrases } from './things';
import { aKind, theImprovement } from './upgrades';

const WHEN_PLAYED = 'quand vous jouez cette carte';

/** When something happens that a card does at once. */
function begin(drawn: boolean): string {
  return drawn ? 'quand vous piochez cette carte' : WHEN_PLAYED;
}

const FORBIDDEN = {
  renovate: 'vous ne pouvez plus rénover votre habitation',
  pets: 'vous ne pouvez garder aucun animal dans votre habitation',
  cattleAsFood: 'vous ne pouvez plus transformer de bœufs en nourriture',
} as const;

/** So many of something that the card has room for: `3 animaux`, `1 animal pour chaque pâturage`. */
function room(n: HowMany, some: (n: number) => string): string {
  return typeof n === 'number' ? some(n) : `${some(1)} pour ${counted(n).each}`;
}

function held({ n, animal, each, mixed }: Extract<Told, { tells: 'holds' }>): string {
  if (each) return `peut accueillir ${room(n, (m) => list([7, 8, 9].map((one) => amount(one, m))))}`;
  const animals = room(n, (m) => (animal === undefined ? count(m, 'animal', 'animaux') : amount(animal, m)));
  if (animal !== undefined && n === ANY)
    return `peut accueillir autant de ${goodName(animal, 2)} que vous voulez`;
  if (animal !== undefined) return `peut accueillir ${animals}`;
  return `peut accueillir ${animals}, ${mixed ? 'même d’espèces différentes' : 'tous de la même espèce'}`;
}

/** A condition behind an occasion; what lies on a space is said of the space itself. */
function behind(given: Given | undefined): string {
  if (given === undefined) return '';
  if (given.given === 'amount' && given.of.count === 'brought' && given.of.what === 'lyingThere')
    return ` alors qu’il s’y trouve ${howMany(given.bound, counted(given.of).some)}`;
  return `, ${si(given)}`;
}

const TELL = { mood: 'tell' } as const;

/** That a score is not the owner's alone. */
function forAll(everyone: boolean): string {
  return everyone ? ' (cela vaut pour tous les joueurs)' : '';
}

/** What must be possible so that a card can be played. */
function required({ hand }: { readonly hand: number }): string {
  if (hand === 0) return 'si c’est impossible, vous ne pouvez pas jouer cette carte';
  return `il vous faut pour cela au moins ${hand} savoir-faire en main`;
}

const CARRIED_OUT = ' (l’action elle-même doit quand même être effectuée)';

/** What lies on the space of a card at first, if anything, and what comes there. */
function replenished({ good, first = 0, count: n }: NonNullable<CardSpace['refill']>): string {
  const [lying, more] = [amount(goodNumber(good), first), amount(goodNumber(good), n)];
  return first === 0
    ? `On n’y pose rien d’abord, puis ${more} à chaque manche`
    : `On y pose d’abord ${lying}, puis ${more} à chaque manche`;
}

const TOLD: PhrasesBy<'tells', Told> = {
  cost: ({ prices: of, individual, orBeg }) => {
    const beg = orBeg
      ? ' (pour la nourriture qui vous manque, vous pouvez prendre des cartes de mendicité)'
      : '';
    return `${individual ? 'coût individuel, en plus de celui de l’action' : 'coût'} : ${prices(of)}${beg}`;
  },
  costPer: ({ goods: of, more, of: each }) => {
    const price = `cette carte coûte ${goods(of)}${more ? ' de plus' : ''}`;
    return 'round' in each
      ? `à partir de la manche ${each.round}, ${price}`
      : `${price} pour ${counted(each).each}`;
  },
  returnsAny: ({ n }) =>
    `pour jouer cette carte, vous devez rendre ${n} aménagements que vous avez devant vous (les majeurs redeviennent disponibles, les mineurs quittent la partie)`,
  returns: ({ kinds }) =>
    `pour jouer cette carte, vous devez rendre ${list(
      kinds.map((kind) => aKind[kind]),
      'ou',
    )} que vous avez devant vous`,
  needs: ({ all }) => `${form(all.length, 'condition')} : ${list(all.map((one) => prerequisite(one)))}`,
  asMajor: () => 'ne se joue qu’avec une action « Aménagement majeur ou mineur »',
  lays: ({ n, goods: of, drawn }) =>
    `${begin(drawn)}, posez-y ${of.length === 0 ? count(n, 'marqueur') : goods(of)}`,
  pile: ({ goods: of }) =>
    `${WHEN_PLAYED}, posez-y une pile de marchandises, de haut en bas : ${list(of.map((good) => amount(good, 1)))}`,
  play: ({ what, must, drawn }) =>
    `${begin(drawn)}, ${say(what, TELL)}${must === undefined ? '' : ` ; ${required(must)}`}`,
  delivers: ({ what, aside }) =>
    `au début d’une telle manche, ${say(what, TELL)}${aside ? ' ; sinon, ce qui y attend revient dans votre réserve' : ''}`,
  field: ({ crop, stacks }) =>
    `cette carte ${stacks === 1 ? 'est un champ' : `vaut ${stacks} champs`}${crop === undefined ? '' : ` où l’on ne peut semer que des ${goodName(crop)}`}`,
  holds: held,
  pastureHolds: ({ more, bare, small, animal }) =>
    animal === undefined
      ? `chacun de vos pâturages${small ? ' pour 2 animaux' : bare ? ' sans étable' : ', avec ou sans étable,'} peut accueillir ${count(more, 'animal', 'animaux')} de plus`
      : `chacun de vos pâturages où vous gardez des ${goodName(animal, 2)} peut en accueillir ${more} de plus`,
  stablesHold: ({ n, animal }) =>
    `chacune de vos étables hors pâturage peut accueillir ${amount(animal, n)} au lieu de 1 animal`,
  sowMoreOf: ({ good, n }) =>
    `chaque fois que vous semez ${amount(good, 1)} dans un champ, ajoutez-y ${amount(good, n)} de la réserve générale`,
  mixedPastures: () => 'vous pouvez garder des animaux d’espèces différentes dans un même pâturage',
  stableHolds: ({ n }) =>
    `une de vos étables hors des pâturages, et une seule, peut accueillir jusqu’à ${count(n, 'animal', 'animaux')} d’une même espèce`,
  countsAs: ({ n }) =>
    `cette carte compte comme ${n} savoir-faire pour les conditions et les points, mais pas pour le coût des savoir-faire suivants`,
  fullMeals: ({ n }) =>
    `à chaque récolte, au moment de nourrir votre famille, seules ${n} de vos personnes ont besoin de 2 PN chacune, toutes les autres de 1 PN`,
  twins: ({ animal, from }) =>
    `à chaque récolte, pendant la reproduction, si vous avez au moins ${amount(animal, from)}, vous recevez 2 petits au lieu de 1, tant que vous avez de la place`,
  sowMore: ({ n, atMost }) =>
    `chaque fois que vous semez dans un champ${atMost === undefined ? '' : `, si vous avez au plus ${count(atMost, 'champ')}`}, vous pouvez y ajouter ${count(n, 'marchandise')} de la même sorte, prise dans la réserve générale`,
  sowMoreBy: ({ byFields }) => {
    const cases = Object.entries(byFields).map(
      ([fields, n]) => `${n} si l’action ensemence exactement ${count(Number(fields), 'champ')}`,
    );
    return `chaque fois que vous semez, vous pouvez ajouter à chaque champ ensemencé des marchandises de la même sorte, prises dans la réserve générale : ${list(cases)}`;
  },
  sowMoreBeside: ({ more }) =>
    `chaque fois que vous semez dans un champ voisin d’une pièce de votre maison, vous pouvez y ajouter des marchandises de la même sorte, prises dans la réserve générale : jusqu’à ${list(
      more.map(([good, n]) => amount(good, n)),
      'ou',
    )}`,
  keepsVegetables: () =>
    'quand vous récoltez des légumes, prenez-les dans la réserve générale ; ceux de vos champs y restent',
  rests: ({ round }) => `à la manche ${round}, vous ne placez personne`,
  paysFrom: ({ space }) =>
    `chaque fois que vous payez de la nourriture pour jouer un savoir-faire, vous pouvez utiliser celle qui se trouve sur ${spacesNamed([space])}`,
  houseHolds: ({ n }) =>
    `votre maison peut accueillir 1 animal, de n’importe quelle espèce, pour ${counted(n).each}, au lieu de 1 seul`,
  houses: ({ n }) => `offre de la place pour ${room(n, (m) => count(m, 'personne'))}`,
  forbids: ({ what }) => FORBIDDEN[what],
  skipsHarvest: () => 'tant qu’il y a quelque chose sur cette carte, vous ne participez pas aux récoltes',
  sortsRounds: () =>
    'à chaque manche, vous choisissez laquelle des cartes restantes de la période est révélée',
  byLot: ({ goods: of }) =>
    `chaque fois que vous jouez un savoir-faire, vous pouvez le faire tirer au hasard dans votre main ; vous recevez alors ${goods(of)} avant de payer et devez jouer la carte tirée`,
  advance: ({ goods: of }) => `avant de payer pour jouer cette carte, vous recevez ${goods(of)}`,
  feedsLast: () =>
    'au moment de nourrir les familles, vous nourrissez la vôtre après tous les autres joueurs',
  space: ({ forAll, what, refill, orOwner, toll, given, replaces }) => {
    const open = given === undefined ? '' : `, utilisable quand ${condition(given)}`;
    const first = toll.length === 0 ? '' : `. Un autre joueur doit d’abord vous payer ${goods(toll)}`;
    const own =
      orOwner === undefined
        ? ''
        : `. Si vous l’utilisez vous-même, ${say(orOwner, { mood: 'may' })} à la place`;
    return `cette carte est une case d’action ${forAll ? 'pour tous' : 'pour vous seul'}${open} : ${say(what, { mood: 'do' })}${first}${own}${refill === undefined ? '' : `. ${replenished(refill)}`}${replaces === undefined ? '' : `. Elle prend la place de ${spacesNamed([replaces])}, que plus personne ne peut utiliser`}`;
  },
  cooks: ({ rates, only }) =>
    `${only === undefined ? '' : `si vous avez ${aKind[only]}, `}${majorPhrases.cooks(rates)}`,
  bakes: ({ oven }) => majorPhrases.bakes(oven),
  anytime: ({ what, workPhase }) => {
    const begin = `à tout moment${workPhase ? ' de la phase de travail' : ''}`;
    if (what.says !== 'if') return `${begin}, ${say(what, { mood: 'may' })}`;
    return `${begin}, ${si(what.given)}, ${say(what.what, { mood: 'may' })}`;
  },
  on: ({ occasion: when, given, itself, otherwise, besides, notYet, what }) => {
    const begin = otherwise
      ? 'sinon'
      : `${occasion(when)}${itself ? ' (celui-ci compris)' : ''}${notYet ? ' (mais pas pendant le tour où vous jouez cette carte)' : ''}`;
    return `${begin}${behind(given)}${given !== undefined && what.says === 'cases' ? ' :' : ','} ${say(what, TELL)}${besides ? CARRIED_OUT : ''}`;
  },
  toll: ({ occasion: when, given, price }) =>
    `${occasion(when)}${behind(given)}, il doit d’abord vous payer ${goods(price)}`,
  instead: ({ of, given, what, oncePerTurn, onSpace, nextOne }) => {
    const only = given === undefined ? '' : `, ${si(given)}`;
    if (nextOne)
      return `la prochaine fois que vous pouvez ${toDo(of)}${only}, ${say(what, TELL)} à la place (une seule fois)`;
    return `au lieu ${de(toDo(of))}${onSpace ? ' sur une case d’action' : ''}, ${say(what, { mood: 'may' })}${only}${oncePerTurn ? ' (une fois par tour)' : ''}`;
  },
  insteadAt: ({ space, what }) =>
    `chaque fois que vous utilisez ${spacesNamed([space])}, ${say(what, { mood: 'may' })} au lieu d’une des actions de la case`,
  declined: ({ of, what }) => `chaque fois que vous renoncez à ${anAction(of)}, ${say(what, TELL)}`,
  price: priceChange,
  scoreEach: ({ points: each, every, of, everyone }) => {
    const per = every === 1 ? `pour ${counted(of).each}` : `par tranche de ${counted(of).some(every)}`;
    return `à la fin de la partie, rapporte ${bonusPoints(each)} ${per}${forAll(everyone)}`;
  },
  scoreSteps: ({ from, points: worth, of, everyone }) => {
    const { existence, some } = counted(of);
    return `à la fin de la partie, rapporte ${steps(worth, bonusPoints)} si ${existence[0]} au moins ${steps(from, some)}${forAll(everyone)}`;
  },
  scoreIf: ({ points: n, given, everyone }) =>
    `à la fin de la partie, rapporte ${bonusPoints(n)} ${si(given)}${forAll(everyone)}`,
  scoresKept: () =>
    'à la fin de la partie, les marchandises sur cette carte comptent comme celles de votre réserve et de votre ferme',
  unspent: () =>
    'les marchandises pour lesquelles un atelier rapporte des points n’y comptent pas (on retient le plus avantageux pour le joueur)',
  is: ({ kind }) =>
    `partout où vous pouvez rendre ${aKind[kind]}, vous pouvez rendre cette carte, qui quitte alors la partie`,
  tool: ({ tool }) =>
    tool === 'plow'
      ? 'cette carte est une charrue : de vos charrues et de la Herse, une seule peut servir à la fois'
      : 'de cette carte et de vos charrues, une seule peut servir à la fois',
  asMinor: ({ majors, given }) =>
    `partout où vous pouvez jouer un aménagement mineur${given === undefined ? '' : `, tant ${queSoit(given)}`}, vous pouvez construire à la place ${list(majors.map(theImprovement), 'ou')}`,
  alsoMajor: () =>
    'cette carte compte comme aménagement majeur ou comme aménagement mineur, mais jamais comme les deux',
  points: ({ points: value }) => `vaut ${points(value)}`,
  travels: () =>
    'une fois jouée, cette carte passe dans la main de votre voisin de gauche (en solitaire, elle est retirée du jeu)',
  fencesPerWood: ({ n }) => `jusqu’à ${n} clôtures construites par la même action coûtent ensemble 1 bois`,
  stays: () => 'cette carte reste devant vous',
  shuffledBack: () => 'cette carte est ensuite remélangée dans son paquet',
  ours: () => 'notre création : le texte imprimé de cette carte ne nous est pas connu',
  ourCard: () =>
    'notre création : elle remplace l’une des quatre cartes du paquet L que nous ne connaissons pas',
  forPlayers: ({ players }) => `à partir de ${players} joueurs`,
};

/** What is told of a card, in French. */
export const told = byKind('tells', TOLD);
