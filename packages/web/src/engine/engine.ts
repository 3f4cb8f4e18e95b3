import { decisionOf } from '@furrow/kernel/decide';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { writeRecord } from '@furrow/kernel/record-text';
import type { Seat } from '@furrow/kernel/seat';
import type { Verdict } from '@furrow/kernel/verdict';
import type { Language } from '@furrow/text/language';
import { words } from '@furrow/text/words';
import type { Checked } from '../protocol/asked';
import type { Kept as KeptCards } from '../protocol/campaign';
import type { Name } from '../protocol/catalogue';
import type { Along, Done, Preferences } from '../protocol/commands';
import type { History } from '../protocol/history';
import type { LessonId } from '../protocol/lesson';
import type { NewGame } from '../protocol/set-up';
import type { Suggestion, Table } from '../protocol/table';
import type { Thinking } from '../protocol/thinking';
import type { AtTable } from './at-table';
import { type Beginning, importedGame, newGame, nextOfCampaign, savedGame, watchedGame } from './beginnings';
import { branchOf } from './branch';
import { checkedIn, type Proposed } from './check';
import { newDeal } from './deal';
import type { Look } from './family';
import { gameCalled } from './games';
import { Keeper } from './keeper';
import { LATER, lessonRecord, lessonSave } from './lessons/guide';
import { Memories } from './memories';
import { seatNames } from './names';
import { Online, type Server } from './remote/online';
import { RulePlaces } from './rule-places';
import type { Saves } from './saves';
import { type Holder, Session } from './session';
import { historyOf } from './snapshot/history';
import { suggestionsOf } from './snapshot/suggestions';
import { tableOf } from './snapshot/table';
import { Thinker } from './thinker';
import { forgetImpossible } from './walk';
import { watchedIn } from './watched';

const OK: Done = { ok: true };

/** The one game of this page: opens it, keeps it saved, and posts its table after every change. */
export class Engine {
  language: Language = 'en';
  /** The language in which hand cards are named. */
  names: Language = 'en';
  /** The game that is played here. */
  private session: Session | undefined;
  /** The table that is shown, if it is elsewhere. */
  readonly online: Online;
  private version = 0;
  /** The number of the game on the table: that of the call which opened it. */
  private opened = 0;
  /** The number of the last call that wanted another game, or none. What was wanted before it is not opened any more. */
  private wanted = 0;
  /** What is remembered of games and lessons that are over. */
  readonly memories = new Memories();
  /** Which rules the refusals of this page were about. */
  readonly rulePlaces = new RulePlaces();
  private readonly keeper: Keeper;
  private preferences: Preferences = {
    pace: 350,
    confirmTurns: false,
    forcedSteps: true,
    coverHands: false,
    advice: false,
  };

  constructor(
    readonly saves: Saves,
    /** Shows a table, with the number of the game on it. */
    private readonly post: (table: Table, opened: number) => void,
    readonly tell: (thinking: Thinking) => void = () => undefined,
    server?: Server,
  ) {
    this.online = new Online(server);
    this.keeper = new Keeper(saves);
  }

  open(game: NewGame, number = this.wanted): Done {
    this.wanted = number;
    return this.begin(newGame(game, this.language));
  }

  /** Goes on with the game of a campaign that is played, or with the next one; the same save holds it. */
  async goOnCampaign(id: string, kept: KeptCards, number = this.wanted): Promise<Done> {
    this.wanted = number;
    const save = await this.saves.get(id);
    if (number !== this.wanted) return OK;
    if (save?.campaign === undefined) return { ok: false, why: id };
    const next = nextOfCampaign(save, kept);
    return next === undefined ? this.resume(id, number) : this.begin(next);
  }

  /** Begins a lesson, or takes it up where it was left. */
  async lesson(id: LessonId, anew: boolean, number = this.wanted): Promise<Done> {
    this.wanted = number;
    const save = anew ? undefined : await this.saves.get(lessonSave(id));
    if (number !== this.wanted) return OK;
    if (save !== undefined) return this.resume(save.id, number);
    return this.begin({ record: lessonRecord(id), id: lessonSave(id) });
  }

  /** Goes on from where the game was after so many moves; the game itself stays as it is. */
  branch(moves: number, number = this.wanted): Done {
    this.wanted = number;
    const deal = moves === 0 ? newDeal() : undefined;
    return this.begin({ record: branchOf(this.here.record, moves), id: crypto.randomUUID(), deal });
  }

  history(): History {
    return historyOf(this.present, this.lookAt(this.present));
  }

  async resume(id: string, number = this.wanted): Promise<Done> {
    this.wanted = number;
    const watched = watchedIn(id);
    const save = await this.saves.get(watched?.campaign ?? id);
    if (number !== this.wanted) return OK;
    if (save === undefined) return { ok: false, why: id };
    if (watched !== undefined) return this.begin(watchedGame(save, watched.record) ?? { ok: false, why: id });
    this.keeper.opened(save);
    return this.begin(savedGame(save, this.language));
  }

  importRecord(text: string, number = this.wanted): Done {
    this.wanted = number;
    return this.begin(importedGame(text, this.language));
  }

  private begin(beginning: Beginning | Extract<Done, { ok: false }>): Done {
    if ('ok' in beginning) return beginning;
    const { id, record, deal, likings, advised, campaign, chronicle } = beginning;
    const playable = gameCalled(record.game.id);
    this.leave();
    this.opened = this.wanted;
    const holder = this.holder(() => this.changed());
    const opened = { id, playable, record, deal, likings, advised, campaign, chronicle };
    this.session = new Session(opened, holder, this.preferences);
    if (chronicle === undefined) this.session.goOn();
    else this.session.replay(0);
    return OK;
  }

  /** Shows a table that is elsewhere, as it stands and as it goes on. */
  openTable(table: string, number = this.wanted): Promise<Done> {
    this.leave(number);
    this.opened = number;
    const holder = this.holder(() => this.show(this.present));
    const isWanted = () => number === this.wanted;
    return this.online.open({ id: table, language: this.language, isWanted }, holder, this.preferences);
  }

  private holder(changed: () => void): Holder {
    return { changed, thinker: new Thinker((thinking) => this.tell(thinking)) };
  }

  exportRecord(): string {
    return writeRecord(this.here.record);
  }

  play(seat: Seat, move: Move, number: number, along: Along = {}): Done {
    return this.done(seat, this.here.play(seat, move, number, along));
  }

  say(seat: Seat, text: string): Done {
    for (const part of text.split(';')) {
      const done = this.done(seat, this.here.say(seat, part.trim()));
      if (!done.ok) return done;
    }
    return OK;
  }

  whyNot(seat: Seat, text: string): string | undefined {
    const { record } = this.present;
    const read = record.read(seat, text);
    if ('reason' in read) return this.reason(seat, read);
    const verdict = decisionOf(record.game.rules, record.state, seat)?.domain.contains(read.move);
    return verdict === undefined || verdict.ok ? undefined : this.reason(seat, verdict);
  }

  check(answer: Proposed): Checked {
    return checkedIn(this.present, this.lookAt(this.present), answer);
  }

  back(to: number): Done {
    this.here.goBackTo(to);
    return OK;
  }

  /** The best answers to what a seat is asked, which the table shows too; none if something else happens before. */
  async advice(seat: Seat): Promise<readonly Suggestion[]> {
    const session = this.present;
    await session.advise(seat);
    const decision = session.decisions().find((one) => one.seat === seat);
    return suggestionsOf(session, this.lookAt(session), decision) ?? [];
  }

  uncover(seat: Seat): void {
    this.present.uncover(seat);
  }

  replay(moves?: number): void {
    this.present.replay(moves);
  }

  prefer(preferences: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...preferences };
    this.onTable?.prefer(this.preferences);
  }

  /** Lets a bot that rests make one move. */
  step(): void {
    this.session?.step();
  }

  setLanguage(language: Language, names = language): void {
    this.language = language;
    this.names = names;
    if (this.onTable !== undefined) this.show(this.onTable);
  }

  leave(number = this.wanted): void {
    this.wanted = number;
    this.online.leave();
    this.session?.stop();
    this.session = undefined;
  }

  /** The game on the table. */
  get present(): AtTable {
    if (this.onTable === undefined) throw new Error('no game is open');
    return this.onTable;
  }

  /** The same; undefined if there is none. */
  get onTable(): AtTable | undefined {
    return this.online.table?.session ?? this.session;
  }

  /** The game on the table, which must be played here. */
  private get here(): Session {
    if (this.session === undefined) throw new Error('no game is played here');
    return this.session;
  }

  private done(seat: Seat, verdict: Verdict): Done {
    if (verdict.ok) return OK;
    return { ok: false, why: this.reason(seat, verdict), later: verdict.reason.why === LATER };
  }

  private reason(
    seat: Seat,
    { reason }: Extract<Verdict, { ok: false }> | { reason: Extract<Verdict, { ok: false }>['reason'] },
  ): string {
    const { record, guide } = this.present;
    const spoken = words(record.game, this.language, this.names);
    if (guide !== undefined && reason.why === LATER) return guide.sentence(spoken, this.language);
    const sentence = spoken.reason(record.state, seat, reason);
    this.rulePlaces.remember(sentence, record.game.id, reason.why);
    return sentence;
  }

  /** Nothing is shown before it is on its way to the store. */
  private changed(): void {
    const session = this.here;
    if (!session.replaying && session.chronicle === undefined) {
      this.keeper.keep(session);
      forgetImpossible(session, this.lookAt(session));
    }
    this.show(session);
    void this.memories.note(session, this.lookAt(session));
  }

  private show(session: AtTable): void {
    this.version++;
    const look = this.lookAt(session);
    const lesson = session.guide?.picture(look);
    if (lesson?.result !== undefined) void this.memories.finish(lesson.id, lesson.result.stars);
    const table = { ...tableOf(session, look, this.version), ...(lesson !== undefined && { lesson }) };
    this.post(table, this.opened);
  }

  /** What the things of the game on the table are called; nothing if none is. */
  namesOfThings(): readonly Name[] {
    if (this.onTable === undefined) return [];
    const { words: spoken } = this.lookAt(this.onTable);
    return spoken.things().map((id) => ({ id, title: spoken.title(id) }));
  }

  /** The table as the people at this screen see it. */
  look(): Look<Position> {
    return this.lookAt(this.present);
  }

  private lookAt(session: AtTable): Look<Position> {
    const { game, seats } = session.record;
    const spoken = words(game, this.language, this.names);
    return {
      game,
      state: session.state,
      words: spoken,
      language: this.language,
      names: this.names,
      players: seatNames(seats, spoken),
      viewer: session.viewer(),
      likings: session.likings,
    };
  }
}
