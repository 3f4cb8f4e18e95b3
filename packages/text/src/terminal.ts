/** What the terminal program itself says, in one language. Names of players and files come in from outside. */
export interface TerminalWords {
  // The menu that `furrow` opens with.
  readonly welcome: string;
  readonly chooseLanguage: string;
  readonly newGame: string;
  readonly resumeGame: string;
  readonly noSavedGames: string;
  readonly readRules: string;
  readonly quit: string;
  /** What kinds of player a seat may have. */
  readonly person: string;
  readonly bot: (name: string) => string;
  readonly howMany: string;
  /** For how many something is: `3 players`, or for several numbers `2, 3, 4 players`. */
  readonly players: (counts: readonly number[]) => string;
  /** Begins the game that is set up. */
  readonly start: string;
  /** What an empty line means: `Enter: 12 buildings`. */
  readonly enterFor: (value: string) => string;
  /** Something was typed that stands in no list; a number up to `highest` would. */
  readonly noSuchChoice: (text: string, highest: number) => string;
  /** Asks for something to describe; an empty line goes back. */
  readonly whichWord: string;
  /** Asks for a card to be put on a list or taken off it; an empty line is the end. */
  readonly whichCard: string;

  /** A name, and what is said of it: `Start a new game: Agricola`. */
  readonly labelled: (name: string, text: string) => string;

  // Headings of the drawn table.
  readonly board: string;
  readonly offer: string;
  readonly generalSupply: string;
  readonly tiles: (count: number) => string;
  readonly troughs: (count: number) => string;
  readonly expansions: (count: number) => string;
  readonly workersLeft: (count: number) => string;
  readonly startPlayer: string;
  readonly empty: string;
  /** Animals that have no place yet: `beside the farm: 2 pigs`. */
  readonly besideFarm: (animals: string) => string;
  readonly log: string;

  // While playing.
  readonly yourMove: (who: string) => string;
  /** Below the numbered answers: a number or the notation, and where help is. */
  readonly pressNumber: string;
  /** Above the best moves, each of which follows with `advice`. */
  readonly hintTitle: string;
  /** Of a table at which nobody may be advised. */
  readonly noAdvice: string;
  /** What speaks for a move, and how many points it is expected to be behind the best one; undefined of the best one itself. */
  readonly advice: (behind: number | undefined, reasons: readonly string[]) => string;
  readonly markersOn: string;
  readonly markersOff: string;
  /** What can be typed behind the command. */
  readonly markersHow: string;
  /** What a space always gives is drawn as goods that lie there, or not any more. */
  readonly goodsOn: string;
  readonly goodsOff: string;
  readonly goodsHow: string;
  /** What else may be used now, without anybody waiting for it. */
  readonly alsoPossible: string;
  readonly more: (hidden: number) => string;
  readonly refused: (sentence: string) => string;
  readonly possibleNow: (move: string) => string;
  readonly nothingToExplain: string;
  readonly unknownWord: (word: string) => string;
  /** Below a reason: where its rule stands. */
  readonly seeRule: (name: string) => string;
  readonly noSuchRule: (text: string) => string;
  /** So many parts of the rules hold a text; their names follow. */
  readonly foundMany: (count: number) => string;
  /** Above the list of pages of the rules. */
  readonly rulePages: string;
  readonly undone: (moves: number) => string;
  /** Nothing can be taken back, because chance has moved since the last move of a person. */
  readonly chanceSince: string;
  readonly savedTo: (file: string) => string;
  /** How to go on later, with the command to type. */
  readonly resumeWith: (command: string) => string;
  /** A number was typed that stands before no answer. */
  readonly noSuchNumber: (number: number, highest: number) => string;
  readonly didYouMean: (word: string) => string;
  readonly resumedFrom: (file: string) => string;
  readonly goodbye: string;

  // The commands of a game in the terminal, each with what it does; keys are the words to type.
  readonly helpTitle: string;
  readonly commands: Readonly<Record<PlayCommand, string>>;

  // The end.
  readonly gameOver: string;
  readonly scoreSheet: string;
  readonly total: string;
  readonly points: (points: number) => string;
  readonly won: (who: string, points: number) => string;
  /** The same, said to the winner; `other`: what the only other player has. */
  readonly youWon: (points: number, other?: number) => string;
  /** Who has won because all others left the game: the points do not matter. */
  readonly wonEarly: (who: string) => string;
  readonly youWonEarly: string;
  /** How a game of one player ended, which nobody can win or lose. */
  readonly endedAlone: (points: number) => string;
  /** In the score sheet: with whom a player scores, and what both have together. */
  readonly partner: string;
  readonly teamTotal: string;
  /** A line of the score sheet, which marks those who share the win. */
  readonly sharedWin: string;

  // A record that is replayed.
  readonly afterMoves: (moves: number, all: number) => string;

  // Games alone, by decks.
  readonly gamesAlone: string;
  readonly noGameAlone: string;
  readonly withCards: string;
  readonly withoutCards: string;
  /** So many games, with so many points on average (a number in words) and at most. */
  readonly tallyAlone: (games: number, average: string, best: number) => string;
  /** The points to reach were reached. */
  readonly goalReached: (goal: number) => string;
}

/** The words a person may type during a game besides moves. */
export const PLAY_COMMANDS = [
  'help',
  'moves',
  'table',
  'hint',
  'markers',
  'goods',
  'why',
  'describe',
  'score',
  'log',
  'undo',
  'restart',
  'random',
  'save',
  'quit',
] as const;
export type PlayCommand = (typeof PLAY_COMMANDS)[number];
