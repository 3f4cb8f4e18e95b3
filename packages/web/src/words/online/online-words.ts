import type { MeWords } from './me-words';
import type { PrivacyWords } from './privacy-words';

/** What the page says where people play together, besides the table itself. */
export interface OnlineWords {
  readonly lobby: LobbyWords;
  readonly wish: WishWords;
  readonly me: MeWords;
  readonly privacy: PrivacyWords;
  readonly profile: ProfileWords;
  readonly daily: DailyWords;
}

/** Coming in, and the tables that there are. */
interface LobbyWords {
  readonly title: string;
  readonly places: string;
  readonly toMe: string;
  readonly toDaily: string;
  readonly whoAreYou: string;
  readonly whoAbout: string;
  readonly name: string;
  readonly comeIn: string;
  readonly orLogIn: string;
  readonly unreachable: string;
  readonly tryAgain: string;
  readonly notLive: string;
  readonly newTable: string;
  readonly mine: string;
  readonly noneMine: string;
  readonly open: string;
  readonly noneOpen: string;
  readonly playing: string;
  readonly nonePlaying: string;
  readonly over: string;
  readonly older: string;
  readonly yourTurn: string;
  readonly waitingFor: (who: string) => string;
  readonly waitsForPlayers: string;
  /** Of a table at which every seat is taken. */
  readonly startsWithAll: string;
  /** Only bots sit at my table besides me. */
  readonly youStart: string;
  readonly freeSeat: string;
  readonly until: (when: string) => string;
  /** Of a table for those who played at another one. */
  readonly rematch: string;
  /** Of a table at which nobody is advised. */
  readonly noAdvice: string;
  /** So many tables are not shown yet. */
  readonly more: (tables: number) => string;
  readonly rated: string;
  readonly byLink: string;
  readonly sit: string;
  readonly goTo: string;
  readonly watch: string;
  readonly look: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly opened: (game: string, who: string) => string;
  readonly openCount: (count: number) => string;
}

/** Setting up a table. */
interface WishWords {
  readonly title: (game: string) => string;
  readonly seatFor: (seat: string) => string;
  readonly me: string;
  readonly anyPerson: string;
  readonly anyPersonAbout: string;
  readonly whoMay: string;
  readonly everybody: string;
  readonly onlyLink: string;
  readonly onlyLinkAbout: string;
  readonly everybodyAbout: string;
  readonly rated: string;
  readonly ratedAbout: string;
  readonly ratedNeedsAccount: string;
  readonly advice: string;
  readonly adviceAbout: string;
  readonly adviceNotRated: string;
  /** Why a table without a clock is never rated. */
  readonly statistics: string;
  readonly statisticsAbout: string;
  readonly campaignNotRated: string;
  /** Which game of a campaign is played. */
  campaignGame(number: number): string;
  readonly ratedBetweenPeople: string;
  readonly ratedNeedsClock: string;
  readonly pace: string;
  readonly free: string;
  readonly freeAbout: string;
  readonly live: string;
  readonly liveAbout: string;
  readonly slow: string;
  readonly slowAbout: string;
  readonly bank: string;
  readonly increment: string;
  readonly days: string;
  readonly from: string;
  readonly to: string;
  readonly allDay: string;
  readonly liveIn: (bank: string, increment: string) => string;
  readonly slowIn: (days: number) => string;
  readonly ownPace: string;
  readonly create: string;
  readonly createAndStart: string;
}

/** Who somebody is to others. */
interface ProfileWords {
  readonly guest: string;
  readonly account: string;
  readonly program: string;
  readonly gone: string;
  readonly since: (when: string) => string;
  readonly ratings: string;
  readonly noRatings: string;
  readonly ladder: string;
  readonly rating: string;
  readonly games: string;
  /** Games of whoever played alone. */
  readonly alone: string;
  readonly results: string;
  readonly noResults: string;
  readonly place: (place: number) => string;
  readonly replay: string;
  readonly download: string;
  readonly against: string;
  readonly againstCount: (before: number, behind: number, level: number) => string;
  readonly mute: string;
  readonly muted: string;
  readonly unmute: string;
  readonly block: (name: string) => string;
  readonly unblock: (name: string) => string;
  readonly blockAbout: string;
}

/** The deals of the day. */
interface DailyWords {
  readonly title: string;
  readonly about: string;
  readonly twoKinds: string;
  readonly solo: string;
  readonly against: (bot: string) => string;
  readonly play: string;
  readonly goOn: string;
  readonly hadTry: string;
  readonly ranking: (game: string) => string;
  readonly noneYet: string;
  readonly commitment: string;
}
