import { numberText } from '../number-text';
import type { TerminalWords } from '../terminal';
import { count, form, points } from './grammar';

/** What the terminal program says, in French. */
export const terminal: TerminalWords = {
  welcome: 'Bienvenue dans Furrow.',
  chooseLanguage: 'Quelle langue souhaitez-vous ?',
  newGame: 'Commencer une nouvelle partie',
  resumeGame: 'Reprendre une partie sauvegardée',
  noSavedGames: 'Il n’y a pas encore de partie sauvegardée.',
  readRules: 'Consulter les bâtiments, les aménagements, les cartes et les cases',
  quit: 'Quitter',
  person: 'Une personne à ce clavier',
  bot: (name) => `L’ordinateur (${name})`,
  howMany: 'Combien de joueurs ?',
  players: (counts) =>
    `${counts.join(', ')} ${counts.length === 1 && counts[0] === 1 ? 'joueur' : 'joueurs'}`,
  start: 'Commencer la partie',
  enterFor: (value) => `Entrée : ${value}`,
  noSuchChoice: (text, highest) =>
    text === ''
      ? `Tapez un numéro de 1 à ${highest}.`
      : `« ${text} » n’est pas proposé ici ; tapez un numéro de 1 à ${highest}.`,
  whichWord:
    'Quel bâtiment, quel aménagement, quelle carte ou quelle case ? Laissez la ligne vide pour revenir.',
  whichCard:
    'Quelle carte ? Tapez son nom ou une partie ; une carte déjà dans la liste en est retirée. Une ligne vide termine.',
  labelled: (name, text) => `${name} : ${text}`,

  board: 'Cases d’action',
  offer: 'Bâtiments spéciaux de l’offre',
  generalSupply: 'Réserve générale',
  tiles: (n) => count(n, 'tuile d’étable', 'tuiles d’étable'),
  troughs: (n) => count(n, 'mangeoire'),
  expansions: (n) => count(n, 'extension'),
  workersLeft: (n) => `${count(n, 'ouvrier')} ${form(n, 'restant')}`,
  startPlayer: 'premier joueur',
  empty: 'vide',
  besideFarm: (animals) => `à côté de la ferme : ${animals}`,
  log: 'Ce qui s’est passé',

  yourMove: (who) => `${who}, c’est à vous de jouer.`,
  pressNumber:
    'Tapez le numéro d’un coup, ou le coup lui-même ; « help » affiche tout ce que vous pouvez taper.',
  noAdvice: 'À cette table, personne n’est conseillé pendant la partie.',
  hintTitle: 'Les meilleurs coups, et ce qui parle pour eux :',
  advice: (behind, reasons) => {
    const compared = behind === 0 ? 'à peu près aussi bon' : `environ ${points(behind ?? 0)} de moins`;
    if (reasons.length === 0) return behind === undefined ? 'semble le meilleur coup' : compared;
    return behind === undefined ? reasons.join(' ; ') : `${reasons.join(' ; ')} (${compared})`;
  },
  markersOn: 'Désormais, trois bonnes cases sont marquées chaque fois que vous placez quelqu’un.',
  markersOff: 'Plus aucune case n’est marquée.',
  markersHow: 'Tapez « markers on » ou « markers off ».',
  goodsOn: 'Ce qu’une case donne à chaque fois y est désormais montré, jusqu’à ce que quelqu’un s’y trouve.',
  goodsOff: 'Les cases ne montrent plus que les marchandises qui s’y trouvent vraiment.',
  goodsHow: 'Tapez « goods on » ou « goods off ».',
  alsoPossible: 'Vous pouvez aussi utiliser maintenant :',
  more: (hidden) => `… et ${count(hidden, 'autre')} ; « moves » affiche tous les coups.`,
  refused: (sentence) => `Impossible. ${sentence}`,
  possibleNow: (move) => `« ${move} » est possible maintenant.`,
  nothingToExplain: 'Indiquez de quel coup il s’agit : « why », puis le coup.',
  unknownWord: (word) =>
    `« ${word} » n’est ni un bâtiment, ni un aménagement, ni une carte, ni une case de ce jeu.`,
  seeRule: (name) => `La règle : tapez « help ${name} ».`,
  noSuchRule: (text) => `Les règles ne disent rien de « ${text} ».`,
  foundMany: (found) => `${found} passages dans les règles ; précisez, ou regardez ici :`,
  rulePages: 'Tapez « help » et une page, ou n’importe quel mot :',
  undone: (moves) => `${count(moves, 'coup')} ${form(moves, 'annulé')}.`,
  chanceSince:
    'Depuis votre dernier coup, le hasard a décidé quelque chose, et cela reste ; jouez le coup suivant.',
  savedTo: (file) => `La partie est sauvegardée dans ${file}.`,
  resumeWith: (command) => `Pour reprendre plus tard : ${command}`,
  noSuchNumber: (number, highest) =>
    `Il n’y a pas de coup ${number} ; choisissez un numéro de 1 à ${highest}.`,
  didYouMean: (word) => `Vouliez-vous dire « ${word} » ?`,
  resumedFrom: (file) => `Reprise de la partie sauvegardée dans ${file}.`,
  goodbye: 'Au revoir.',

  helpTitle: 'Ce que vous pouvez taper',
  commands: {
    help: 'affiche cette liste ; avec une page des règles, un terme ou un mot, comme « help clôtures » : affiche ce que disent les règles',
    moves: 'affiche tous les coups possibles maintenant',
    table: 'redessine le plateau et les fermes',
    hint: 'affiche les meilleurs coups et leurs raisons',
    markers: 'suivi de « on » ou « off » : marque trois bonnes cases à chaque placement',
    goods: 'suivi de « on » ou « off » : montre sur une case ce qu’elle donne à chaque fois',
    why: 'suivi d’un coup : dit s’il est possible, et sinon pourquoi',
    describe: 'suivi d’un bâtiment, d’un aménagement, d’une carte ou d’une case : en donne le texte',
    score: 'affiche la feuille de score actuelle',
    log: 'affiche ce qui s’est passé jusqu’ici',
    undo: 'annule votre dernier coup',
    restart: 'annule tout votre tour',
    random: 'laisse l’ordinateur choisir ce coup pour vous',
    save: 'suivi d’un nom de fichier : sauvegarde la partie',
    quit: 'sauvegarde la partie et la quitte',
  },

  gameOver: 'La partie est terminée.',
  scoreSheet: 'Feuille de score',
  total: 'Total',
  points,
  won: (who, value) => `${who} gagne avec ${points(value)}.`,
  youWon: (value, other) =>
    other === undefined
      ? `Vous gagnez avec ${points(value)} !`
      : `Vous gagnez ${numberText(value)} à ${numberText(other)} !`,
  wonEarly: (who) => `${who} gagne.`,
  youWonEarly: 'Vous gagnez !',
  endedAlone: (value) => `Vous terminez la partie avec ${points(value)}.`,
  partner: 'Partenaire',
  teamTotal: 'Total de l’équipe',
  sharedWin: 'Victoire partagée',

  afterMoves: (moves, all) => `Après le coup ${moves} sur ${all}`,

  gamesAlone: 'Vos parties en solo',
  noGameAlone: 'Vous n’avez encore terminé aucune partie en solo.',
  withCards: 'avec cartes',
  withoutCards: 'sans cartes',
  tallyAlone: (games, average, best) =>
    `${count(games, 'partie')} ; ${average} points en moyenne, ${points(best)} au mieux.`,
  goalReached: (goal) => `L’objectif de ${points(goal)} a été atteint.`,
};
