import type { WorkersPicture } from '../protocol/seat';
import type { AdviceWords } from './advice/advice-words';
import type { AroundWords } from './around/around-words';
import type { AtTableWords } from './at-table/at-table-words';
import type { CardWords } from './cards/card-words';
import type { DecisionWords } from './decisions/decision-words';
import type { FarmWords } from './farm/farm-words';
import type { PackWords } from './packs/pack-words';

/** What the page itself says: menus, buttons, help. Everything about a game comes from the engine. */
export interface InterfaceWords {
  /** While bots and the advisor think. */
  readonly advice: AdviceWords;
  readonly around: AroundWords;
  readonly tagline: string;
  readonly playNow: string;
  readonly newGame: string;
  readonly settings: string;
  readonly players: string;
  readonly playersCount: (count: number) => string;
  readonly whoPlays: string;
  readonly person: string;
  readonly start: string;
  readonly savedGames: string;
  readonly noSavedGames: string;
  readonly roundOf: (now: number, of: number) => string;
  readonly finished: string;
  readonly resume: string;
  readonly remove: string;
  readonly importRecord: string;
  readonly exportRecord: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: { readonly auto: string; readonly light: string; readonly dark: string };
  readonly menu: string;
  readonly toStart: string;
  readonly close: string;
  readonly board: string;
  readonly myFarm: string;
  readonly others: string;
  readonly log: string;
  readonly hand: string;
  readonly goods: string;
  readonly undo: string;
  readonly restart: string;
  readonly confirm: string;
  readonly confirmTurns: string;
  readonly hint: string;
  /** Something with what it is about: `Player 1: 12 points`. */
  readonly labelled: (title: string, text: string) => string;
  readonly waitingFor: (who: string) => string;
  readonly points: (points: number) => string;
  readonly startPlayer: string;
  /** A bot, by its level in words. */
  readonly botOf: (level: string) => string;
  readonly peopleHome: (workers: WorkersPicture) => string;
  readonly harvestAfter: string;
  readonly alsoPossible: string;
  readonly moreAnswers: (count: number) => string;
  readonly free: string;
  readonly or: string;
  readonly handScreenTo: (who: string) => string;
  readonly iAm: (who: string) => string;
  readonly scoreSheet: string;
  readonly total: string;
  readonly gameOver: string;
  readonly loading: string;
  readonly problem: (text: string) => string;
  readonly chooseOnTable: string;
  readonly chooseCell: string;
  readonly animalsOf: (used: number, capacity: number) => string;
  readonly emptyCell: string;
  readonly withoutPlace: string;
  readonly pickSeveral: string;
  readonly showAll: string;
  /** Around the board, the cards and the track. */
  readonly atTable: AtTableWords;
  readonly cards: CardWords;
  readonly decisions: DecisionWords;
  readonly packs: PackWords;
  /** On and around farms. */
  readonly farm: FarmWords;
}
