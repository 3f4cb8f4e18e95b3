import type { KernelPhrases, RecordPhrases } from '../kernel-reasons';
import { numberText } from '../number-text';
import { choices, count, list, quoted } from './grammar';

function result(scores: readonly number[]): string {
  return scores.map(numberText).join(' à ');
}

function noSuchSeat({ seat }: { readonly seat: number }): string {
  return `Il n’y a pas de joueur ${seat} dans ce jeu.`;
}

/** Why a move or an undo is refused, in French. */
export const kernel: KernelPhrases = {
  'not-your-turn': ({ waitsFor }, names) =>
    waitsFor === undefined || waitsFor < 0
      ? 'Ce n’est pas à vous de jouer.'
      : `Ce n’est pas à vous de jouer ; c’est au tour de ${names.seat(waitsFor)}.`,
  'game-over': () => 'La partie est terminée.',
  'strands-the-turn': ({ source }, names) => {
    const name = names.source(source);
    const what =
      name === undefined
        ? 'Ce n’est pas possible maintenant'
        : `Vous ne pouvez pas utiliser ${quoted(name)} maintenant`;
    return `${what} : vous ne pourriez plus terminer ce que vous avez commencé.`;
  },
  'not-possible': () => 'Ce n’est pas possible maintenant.',
  'not-an-option': () => 'Ce choix n’existe pas ; choisissez une des réponses proposées.',
  'yes-or-no': () => 'Répondez par oui ou par non.',
  stale: ({ at, now }) =>
    `Ceci répond à la question ${at}, mais la partie en est à la question ${now} ; relisez-la et répondez-y.`,
  unreadable: ({ text }) => `${quoted(text)} n’est pas un coup ; tapez un des coups proposés.`,
  'nothing-to-undo': ({ to, moves }) =>
    moves === 0
      ? 'Il n’y a rien à annuler : jouez d’abord un coup.'
      : `Impossible de revenir au coup ${to} : la partie ne compte que ${count(moves, 'coup')}.`,
  'behind-barrier': ({ to }) =>
    `Quelqu’un d’autre, ou le hasard, a joué depuis le coup ${to} ; pour revenir si loin, il faut l’accord de tous.`,
  'no-such-seat': noSuchSeat,
};

/** What is wrong with a record, in French. */
export const record: RecordPhrases = {
  'no-title': ({ title }) =>
    `Ceci n’est pas une partie enregistrée par Furrow : la première ligne doit être ${quoted(title)}.`,
  'no-game': () =>
    `L’enregistrement ne dit pas de quel jeu il s’agit ; il faut une ligne telle que ${quoted('game: creatures')}.`,
  'other-game': ({ game }) => `C’est l’enregistrement d’une partie de ${quoted(game)}, pas du jeu demandé.`,
  'no-seat': ({ text }) =>
    `${quoted(text)} ne dit pas qui joue ; une ligne commence par un numéro de joueur, ou par * pour le hasard.`,
  'no-such-seat': noSuchSeat,
  unreadable: ({ text, right }) =>
    `${quoted(text)} n’est pas un coup possible ici ; il faudrait par exemple ${choices(right)}.`,
  'header-after-moves': () => 'Le jeu, les options et les joueurs doivent précéder le premier coup.',
  'seats-in-order': () =>
    `Les joueurs ne sont pas dans l’ordre ; il faut ${quoted('seat 1')}, puis ${quoted('seat 2')}, et ainsi de suite.`,
  'wrong-seats': ({ seats, right }) =>
    `L’enregistrement compte ${count(seats, 'joueur')}, mais on joue à ${list(right.map(String), 'ou')}.`,
  'said-twice': ({ name }) => `${quoted(name)} apparaît deux fois ; une fois suffit.`,
  'no-such-option': ({ option, right }) =>
    `Le jeu n’a pas d’option « ${option} » ; choisissez ${choices(right)}.`,
  'no-such-value': ({ option, value, right }) =>
    `« ${value} » n’est pas possible pour l’option « ${option} » ; choisissez ${choices(right)}.`,
  'option-needs': ({ option, value, other, right }) =>
    `« ${option}: ${value} » ne va qu’avec « ${other}: ${right.join(' ou ')} ».`,
  'option-needs-seats': ({ option, value, right }) =>
    `« ${option}: ${value} » est réservé à ${right.join(' ou ')} joueurs.`,
  'options-exclude': ({ option, other }) =>
    `« ${option} » et « ${other} » ne vont pas ensemble ; choisissez l’une des deux.`,
  'no-such-card': ({ option, card }) =>
    `« ${option} » : il n’y a pas de carte « ${card} » ; nommez les cartes par leur identifiant.`,
  'card-not-dealt': ({ option, card }) =>
    `« ${option} » : la carte « ${card} » n’est pas dans cette partie ; nommez des cartes des jeux choisis, prévues pour ce nombre de joueurs.`,
  'card-twice': ({ option, card }) =>
    `« ${option} » : la carte « ${card} » est nommée deux fois ; nommez-la une fois.`,
  'too-many-cards': ({ option, atMost }) =>
    `« ${option} » : on peut nommer au plus ${count(atMost, 'carte')} d’une même sorte.`,
  'bad-name': () => 'Un nom entre guillemets doit se terminer par un guillemet.',
  'bad-deal': ({ deal }) =>
    `${quoted(deal)} n’est pas une donne ; il faut un engagement, ou un engagement et sa graine, de 64 chiffres chacun (0 à 9, a à f).`,
  'no-such-pool': ({ pool, right }) =>
    `Il n’y a pas de réserve de cartes ${quoted(pool)} ; sont connues : ${right.join(', ') || 'aucune'}.`,
  'bad-questions': ({ questions, right }) =>
    `Ce programme connaît les générations de questions 1 à ${right}, pas ${quoted(questions)}.`,
  'no-campaign-title': ({ title }) =>
    `Ce n’est pas une campagne de Furrow : sa première ligne doit être ${quoted(title)}.`,
  'campaign-empty': () => 'La campagne n’a aucune partie ; il lui faut au moins un enregistrement.',
  'no-campaigns': ({ game }) => `Il n’y a pas de campagne pour le jeu ${quoted(game)}.`,
  'campaign-seats': ({ seats, right }) =>
    `Une campagne se joue à ${list(right.map(String), 'ou')}, pas à ${seats}.`,
  'campaign-option': ({ option, value, right }) =>
    `Dans cette campagne, la partie doit commencer avec ${quoted(`${option} : ${right}`)}, et non ${quoted(value)}.`,
  'campaign-pool': ({ pool = '', right = '' }) =>
    `Les parties d’une campagne ont la même réserve de cartes : ${quoted(right)}, et non ${quoted(pool)}.`,
  'campaign-kept': ({ seat, kept, right }) =>
    `Dans cette partie, la place ${seat} commence ${kept.length === 0 ? 'sans savoir-faire gardé' : `avec ${list(kept)}`}${right.length === 0 ? '' : ` et peut avoir gardé l’un de ceux-ci : ${list(right, 'ou')}`}.`,
  'campaign-unfinished': ({ game }) =>
    `Aucune partie ne peut suivre avant la fin de la partie ${game} de la campagne.`,
  'campaign-over': ({ games }) =>
    `La campagne est finie après ${games} parties ; aucune autre ne peut suivre.`,
  'campaign-names': ({ names, right }) =>
    `Les mêmes personnes jouent toutes les parties d’une campagne : ${list(right)}, et non ${list(names)}.`,
  'bad-result': () => `Le résultat se note en nombres, par exemple ${quoted('result: 42 35.5')}.`,
  'other-result': ({ said, scores }) =>
    scores.length === 0
      ? `D’après l’enregistrement, la partie s’est terminée sur ${result(said)}, mais elle n’est pas finie.`
      : `D’après l’enregistrement, la partie s’est terminée sur ${result(said)}, mais le résultat est ${result(scores)}.`,
};
