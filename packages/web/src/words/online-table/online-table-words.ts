/** What the page says at a table that is elsewhere, in one language. */
export interface OnlineTableWords {
  readonly entry: {
    readonly invited: string;
    readonly invitedBy: (name: string) => string;
    /** Takes a seat under the name that was written. */
    readonly sitDown: string;
    readonly watch: string;
    readonly notThere: string;
    readonly toLobby: string;
  };
  readonly connection: {
    readonly connecting: string;
    readonly offline: string;
    readonly ended: string;
    readonly again: string;
    /** The game cannot go on with the rules of the server, and a link to its record. */
    readonly frozen: string;
    readonly frozenRecord: string;
    /** While something was sent that is not answered yet. */
    readonly sending: string;
    /** What was done before the page was loaded again is refused. */
    readonly tooLate: (why: string) => string;
  };
  readonly waiting: {
    readonly title: string;
    readonly dropped: string;
    readonly seat: (number: number) => string;
    readonly free: string;
    readonly you: string;
    readonly host: string;
    readonly sit: string;
    readonly leave: string;
    readonly botOn: (number: number) => string;
    readonly putBot: string;
    readonly levels: Readonly<Record<string, string>>;
    readonly remove: string;
    /** Of the seat of somebody who is away. */
    readonly freeSeat: string;
    readonly freeSeatOf: (name: string) => string;
    readonly start: string;
    readonly startsByItself: string;
    /** Of a table with a live clock, which also waits until all are there. */
    readonly startsWithAll: string;
    /** Every seat is taken, but these people are away. */
    readonly awaits: (names: string) => string;
    readonly hostStarts: string;
    readonly link: string;
    readonly linkAbout: string;
    readonly options: string;
    readonly standard: string;
    readonly public: string;
    readonly private: string;
    readonly rated: string;
    readonly unrated: string;
    /** Whether players may let a program advise them. */
    readonly advice: string;
    readonly noAdvice: string;
    /** Of the seat of somebody who is there. */
    readonly reserved: string;
    readonly freeForAll: string;
    readonly freeForAllOf: (seat: number) => string;
    readonly sendAway: string;
    readonly sendAwayOf: (name: string) => string;
    readonly sendAwayAbout: string;
  };
  readonly pace: {
    /** Days and hours that are left. */
    readonly left: (days: number, hours: number) => string;
  };
  readonly chat: {
    readonly title: string;
    readonly withNew: (count: number) => string;
    /** Of lines in the chat. */
    readonly unread: (count: number) => string;
    readonly write: string;
    readonly send: string;
    readonly nothing: string;
    readonly about: (name: string) => string;
    readonly mute: (name: string) => string;
    readonly unmute: (name: string) => string;
    readonly mutedLines: (name: string) => string;
    readonly report: string;
    readonly reportWhy: string;
    readonly reported: string;
    readonly onlyPlayers: string;
  };
  readonly seats: {
    readonly title: string;
    readonly timeUp: string;
    readonly resigned: string;
    readonly replaced: string;
    readonly watching: string;
  };
  readonly offers: {
    readonly undo: (name: string, moves: number) => string;
    readonly end: (name: string) => string;
    readonly replace: (name: string, left: string) => string;
    readonly yes: string;
    readonly no: string;
    readonly withdraw: string;
    readonly waits: string;
    readonly declined: (name: string) => string;
  };
  /** What can be done when somebody's time is up, or they have not moved for very long. */
  readonly timeUp: {
    readonly over: (names: string) => string;
    readonly gone: (names: string) => string;
    /** Nobody else has to be asked. */
    readonly alone: string;
    readonly together: string;
    readonly end: string;
    readonly proposeEnd: string;
    readonly bot: (name: string) => string;
  };
  readonly menu: {
    readonly offerUndo: string;
    readonly offerEnd: string;
    readonly replace: (name: string) => string;
    readonly resign: string;
    /** What to do in place of resigning. */
    readonly keepPlaying: string;
    readonly resignTwo: string;
    readonly resignMore: string;
    readonly since: string;
    readonly orders: string;
  };
  readonly since: {
    readonly title: string;
    readonly nothing: string;
  };
  readonly orders: {
    readonly title: string;
    readonly fromNext: string;
    readonly about: string;
    readonly given: string;
    readonly none: string;
    readonly takeBack: string;
    readonly takeBackOrder: (what: string) => string;
    readonly takenBack: string;
    /** A space where at least so many goods must lie. */
    readonly withGoods: (title: string, goods: number) => string;
    readonly forced: string;
    readonly feeding: string;
    readonly feedMyself: string;
    readonly spareAnimals: string;
    readonly spareCrops: string;
    readonly draft: string;
    readonly draftAbout: string;
    /** An order for a draft names so many cards. */
    draftGiven(cards: number): string;
    readonly addCard: string;
    dearer(card: string): string;
    lessDear(card: string): string;
    readonly placement: string;
    readonly placementAbout: string;
    readonly wish: (number: number) => string;
    readonly nowhere: string;
    readonly atLeast: string;
    readonly save: string;
    readonly saved: string;
  };
  readonly over: {
    readonly time: (names: string) => string;
    readonly gone: (names: string) => string;
    readonly agreed: string;
    readonly resigned: (names: string) => string;
    readonly replaced: (names: string) => string;
    readonly deal: string;
    readonly commitment: string;
    readonly seed: string;
    readonly checking: string;
    readonly seedFits: string;
    readonly seedWrong: string;
    readonly otherGame: string;
    readonly chanceFits: (count: number) => string;
    readonly chanceWrong: (line: number, move: string, right: string) => string;
    readonly notYet: string;
    readonly cannot: (why: string) => string;
    readonly again: string;
    readonly toRematch: string;
  };
  /** The chronicle of a campaign. */
  readonly campaign: {
    readonly toTable: string;
    /** Leads to the table of one of the games. */
    readonly itsTable: string;
    /** Nobody learns what others keep before the next game begins. */
    readonly secret: string;
    readonly ready: string;
    readonly chooseAnew: string;
    areReady(names: string): string;
    waitsFor(names: string): string;
  };
}
