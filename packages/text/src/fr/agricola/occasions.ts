import type { Who } from '@furrow/agricola/cards/listener';
import type { Action } from '@furrow/agricola/effects/take';
import type { Happening, Occasion, Time } from '../../agricola/clauses/occasion';
import { byKind, type PhrasesBy } from '../../by-kind';
import type { Voice } from '../../voice';
import { count, de, list } from '../grammar';
import {
  AGRANDIR,
  AMENAGER,
  CLOTURER,
  CONSTRUIRE,
  CUIRE,
  CUISINER,
  JOUER,
  LABOURER,
  OBTENIR,
  POSER,
  PRENDRE,
  RECOLTER,
  RENDRE,
  RENOVER,
  SEMER,
  TRANSFORMER,
  UTILISER,
  VENIR,
  type VerbPhrase,
  whose,
} from '../voice';
import { que, queSoit } from './conditions';
import { amount, HOUSES, theMajor } from './nouns';
import { spacesMeant } from './spaces-meant';
import { table } from './table';
import { anImprovement } from './upgrades';

/** The actions of which cards speak. */
const ACTIONS: Readonly<Record<Action, (voice: Voice) => VerbPhrase>> = {
  bake: () => ({ verb: CUIRE, rest: 'du pain' }),
  sow: () => ({ verb: SEMER, rest: '' }),
  plow: () => ({ verb: LABOURER, rest: 'un champ' }),
  fences: () => ({ verb: CONSTRUIRE, rest: 'des clôtures' }),
  renovate: (voice) => ({ verb: RENOVER, rest: whose(voice, 'habitation', 'son habitation') }),
  grow: (voice) => ({ verb: AGRANDIR, rest: whose(voice, 'famille') }),
  minor: () => ({ verb: JOUER, rest: 'un aménagement mineur' }),
  improvement: () => ({ verb: CONSTRUIRE, rest: 'un aménagement majeur ou mineur' }),
};

const YOU: Voice = { mood: 'infinitive' };

/** An action that could be taken: `cuire du pain`. */
export function toDo(action: Action): string {
  const { verb, rest } = ACTIONS[action](YOU);
  return rest === '' ? verb.infinitive : `${verb.infinitive} ${rest}`;
}

/** An action that is declined: `une action « Aménagement mineur »`. */
export function anAction(action: Action): string {
  if (action === 'minor') return 'une action « Aménagement mineur »';
  return action === 'improvement' ? 'une action « Aménagement majeur ou mineur »' : toDo(action);
}

const SUBJECTS: Readonly<Record<Who, string>> = {
  me: 'vous',
  others: 'un autre joueur',
  anyone: 'quelqu’un (vous compris)',
};

const PLAYED = {
  occupation: { verb: JOUER, rest: 'un savoir-faire' },
  improvement: { verb: CONSTRUIRE, rest: 'un aménagement, majeur ou mineur' },
  bakery: { verb: CONSTRUIRE, rest: 'un aménagement qui permet de cuire du pain' },
  staying: { verb: POSER, rest: 'un savoir-faire ou un aménagement devant vous' },
  any: { verb: JOUER, rest: 'une carte' },
} as const;

const BUILT = { rooms: 'des pièces', stables: 'des étables', fences: 'des clôtures' } as const;

const HAPPENINGS: PhrasesBy<'happens', Happening, [Voice], VerbPhrase> = {
  use: ({ spaces }) => ({ verb: UTILISER, rest: spacesMeant(spaces) }),
  getOnSpace: ({ goods, spaces }) => ({
    verb: PRENDRE,
    rest: `au moins ${list(
      goods.map((good) => amount(good, 1)),
      'ou',
    )} sur ${spacesMeant(spaces)}`,
  }),
  take: ({ action }, voice) => ACTIONS[action](voice),
  build: ({ what }) => ({ verb: CONSTRUIRE, rest: BUILT[what] }),
  renovate: ({ to, from }, voice) => {
    if (to === undefined) return ACTIONS.renovate(voice);
    const house =
      from === undefined ? whose(voice, 'habitation', 'son habitation') : whose(voice, table.houses[from]);
    return { verb: RENOVER, rest: `${house} pour en faire ${HOUSES[to]}` };
  },
  plow: (_what, voice) => ACTIONS.plow(voice),
  sow: ({ unlimited }) => ({ verb: SEMER, rest: unlimited ? 'par une action sans restriction' : '' }),
  harvest: ({ good }) => ({
    verb: RECOLTER,
    rest: good === undefined ? 'vos champs' : `au moins ${amount(good, 1)}`,
  }),
  bake: (_what, voice) => ACTIONS.bake(voice),
  workWood: () => ({
    verb: TRANSFORMER,
    rest: 'du bois en nourriture avec la Menuiserie, « Scierie » ou « Ébéniste »',
  }),
  cook: ({ good, toFeed }) => ({
    verb: CUISINER,
    rest: `${good === undefined ? 'des légumes ou des animaux' : `au moins ${amount(good, 1)}`}${toFeed ? ' au moment de nourrir votre famille' : ''}`,
  }),
  useNewSpace: (_what, voice) => ({
    verb: UTILISER,
    rest: `une nouvelle case de ${whose(voice, 'ferme')}`,
  }),
  useLand: ({ n }) => ({
    verb: AMENAGER,
    rest: `au moins ${count(n, 'case inutilisée', 'cases inutilisées')} de votre ferme par une seule action`,
  }),
  enclose: () => ({ verb: CLOTURER, rest: 'au moins 1 case qui n’était dans aucun pâturage' }),
  encloseUnused: () => ({ verb: CLOTURER, rest: 'au moins 1 case jusque-là inutilisée' }),
  buildMajor: ({ majors }) => ({ verb: CONSTRUIRE, rest: list(majors.map(theMajor), 'ou') }),
  upgrade: ({ from, to }) => ({
    verb: RENDRE,
    rest: `${list(from.map(anImprovement), 'ou')} pour construire ${list(to.map(anImprovement), 'ou')}`,
  }),
  play: ({ card }) => PLAYED[card],
  gain: ({ good, byMinor }) => ({
    verb: OBTENIR,
    rest: `${good === undefined ? 'des marchandises' : `au moins ${amount(good, 1)}`}${byMinor ? ' par un aménagement mineur' : ''}`,
  }),
};

const happening = byKind('happens', HAPPENINGS);

/** Times; `round`: each round, or the one in which something happens. */
const TIMES: Readonly<Record<Time, (round: string) => string>> = {
  beforeRound: (round) => `juste avant ${round}`,
  roundStart: (round) => `au début de ${round}`,
  replenish: () => 'pendant la préparation de chaque manche, avant de garnir les cases d’accumulation',
  workStart: () => 'au début de chaque phase de travail',
  settled: () => 'dès que c’est possible',
  turnEnds: () => 'à la fin de chacun de vos tours',
  workEnds: () => 'à la fin de chaque phase de travail',
  homeward: () => 'au début de chaque phase de retour à la maison',
  roundEnds: (round) => `à la fin de ${round}`,
  beforeHarvest: () => 'juste avant chaque récolte',
  fieldStarts: () => 'à chaque récolte, au début de la phase des champs',
  feedingStarts: () => 'à chaque récolte, au début de la phase où l’on nourrit les familles',
  fieldEnds: () => 'à chaque récolte, à la fin de la phase des champs',
  fieldPhase: () => 'à chaque récolte, pendant la phase des champs',
  feeding: () => 'à chaque récolte, au moment de nourrir votre famille',
  fed: () => 'à chaque récolte, après avoir nourri votre famille',
  bred: () => 'à chaque récolte, après la reproduction des animaux',
  harvestEnds: () => 'à la fin de chaque récolte',
  scoring: () => 'au début du décompte final',
};

/** What somebody does, or has just done if a card acts after it: `utilisez …`, `venez d’utiliser …`. */
function done(who: Who, what: Happening, isAfter: boolean): string {
  const { verb, rest } = happening(what, { mood: 'tell', others: who !== 'me' });
  const form = who === 'me' ? 'vous' : 'il';
  const said = isAfter ? `${VENIR[form]} ${de(verb.infinitive)}` : verb[form];
  return rest === '' ? said : `${said} ${rest}`;
}

/** What is about to be done: `jouer un savoir-faire`. */
function inFuture(what: Happening): string {
  const { verb, rest } = happening(what, YOU);
  return rest === '' ? verb.infinitive : `${verb.infinitive} ${rest}`;
}

/** What a card waits for, in French: `chaque fois que vous utilisez « Pêche »`. */
export const occasion = byKind<'occasion', Occasion>('occasion', {
  time: ({ time, round }) => TIMES[time](round === undefined ? 'chaque manche' : `la manche ${round}`),
  doing: ({ who, what, order }) => {
    if (order === 'before' && who === 'me') return `chaque fois, juste avant ${de(inFuture(what))}`;
    return `chaque fois ${que(SUBJECTS[who])} ${done(who, what, order === 'after')}`;
  },
  soon: ({ given }) => `dès ${queSoit(given)}`,
});
