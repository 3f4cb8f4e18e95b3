import type { PresetId } from '../../protocol/presets';
import type { BoxId } from '../../protocol/set-up';

/** What the page says around a game: before it, between people, after it, and about itself. */
export interface AroundWords {
  readonly start: StartWords;
  readonly preferences: PreferenceWords;
  readonly cover: CoverWords;
  readonly end: EndWords;
  readonly replay: ReplayWords;
}

/** What options are about. */
export type SettingGroup =
  | 'buildings'
  | 'cards'
  | 'more-cards'
  | 'seasons'
  | 'teams'
  | 'alone'
  | 'board'
  | 'animals'
  | 'farm'
  | 'start';

/** The start screen and the setting up of games. */
interface StartWords {
  /** What *Play now* does: against which bot. */
  readonly playNowAbout: (bot: string, hints: boolean) => string;
  /** On the button for a first game that is explained while it is played. */
  readonly introduction: string;
  /** Above the game that was left last. */
  readonly goOn: string;
  readonly withOthers: string;
  readonly withOthersAbout: string;
  readonly records: string;
  readonly recordsAbout: string;
  readonly daily: {
    readonly title: string;
    readonly alone: string;
    readonly against: (bot: string) => string;
    readonly same: string;
    readonly goal: (points: string) => string;
    readonly best: (points: string) => string;
    readonly play: string;
    readonly again: string;
  };
  /** The title of what is said about privacy, and of the ways there. */
  readonly privacy: string;
  /** How the editions of a game differ, by their boxes. */
  readonly editions: Readonly<Partial<Record<BoxId, string>>>;
  /** What can be looked through: cards, or the special buildings of a game without cards. */
  readonly browse: { readonly cards: string; readonly buildings: string };
  readonly setUp: string;
  readonly howMany: string;
  readonly seats: string;
  readonly kindOf: (seat: string) => string;
  readonly nameOf: (seat: string) => string;
  /** Whether spaces are marked at each turn of one of several people; it begins with the title of that preference. */
  readonly adviceFor: (seat: string) => string;
  readonly options: string;
  /** What the groups of options are called. */
  readonly groups: Readonly<Record<SettingGroup, string>>;
  readonly cards: {
    readonly title: string;
    readonly with: string;
    readonly without: string;
    readonly withAbout: string;
    readonly withoutAbout: string;
    readonly decks: string;
  };
  readonly presetsTitle: string;
  readonly presets: Readonly<Record<PresetId, Switch>>;
  /** The same games where special buildings make the difference, and not cards. */
  readonly withBuildings: Readonly<Partial<Record<PresetId, string>>>;
  /** A bot with its name: `Pip, beginner`. */
  readonly botNamed: (name: string, level: string) => string;
  readonly houseRules: string;
  /** Stands in place of the house rules where a game has none. */
  readonly moreOptions: string;
  readonly deal: string;
  readonly dealAbout: string;
  readonly ownChoice: string;
  readonly search: string;
  /** Takes something out of a list. */
  readonly drop: (title: string) => string;
  readonly chosen: (count: number) => string;
  /** Of a list of one's own in which nothing is chosen yet: what is played until then. */
  readonly nothingChosen: (instead: string) => string;
  readonly nothingFound: string;
  readonly less: string;
  readonly more: string;
  readonly look: string;
  readonly removeAsk: (title: string) => string;
  readonly removeYes: string;
  readonly removeNo: string;
  readonly dropHint: string;
  readonly dropHere: string;
  readonly badRecord: (line: number, why: string) => string;
  readonly noSuchGame: string;
  readonly newVersion: string;
  /** The server has other rules than the page, which is about to be loaded again. */
  readonly otherRules: string;
  /** It was loaded again, and the server still has other rules. */
  readonly stillOtherRules: string;
  readonly reload: string;
}

interface PreferenceWords {
  readonly title: string;
  /** In which language hand cards are named. */
  readonly cardNames: string;
  readonly cardNamesAsPage: string;
  readonly look: string;
  readonly play: string;
  readonly motion: string;
  readonly motions: { readonly auto: string; readonly on: string; readonly off: string };
  readonly textSize: string;
  readonly textSizes: { readonly normal: string; readonly large: string; readonly largest: string };
  readonly pace: string;
  readonly paces: { readonly slow: string; readonly normal: string; readonly quick: string };
  readonly advice: Switch;
  readonly fixedGoods: Switch;
  readonly forcedSteps: Switch;
  readonly confirmTurns: Switch;
  readonly coverHands: Switch;
}

/** Something that can be on or off, and what that means. */
interface Switch {
  readonly title: string;
  readonly about: string;
}

interface CoverWords {
  readonly now: (who: string) => string;
  readonly about: string;
  readonly ready: string;
  /** What somebody presses who moved last, so that the move is taken back. */
  readonly takeBack: (who: string) => string;
}

interface EndWords {
  /** The finished farms of all. */
  readonly farms: string;
  /** The target of a game alone, and whether it was reached. */
  readonly goal: (points: string, reached: boolean) => string;
  readonly place: (place: number, of: number) => string;
  /** Ends the counting of the points at once. */
  readonly skip: string;
  readonly pointsByRound: string;
  readonly whatTheyDid: string;
  readonly spaces: string;
  readonly gained: string;
  readonly turns: string;
  readonly round: (round: number) => string;
  readonly times: (times: number) => string;
  /** The number of the deal that was played. */
  readonly deal: (deal: number) => string;
  readonly rematch: string;
  readonly replay: string;
  readonly seeTable: string;
  readonly seeResult: string;
  readonly team: (names: string) => string;
  readonly together: string;
  /** Where the points of a seat stood after a round: `Ada: 12 points after round 3`. */
  readonly pointsAfter: (who: string, points: string, round: number) => string;
}

interface ReplayWords {
  readonly title: string;
  readonly move: (now: number, of: number) => string;
  readonly beginning: string;
  readonly previous: string;
  readonly next: string;
  readonly previousRound: string;
  readonly nextRound: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly seenBy: string;
  readonly goOnHere: string;
  readonly leave: string;
}
