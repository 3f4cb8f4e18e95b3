import type { Listener, Who } from '@furrow/agricola/cards/listener';
import { goodNumber } from '@furrow/agricola/goods';
import type { Moment } from '@furrow/agricola/moments';
import type { Action } from '@furrow/agricola/take';
import { que } from './conditions';
import { amount } from './nouns';
import { spacesMeant } from './spaces-meant';
import { conjugated, type Person } from './verbs';

/** The actions of which cards speak. */
export const ACTIONS: Readonly<Record<Action, string>> = {
  bake: 'cuire du pain',
  sow: 'semer',
  plow: 'labourer un champ',
  fences: 'construire des clôtures',
  renovate: 'rénover votre habitation',
  grow: 'agrandir votre famille',
  minor: 'jouer un aménagement mineur',
  improvement: 'construire un aménagement majeur ou mineur',
};

const SUBJECTS: Readonly<Record<Who, readonly [subject: string, person: Person]>> = {
  me: ['vous', 'vous'],
  others: ['un autre joueur', 'il'],
  anyone: ['quelqu’un (vous compris)', 'il'],
};

/** Moments that come by themselves. */
const TIMES: Readonly<Partial<Record<Moment, string>>> = {
  beforeRound: 'juste avant chaque manche',
  roundStart: 'au début de chaque manche',
  workStart: 'au début de chaque phase de travail',
  settled: 'dès que c’est possible',
  workEnds: 'à la fin de chaque phase de travail',
  homeward: 'au début de chaque phase de retour à la maison',
  roundEnds: 'à la fin de chaque manche',
  beforeHarvest: 'juste avant chaque récolte',
  fieldStarts: 'à chaque récolte, au début de la phase des champs',
  fieldEnds: 'à chaque récolte, à la fin de la phase des champs',
  feeding: 'à chaque récolte, au moment de nourrir votre famille',
  bred: 'à chaque récolte, après la reproduction des animaux',
  harvestEnds: 'à la fin de chaque récolte',
};

/** Moments that somebody brings about: what is done, beginning with an infinitive. */
const DOINGS: Readonly<Partial<Record<Moment, (listener: Listener) => string>>> = {
  use: ({ spaces }) => `utiliser ${spacesMeant(spaces)}`,
  used: ({ spaces }) => `venir d’utiliser ${spacesMeant(spaces)}`,
  take: ({ action }) => (action === undefined ? 'utiliser une case d’action' : ACTIONS[action]),
  taken: ({ action }) => (action === undefined ? 'venir d’utiliser une case d’action' : justDone(action)),
  builtRooms: () => 'construire des pièces',
  builtStables: () => 'construire des étables',
  fenced: () => ACTIONS.fences,
  renovated: () => ACTIONS.renovate,
  plowed: () => ACTIONS.plow,
  sowed: () => justDone('sow'),
  baked: () => justDone('bake'),
  spaceUsed: () => 'utiliser une nouvelle case de votre ferme',
  played: ({ card }) => {
    if (card === undefined) return 'jouer une carte';
    return card === 'occupation' ? 'jouer un savoir-faire' : 'construire un aménagement, majeur ou mineur';
  },
  gained: ({ good }) =>
    good === undefined ? 'obtenir des marchandises' : `obtenir au moins ${amount(goodNumber(good), 1)}`,
  turnEnds: () => 'venir de terminer votre tour',
};

function justDone(action: Action): string {
  const doing = ACTIONS[action];
  return doing.startsWith('agrandir') ? `venir d’${doing}` : `venir de ${doing}`;
}

/** The occasion of a listener, without its condition: `chaque fois que vous utilisez « Pêche »`. */
export function occasion(listener: Listener): string {
  const { moment, who } = listener;
  const time = TIMES[moment];
  if (time !== undefined) return time;
  if (moment === 'turnEnds' && who === 'me') return 'à la fin de chacun de vos tours';
  const [subject, person] = SUBJECTS[who];
  const doing = DOINGS[moment]?.(listener) ?? 'jouer une carte';
  return `chaque fois ${que(subject)} ${conjugated(doing, person)}`;
}
