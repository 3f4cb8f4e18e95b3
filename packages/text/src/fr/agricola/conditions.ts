import type { CustomCondition } from '@furrow/agricola/cards/custom/names';
import { HOUSES as HOUSE_IDS, type House } from '@furrow/agricola/options/variant';
import { type Bound, type Given, numberIn } from '../../agricola/clauses/given';
import { areOfOneKind } from '../../agricola/major-kind';
import { byKind, type PhrasesBy } from '../../by-kind';
import { de, list, quoted } from '../grammar';
import { counted, steps } from './counted';
import { done } from './deeds';
import { goodName, HOUSES, majorKindName, theMajor } from './nouns';
import { IN_SEASON, THE_SEASONS } from './seasons';
import { spaceNames } from './space-names';
import { spacesMeant } from './spaces-meant';

const FOREST_AND_GROVE = `${quoted(spaceNames.forest)} et ${quoted(spaceNames.grove)}`;

/** Times of which cards ask whether it is then: that it is, that it is not, and as a prerequisite. */
const DURING: Readonly<
  Record<Extract<Given, { given: 'during' }>['what'], readonly [holds: string, fails: string, needed: string]>
> = {
  myTurn: ['c’est votre tour', 'ce n’est pas votre tour', 'pendant votre tour'],
  workPhase: [
    'la phase de travail est en cours',
    'la phase de travail n’est pas en cours',
    'pendant la phase de travail',
  ],
  harvest: ['une récolte est en cours', 'aucune récolte n’est en cours', 'pendant une récolte'],
  feeding: [
    'vous nourrissez votre famille',
    'vous ne nourrissez pas votre famille',
    'pendant que vous nourrissez votre famille',
  ],
};

/** Whether animals that were taken were housed: all of them, or as their owner says. */
const HOUSED: Readonly<Record<'all' | 'said', readonly [holds: string, fails: string, needed: string]>> = {
  all: [
    'tous les animaux que vous avez pris ont trouvé place',
    'les animaux que vous avez pris n’ont pas tous trouvé place',
    'de la place pour tous les animaux pris',
  ],
  said: [
    'vous gardez au moins autant d’animaux de cette espèce que vous en avez pris',
    'vous gardez moins d’animaux de cette espèce que vous n’en avez pris',
    'de la place pour autant d’animaux que vous en avez pris',
  ],
};

/** What single cards look at, by name: that it holds, that it does not, and as a prerequisite. */
const OWN: Readonly<Record<CustomCondition, readonly [holds: string, fails: string, needed: string]>> = {
  promised: [
    'des marchandises vous attendent sur des cases de manche',
    'aucune marchandise ne vous attend sur une case de manche',
    'des marchandises qui vous attendent sur des cases de manche',
  ],
  'full-space': [
    'il y a au moins 5 marchandises sur une case d’accumulation',
    'il y a moins de 5 marchandises sur chaque case d’accumulation',
    'une case d’accumulation avec au moins 5 marchandises',
  ],
  'forest-and-grove-used': [
    `vous y avez utilisé ${FOREST_AND_GROVE}`,
    `vous n’y avez pas utilisé à la fois ${FOREST_AND_GROVE}`,
    `avoir utilisé ${FOREST_AND_GROVE}`,
  ],
  'alone-with-two-rooms': [
    'vous êtes le seul joueur à avoir exactement 2 pièces',
    'vous n’êtes pas le seul joueur à avoir exactement 2 pièces',
    'être le seul joueur à avoir exactement 2 pièces',
  ],
  'speaks-of-accumulation': [
    'cette carte parle de cases d’accumulation',
    'cette carte ne parle pas de cases d’accumulation',
    'une carte qui parle de cases d’accumulation',
  ],
  'last-person': [
    'c’est votre dernière personne de la manche',
    'ce n’est pas votre dernière personne de la manche',
    'votre dernière personne de la manche',
  ],
  'last-of-all': [
    'aucun joueur n’a plus de personne à placer',
    'un joueur a encore une personne à placer',
    'plus personne à placer pour aucun joueur',
  ],
  'plow-helper-played': [
    'vous avez joué une charrue, la Herse, la Dame à tasser ou le Joug',
    'vous n’avez joué ni charrue, ni la Herse, ni la Dame à tasser, ni le Joug',
    'une charrue, la Herse, la Dame à tasser ou le Joug',
  ],
  'best-street': [
    'personne n’a de chemin plus précieux (la Route pavée vaut le plus, puis le Chemin d’argile, puis le Chemin de bois)',
    'quelqu’un a un chemin plus précieux',
    'le chemin le plus précieux',
  ],
  'well-just-built': [
    'il s’agit du Puits ou du Puits du village',
    'il ne s’agit ni du Puits ni du Puits du village',
    'le Puits ou le Puits du village',
  ],
  'well-built': [
    'le Puits a déjà été construit par un joueur',
    'personne n’a construit le Puits',
    'le Puits, construit par n’importe quel joueur',
  ],
  'others-untaught': [
    'un autre joueur a peu de savoir-faire (moins de 4 à 2 joueurs, de 3 à 3, de 2 à plus)',
    'tous les autres joueurs ont assez de savoir-faire (4 à 2 joueurs, 3 à 3, 2 à plus)',
    'un autre joueur avec peu de savoir-faire (moins de 4 à 2 joueurs, de 3 à 3, de 2 à plus)',
  ],
  'another-untaught': [
    'un autre joueur a moins de 2 savoir-faire',
    'tous les autres joueurs ont au moins 2 savoir-faire',
    'un autre joueur avec moins de 2 savoir-faire',
  ],
  'tool-used': [
    'une charrue ou la Herse a servi à cela',
    'ni charrue ni Herse n’a servi à cela',
    'une charrue ou la Herse utilisée',
  ],
  'on-marked-space': [
    'c’est celle qui porte votre clôture',
    'ce n’est pas celle qui porte votre clôture',
    'la case qui porte votre clôture',
  ],
  'on-marked-animals': [
    'c’est celle qui porte votre clôture et des animaux s’y accumulent',
    'ce n’est pas celle qui porte votre clôture, ou aucun animal ne s’y accumule',
    'la case qui porte votre clôture, si des animaux s’y accumulent',
  ],
  'has-oven': ['vous avez un Four', 'vous n’avez pas de Four', 'un Four'],
  'harvested-here': [
    'l’un d’eux vient de cette carte',
    'aucun d’eux ne vient de cette carte',
    'un légume de cette carte',
  ],
  'animal-missing': [
    'il vous manque une espèce d’animaux',
    'il ne vous manque aucune espèce d’animaux',
    'une espèce d’animaux qui vous manque',
  ],
  'on-major-improvement': [
    'vous la jouez sur « Aménagement majeur »',
    'vous la jouez autrement',
    'jouée sur « Aménagement majeur »',
  ],
  'minor-by-improvement': [
    'vous l’avez joué de votre main grâce à une action « Aménagement majeur ou mineur »',
    'vous ne l’avez pas joué de votre main grâce à une action « Aménagement majeur ou mineur »',
    'joué grâce à une action « Aménagement majeur ou mineur »',
  ],
  'another-of-that-good': [
    'vous avez déjà utilisé une autre case d’accumulation de la même marchandise pendant cette phase de travail',
    'vous n’avez pas encore utilisé d’autre case d’accumulation de la même marchandise pendant cette phase de travail',
    'après une autre case d’accumulation de la même marchandise pendant cette phase de travail',
  ],
  'animals-housed': [
    'tous vos animaux ont une place',
    'certains de vos animaux n’ont pas de place',
    'une place pour tous vos animaux',
  ],
  'room-for-one-of-each': [
    'votre ferme a de la place à la fois pour 1 mouton, 1 sanglier et 1 bœuf, quitte à renoncer à d’autres animaux',
    'votre ferme n’a pas de place à la fois pour 1 mouton, 1 sanglier et 1 bœuf, même en renonçant à d’autres animaux',
    'de la place à la fois pour 1 mouton, 1 sanglier et 1 bœuf',
  ],
  'adjacent-unused-spaces': [
    'au moins 2 cases inutilisées de votre ferme se touchent',
    'aucune case inutilisée de votre ferme n’en touche une autre',
    'au moins 2 cases inutilisées qui se touchent',
  ],
  'sheep-by-players': [
    'vous avez au moins 9, 8, 7, 6 ou 5 moutons (à 1, 2, 3, 4 joueurs ou plus)',
    'vous avez moins de 9, 8, 7, 6 ou 5 moutons (à 1, 2, 3, 4 joueurs ou plus)',
    'au moins 9, 8, 7, 6 ou 5 moutons (à 1, 2, 3, 4 joueurs ou plus)',
  ],
  'not-starting': [
    'un autre joueur est premier joueur',
    'vous êtes premier joueur',
    'un autre premier joueur',
  ],
  'most-land': [
    'vous utilisez plus de cases de votre cour que chacun des autres joueurs',
    'vous n’utilisez pas plus de cases de votre cour que chacun des autres joueurs',
    'plus de cases utilisées dans votre cour que chacun des autres joueurs',
  ],
  'top-of-pile-gained': [
    'l’une d’elles est de la même sorte que celle du dessus de la pile',
    'aucune d’elles n’est de la même sorte que celle du dessus de la pile',
    'une marchandise comme celle du dessus de la pile',
  ],
  'no-points-lost': [
    'vous n’avez pas de points négatifs',
    'vous avez des points négatifs',
    'pas de points négatifs',
  ],
  'marked-space-unused': [
    'la case marquée est encore inutilisée',
    'la case marquée est utilisée',
    'la case marquée inutilisée',
  ],
  'beside-field-of-actor': [
    'ce champ touche une autre tuile de champ de ce joueur',
    'ce champ ne touche aucune autre tuile de champ de ce joueur',
    'une autre tuile de champ à côté',
  ],
  'last-on-market': [
    'la dernière personne que vous avez placée est sur un marché aux animaux',
    'la dernière personne que vous avez placée n’est pas sur un marché aux animaux',
    'la dernière personne placée sur un marché aux animaux',
  ],
};

/** A conjunction before each condition that must hold. */
function each(given: Given, conjunction: (clause: string) => string): string {
  const all = given.given === 'all' ? given.of : [given];
  return all.map((one) => conjunction(condition(one))).join(' et ');
}

/** `si` and a condition: `si vous avez …`, `s’il reste …`, `si vous avez … et si vous habitez …`. */
export function si(given: Given): string {
  return each(given, (clause) => (clause.startsWith('il ') ? `s’${clause}` : `si ${clause}`));
}

/** `que` and a condition, as after `dès`: `que vous avez … et que vous habitez …`. */
export function queSoit(given: Given): string {
  return each(given, que);
}

/** `que` and a clause: `que vous avez …`, `qu’il reste …`. */
export function que(clause: string): string {
  return /^(?:il|un|une|aucun|aucune) /.test(clause) ? `qu’${clause}` : `que ${clause}`;
}

/** How many of something: `au moins 2 pièces`, `exactement 2 pièces`, `aucune pièce`. */
export function howMany(bound: Bound, some: (n: number) => string): string {
  switch (bound.is) {
    case 'none':
      return some(0);
    case 'atLeast':
      return `au moins ${some(bound.n)}`;
    case 'atMost':
      return `au plus ${some(bound.n)}`;
    case 'exactly':
      return `exactement ${some(bound.n)}`;
    case 'between':
      return `de ${bound.from} à ${some(bound.to)}`;
    case 'among':
      return steps(bound.numbers, some);
  }
}

/** The round as a time: `à la manche 12`, `au plus tard à la manche 6`, `à partir de la manche 9`. */
function inRounds(bound: Bound): string {
  if (bound.is === 'between') return `de la manche ${bound.from} à la manche ${bound.to}`;
  if (bound.is === 'among') return `à la manche ${list(bound.numbers.map(String), 'ou')}`;
  const n = numberIn(bound);
  if (bound.is === 'atLeast') return `à partir de la manche ${n}`;
  return bound.is === 'atMost' ? `au plus tard à la manche ${n}` : `à la manche ${n}`;
}

function roundIs(bound: Bound): string {
  if (bound.is === 'between') return `c’est une des manches ${bound.from} à ${bound.to}`;
  if (bound.is === 'among') return `c’est la manche ${list(bound.numbers.map(String), 'ou')}`;
  const n = numberIn(bound);
  if (bound.is === 'atLeast') return `c’est la manche ${n} au plus tôt`;
  return bound.is === 'atMost' ? `c’est la manche ${n} au plus tard` : `c’est la manche ${n}`;
}

/** Which of the people: `la 1re personne que vous placez pendant la manche`. */
function whichPerson(bound: Bound): string {
  const n = bound.is === 'between' ? bound.from : numberIn(bound);
  const which = `la ${n === 1 ? '1re' : `${n}e`} personne que vous placez pendant la manche`;
  if (bound.is === 'exactly' || (bound.is === 'atMost' && n === 1)) return which;
  return `${which}, ou une personne placée ${bound.is === 'atMost' ? 'avant' : 'après'} elle`;
}

/** `plus de pièces que de personnes`, `au moins autant de pièces que de personnes`. */
function more({ of, than, by }: Extract<Given, { given: 'more' }>): string {
  const [one, other] = [counted(of), counted(than)];
  if (by > 1) return `au moins ${one.some(by)} de plus que ${de(other.many)}`;
  return `${by === 1 ? 'plus' : 'au moins autant'} ${de(one.many)} que ${de(other.many)}`;
}

/** Major improvements: `la Menuiserie ou la Poterie`. */
function majorsNamed({ majors, all }: Extract<Given, { given: 'owns' }>): string {
  if (!all && areOfOneKind(majors)) return `un ${majorKindName(majors[0])}`;
  return list(majors.map(theMajor), all ? 'et' : 'ou');
}

function houses(of: readonly House[]): string {
  return list(
    of.map((house) => HOUSES[HOUSE_IDS.indexOf(house)]),
    'ou',
  );
}

/** That there are so many: `vous avez au moins 2 pièces`, `il reste au moins 2 manches complètes à jouer`. */
function amount({ of, bound }: Extract<Given, { given: 'amount' }>): string {
  const { existence, some } = counted(of);
  return `${existence[bound.is === 'none' ? 1 : 0]} ${howMany(bound, some)}`;
}

const CONDITIONS: PhrasesBy<'given', Given> = {
  amount,
  round: ({ bound }) => roundIs(bound),
  person: ({ bound }) => `c’est ${whichPerson(bound)}`,
  more: (given) => `vous avez ${more(given)}`,
  asRound: ({ of }) => `le nombre ${de(counted(of).many)} est au moins égal au numéro de la manche`,
  equal: ({ of, to }) => `vous avez autant ${de(counted(of).many)} que ${de(counted(to).many)}`,
  reaching: ({ n, of }) => `vous arrivez ainsi à au moins ${counted(of).some(n)}`,
  most: ({ of }) => `aucun joueur n’a plus ${de(counted(of).many)} que vous`,
  house: ({ of }) => `vous habitez ${houses(of)}`,
  owns: (given) => {
    const names = majorsNamed(given);
    if (given.who === 'anyone')
      return given.not ? `personne n’a ${names}` : `quelqu’un (vous compris) a ${names}`;
    return given.not ? `vous n’avez pas ${names}` : `vous avez ${names}`;
  },
  delivered: () => 'cette carte a marqué cette manche',
  rememberedRound: () => 'c’est la manche que cette carte a notée',
  occupied: ({ spaces, not }) => {
    const names = list(spaces.map((id) => quoted(spaceNames[id])));
    if (not) return spaces.length === 1 ? `${names} est libre` : `${names} ne sont pas toutes occupées`;
    return spaces.length === 1 ? `${names} est occupée` : `${names} sont occupées`;
  },
  personOn: ({ space }) => `une de vos personnes est sur ${quoted(spaceNames[space])}`,
  newest: ({ spaces }) => `la carte révélée à cette manche est ${spacesMeant(spaces)}`,
  gaveToo: ({ goods, not }) => {
    if (not) return `vous n’y prenez ${goods.map((good) => `ni ${goodName(good, 1)}`).join(' ')}`;
    const names = goods.map((good) => `1 ${goodName(good, 1)}`);
    return `vous y prenez aussi au moins ${list(names, 'ou')}`;
  },
  firstToGive: ({ good }) =>
    `personne n’a encore pris de ${goodName(good, 1)} sur une case d’action à cette manche`,
  done,
  usedInTurn: ({ spaces }) => `vous avez utilisé ${spacesMeant(spaces)} pendant ce tour`,
  paid: ({ goods }) =>
    `vous l’avez payée en ${list(
      goods.map((good) => goodName(good, 1)),
      'ou',
    )}`,
  season: ({ season }) => `c’est ${THE_SEASONS[season]}`,
  harvestRound: ({ not }) => `la manche ${not ? 'ne se termine pas' : 'se termine'} par une récolte`,
  all: ({ of }) => of.map((one) => condition(one)).join(' et '),
  not: ({ of }) => `il est faux ${queSoit(of)}`,
  during: ({ what, not }) => DURING[what][not ? 1 : 0],
  housed: ({ said, not }) => HOUSED[said ? 'said' : 'all'][not ? 1 : 0],
  own: ({ name, not }) => OWN[name][not ? 1 : 0],
};

/** A condition as a clause: `vous habitez une cabane en bois`. */
export const condition = byKind('given', CONDITIONS);

const PREREQUISITES: PhrasesBy<'given', Given> = {
  ...CONDITIONS,
  amount: ({ of, bound }) => howMany(bound, counted(of).some),
  round: ({ bound }) => inRounds(bound),
  person: ({ bound }) => whichPerson(bound),
  more,
  house: ({ of }) => houses(of),
  owns: (given) => {
    if (given.not) return CONDITIONS.owns(given);
    return given.who === 'anyone' ? `${majorsNamed(given)} chez un joueur` : majorsNamed(given);
  },
  season: ({ season }) => IN_SEASON[season],
  all: ({ of }) => list(of.map((one) => prerequisite(one))),
  during: ({ what, not }) => DURING[what][not ? 1 : 2],
  housed: ({ said, not }) => HOUSED[said ? 'said' : 'all'][not ? 1 : 2],
  own: ({ name, not }) => OWN[name][not ? 1 : 2],
};

/** A condition as a prerequisite: `au moins 2 savoir-faire`, `une cabane en bois`. */
export const prerequisite = byKind('given', PREREQUISITES);
