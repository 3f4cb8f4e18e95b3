import { numberText } from '../number-text';
import type { TerminalWords } from '../terminal';
import { count } from './grammar';

const points = (value: number): string =>
  `${numberText(value)} ${Math.abs(value) <= 1 && value !== 0 ? 'point' : 'points'}`;

/** What the terminal program says, in English. */
export const terminal: TerminalWords = {
  welcome: 'Welcome to Furrow.',
  chooseLanguage: 'Which language do you want to read?',
  newGame: 'Start a new game',
  resumeGame: 'Go on with a saved game',
  noSavedGames: 'There are no saved games yet.',
  readRules: 'Look up buildings, improvements, cards and spaces',
  quit: 'Quit',
  person: 'A person at this keyboard',
  bot: (name) => `The computer (${name})`,
  howMany: 'How many players?',
  players: (counts) =>
    `${counts.join(', ')} ${counts.length === 1 && counts[0] === 1 ? 'player' : 'players'}`,
  start: 'Start the game',
  enterFor: (value) => `Enter: ${value}`,
  noSuchChoice: (text, highest) =>
    text === ''
      ? `Type a number from 1 to ${highest}.`
      : `“${text}” cannot be chosen here; type a number from 1 to ${highest}.`,
  whichWord: 'Which building, improvement, card or space? An empty line goes back.',
  whichCard:
    'Which card? Type its name or a part of it; a card that is listed already is taken off. An empty line is the end.',
  labelled: (name, text) => `${name}: ${text}`,

  board: 'Action spaces',
  offer: 'Special buildings on offer',
  generalSupply: 'General supply',
  tiles: (n) => count(n, 'stall tile'),
  troughs: (n) => count(n, 'trough'),
  expansions: (n) => count(n, 'expansion'),
  workersLeft: (n) => `${count(n, 'worker')} left`,
  startPlayer: 'start player',
  empty: 'empty',
  besideFarm: (animals) => `beside the farm: ${animals}`,
  log: 'What happened',

  yourMove: (who) => `${who}, it is your move.`,
  pressNumber: 'Type the number of a move, or the move itself; “help” lists everything you can type.',
  noAdvice: 'At this table nobody is advised while the game is played.',
  hintTitle: 'The best moves, with what speaks for them:',
  advice: (behind, reasons) => {
    const compared = behind === 0 ? 'about as good' : `about ${points(behind ?? 0)} less`;
    if (reasons.length === 0) return behind === undefined ? 'looks best' : compared;
    return behind === undefined ? reasons.join('; ') : `${reasons.join('; ')} (${compared})`;
  },
  markersOn: 'Three good spaces are marked from now on whenever you place somebody.',
  markersOff: 'No spaces are marked any more.',
  markersHow: 'Say “markers on” or “markers off”.',
  goodsOn: 'What a space gives each time is drawn as goods on it from now on, until somebody stands there.',
  goodsOff: 'Only goods that really lie on a space are drawn there.',
  goodsHow: 'Say “goods on” or “goods off”.',
  alsoPossible: 'You may also use now:',
  more: (hidden) => `… and ${hidden} more; “moves” shows them all.`,
  refused: (sentence) => `Not possible: ${sentence}`,
  possibleNow: (move) => `“${move}” is possible now.`,
  nothingToExplain: 'Say which move you mean: “why” and then the move.',
  unknownWord: (word) => `“${word}” is no building, improvement, card or space of this game.`,
  seeRule: (name) => `The rule: type “help ${name}”.`,
  noSuchRule: (text) => `The rules say nothing about “${text}”.`,
  foundMany: (found) => `${found} places in the rules; be more precise, or look at one of these:`,
  rulePages: 'Type “help” and a page, or any word:',
  undone: (moves) => (moves === 1 ? '1 move was taken back.' : `${moves} moves were taken back.`),
  chanceSince:
    'Chance has decided something since your last move, and that stays; go on with your next move.',
  savedTo: (file) => `The game is saved to ${file}.`,
  resumeWith: (command) => `Go on later with: ${command}`,
  noSuchNumber: (number, highest) => `There is no move ${number}; choose a number from 1 to ${highest}.`,
  didYouMean: (word) => `Did you mean “${word}”?`,
  resumedFrom: (file) => `The game from ${file} goes on.`,
  goodbye: 'Goodbye.',

  helpTitle: 'What you can type',
  commands: {
    help: 'shows this list; with a page of the rules, a term or any word, as in “help fences”: shows what the rules say',
    moves: 'lists all moves you can make now',
    table: 'draws the board and the farms again',
    hint: 'shows the best moves and what speaks for them',
    markers: '“on” or “off”: marks three good spaces whenever you place somebody',
    goods: '“on” or “off”: draws what a space gives each time as goods that lie there',
    why: 'with a move: says why it is or is not possible',
    describe: 'with a building, improvement, card or space: says what it does',
    score: 'shows the score sheet as it stands now',
    log: 'shows what happened so far',
    undo: 'takes your last move back',
    restart: 'takes your whole turn back',
    random: 'lets the computer choose this move for you',
    save: 'with a file name: saves the game',
    quit: 'saves the game and leaves it',
  },

  gameOver: 'The game is over.',
  scoreSheet: 'Score sheet',
  total: 'Total',
  points,
  won: (who, value) => `${who} wins with ${points(value)}.`,
  youWon: (value, other) =>
    other === undefined
      ? `You win with ${points(value)}!`
      : `You win, ${numberText(value)} to ${numberText(other)}!`,
  wonEarly: (who) => `${who} wins.`,
  youWonEarly: 'You win!',
  endedAlone: (value) => `You end the game with ${points(value)}.`,
  partner: 'Partner',
  teamTotal: 'Team total',
  sharedWin: 'Shared win',

  afterMoves: (moves, all) => `After move ${moves} of ${all}`,

  gamesAlone: 'Your games alone',
  noGameAlone: 'You have not played a game alone to its end yet.',
  withCards: 'with cards',
  withoutCards: 'without cards',
  tallyAlone: (games, average, best) =>
    `${count(games, 'game')}; ${average} points on average, ${points(best)} at best.`,
  goalReached: (goal) => `The target of ${points(goal)} was reached.`,
};
