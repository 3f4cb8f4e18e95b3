import type { TablePhrases } from './phrases';

/** Why a table refuses something, in French. */
export const french = {
  'no-such-table': () => 'Cette table n’existe pas ; vérifiez le lien.',
  'not-kept': () => 'Le serveur n’a pas pu l’enregistrer ; rien n’a changé. Renvoyez-le.',
  'not-open': () => 'La partie a déjà commencé ; les places ne peuvent plus changer.',
  frozen: () =>
    'Cette partie a commencé avec d’autres règles et ne peut pas continuer ici. Vous pouvez encore la regarder, discuter, lire son enregistrement et la quitter.',
  'not-playing': () => 'Aucune partie n’est en cours à cette table.',
  'not-over': () => 'La partie n’est pas encore terminée.',
  'not-seated': () => 'Vous n’êtes pas assis à cette table ; seuls ceux qui le sont peuvent faire cela.',
  'already-seated': ({ seat }) => `Vous occupez déjà la place ${seat + 1} ; quittez-la d’abord.`,
  'seat-taken': ({ seat }) => `La place ${seat + 1} est prise ; choisissez-en une libre.`,
  'table-full': () => 'Aucune place n’est libre à cette table.',
  'no-such-seat': ({ seat, seats }) => `Il n’y a pas de place ${seat + 1} ; cette table en a ${seats}.`,
  'not-host': () => 'Seule la personne qui a ouvert la table peut faire cela.',
  'not-full': ({ free }) =>
    `${free === 1 ? 'Une place est encore libre' : `${free} places sont encore libres`} ; attendez du monde ou mettez-y des robots.`,
  'person-sits-there': ({ seat }) =>
    `Quelqu’un occupe la place ${seat + 1} ; il faut une place libre pour un robot.`,
  'nobody-sits-there': ({ seat }) => `Personne n’occupe la place ${seat + 1}.`,
  'people-away': ({ names }) =>
    `Tout le monde n’est pas à la table ; pour commencer, on attend : ${names.join(', ')}.`,
  'offer-it': () => 'Vous ne pouvez pas revenir si loin tout seul ; proposez-le, et les autres décideront.',
  'offer-stands': () => 'Votre dernière proposition tient encore ; retirez-la d’abord en votant contre.',
  'too-many-offers': ({ minutes }) =>
    `Vous avez fait beaucoup de propositions ; attendez ${minutes === 1 ? 'une minute' : `${minutes} minutes`} avant la suivante.`,
  'no-such-offer': ({ offer }) => `La proposition ${offer} ne tient plus.`,
  'not-asked': () => 'Votre voix n’est pas nécessaire pour cette proposition, ou vous l’avez déjà donnée.',
  'not-timed-out': ({ seat }) =>
    `La place ${seat + 1} a encore du temps ; on ne peut la remplacer qu’une fois ce temps écoulé.`,
  'only-listening': () => 'Pendant une partie, seuls ceux qui jouent peuvent parler.',
  'deal-of-another': () => 'Quelqu’un joue ici une donne du jour ; commencez votre propre table.',
  'no-way-back': () => 'Dans une donne du jour, personne ne revient avant ce qui a été dévoilé.',
  'one-try': () => 'Chacun n’a qu’un essai à une donne du jour ; demain il y en aura une autre.',
  'no-such-game': ({ game, right }) => `Le jeu « ${game} » n’existe pas ; il y a : ${right.join(', ')}.`,
  'wrong-seats': ({ seats, right }) =>
    `Ce jeu ne se joue pas avec ${seats} places, mais avec ${right.join(', ')}.`,
  'rated-needs-clock': () =>
    'Une partie classée demande une pendule, pour que personne ne puisse la bloquer : choisissez une partie en direct ou sur plusieurs jours, ou jouez sans classement.',
  'rated-needs-account': () =>
    'Les parties classées sont réservées aux comptes ; créez-en un à partir de votre invité, ou jouez sans classement.',
  'rated-without-advice': () =>
    'Dans une partie classée, personne n’est conseillé ; renoncez aux conseils, ou jouez sans classement.',
  'rated-needs-even-options': () =>
    'Dans une partie classée, personne n’est avantagé : les cartes, la nourriture et le premier joueur sont laissés au hasard. Renoncez à ces options, ou jouez sans classement.',
  'rated-between-people': () =>
    'Une partie classée se joue entre deux personnes au moins, sans robots ; laissez la place à quelqu’un, ou jouez sans classement.',
  'in-person': () =>
    'Vous vous êtes assis ici en personne, et à cette table personne n’est conseillé : un programme ne peut pas jouer pour vous. La prochaine fois, asseyez-vous avec son jeton.',
  'sent-away': () =>
    'L’hôte a libéré votre place et ne veut pas jouer ici avec vous ; choisissez une autre table.',
  'come-first': () =>
    'Votre place a été libérée pendant votre absence ; ouvrez d’abord la table, puis asseyez-vous.',
  'seat-reserved': ({ seat }) =>
    `La place ${seat + 1} est réservée à celles et ceux qui ont joué la partie précédente ; l’hôte peut la libérer pour tout le monde.`,
  blocked: () => 'Quelqu’un à cette table ne veut pas vous rencontrer ; choisissez-en une autre.',
  'name-of-another': () =>
    'Quelqu’un d’assis ici a un nom qui se lit comme le vôtre ; choisissez d’abord un autre nom.',
  'own-seat': () => 'C’est votre propre place ; levez-vous pour la quitter.',
  'campaign-begins-with-one': () => 'Une campagne commence par sa première partie ; demandez la campagne 1.',
  'campaign-not-rated': () =>
    'Les parties d’une campagne commencent de façon inégale et ne sont donc pas classées ; jouez sans classement, ou sans campagne.',
  'no-campaign': () => 'La partie de cette table n’appartient à aucune campagne.',
  'campaign-over': () =>
    'Aucune partie ne suit dans cette campagne : elle est terminée, ou sa dernière partie n’a pas été jouée jusqu’au bout.',
  'campaign-goes-on': () =>
    'La campagne continue : la prochaine partie commencera quand tout le monde sera prêt.',
  'campaign-of-others': () =>
    'C’est une partie plus avancée d’une campagne ; seuls ceux qui ont joué jusqu’ici peuvent s’asseoir.',
  'next-game-begun': () => 'La partie suivante a déjà commencé ; on ne peut plus rien garder.',
  'cannot-keep': ({ card, right }) =>
    right.length === 0
      ? `Vous ne pouvez pas garder « ${card} » ; aucune de vos cartes ne peut être gardée.`
      : `Vous ne pouvez pas garder « ${card} », mais : ${right.join(', ')}.`,
} satisfies TablePhrases;
