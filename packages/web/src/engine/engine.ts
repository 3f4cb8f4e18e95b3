import { decisionOf } from '@furrow/kernel/decide';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import { GameRecord } from '@furrow/kernel/record';
import { BadRecord, readHeader, readRecord, writeRecord } from '@furrow/kernel/record-text';
import type { Seat } from '@furrow/kernel/seat';
import type { Verdict } from '@furrow/kernel/verdict';
import type { Language } from '@furrow/text/language';
import { recordReason, words } from '@furrow/text/words';
import type { Checked, ChoicePage } from '../protocol/asked';
import type { CatalogueEntry } from '../protocol/catalogue';
import type { Description, Done, Preferences } from '../protocol/commands';
import type { History } from '../protocol/history';
import type { LessonId } from '../protocol/lesson';
import type { NewGame, SavePicture } from '../protocol/set-up';
import type { Suggestion, Table } from '../protocol/table';
import type { Thinking } from '../protocol/thinking';
import { branchOf } from './branch';
import { checkedIn, choicesIn, type Proposed } from './check';
import { newDeal } from './deal';
import type { Look } from './family';
import { boxes, boxIdOf, boxOf, findGame } from './games';
import { Topics } from './help/topics';
import { LATER, LESSON_SEATS, lessonSave, lessonWith } from './lessons/guide';
import type { Saves } from './saves';
import { Session } from './session';
import type { Wanted } from './snapshot/decision';
import { historyOf } from './snapshot/history';
import { savePicture } from './snapshot/save';
import { suggestionsOf } from './snapshot/suggestions';
import { tableOf } from './snapshot/table';
import { Thinker } from './thinker';
import { forgetImpossible } from './walk';

const OK: Done = { ok: true };

/** The one game of this page: opens it, keeps it saved, and posts its table after every change. */
export class Engine {
  language: Language = 'en';
  private session: Session | undefined;
  private version = 0;
  /** Which rules the refusals of this page were about. */
  readonly topics = new Topics();
  /** The record as it was stored last. */
  private saved = '';
  private preferences: Preferences = {
    pace: 350,
    confirmTurns: false,
    forcedSteps: true,
    coverHands: false,
    advice: false,
  };

  constructor(
    private readonly saves: Saves,
    private readonly post: (table: Table) => void,
    private readonly tell: (thinking: Thinking) => void = () => undefined,
  ) {}

  open({ box, options, seats, deal = newDeal() }: NewGame): Done {
    const record = new GameRecord(boxOf(box).open({ ...boxes[box].fixed, ...options }, seats.length), seats);
    this.begin(boxes[box].game, record, crypto.randomUUID(), deal);
    return OK;
  }

  /** Begins a lesson, or takes it up where it was left. */
  async lesson(id: LessonId, anew: boolean): Promise<Done> {
    const save = anew ? undefined : await this.saves.get(lessonSave(id));
    if (save !== undefined) return this.resume(save.id);
    const { box, options } = lessonWith(id);
    const game = boxOf(box).open({ ...boxes[box].fixed, ...options }, LESSON_SEATS.length);
    this.begin(boxes[box].game, new GameRecord(game, LESSON_SEATS), lessonSave(id));
    return OK;
  }

  /** The same game with the same players from the beginning. */
  rematch(): Done {
    return this.branch(0);
  }

  /** Goes on from where the game was after so many moves; the game itself stays as it is. */
  branch(moves: number): Done {
    const { record } = this.present;
    this.begin(
      record.game.id,
      branchOf(record, moves),
      crypto.randomUUID(),
      moves === 0 ? newDeal() : undefined,
    );
    return OK;
  }

  history(): History {
    return historyOf(this.present, this.lookAt(this.present));
  }

  async resume(id: string): Promise<Done> {
    const save = await this.saves.get(id);
    if (save === undefined) return { ok: false, why: id };
    this.saved = save.text;
    return this.read(save.text, id, save.deal);
  }

  importRecord(text: string): Done {
    return this.read(text, crypto.randomUUID());
  }

  /** Opens the game of a record; a broken one is refused with its line and the reason. */
  private read(text: string, id: string, deal?: number): Done {
    try {
      const { game } = readHeader(text);
      const playable = findGame(game);
      if (playable === undefined) throw new BadRecord(1, { why: 'other-game', game });
      this.begin(game, readRecord(playable.box, text), id, deal);
      return OK;
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      return { ok: false, why: this.recordWords(error), line: error.line };
    }
  }

  private recordWords({ reason, at }: BadRecord): string {
    const said = recordReason(this.language, reason);
    if (said !== undefined || at === undefined) return said ?? reason.why;
    return words(at.game, this.language).reason(at.state, at.seat, reason);
  }

  private begin(game: string, record: GameRecord<Position>, id: string, deal?: number): void {
    const playable = findGame(game);
    if (playable === undefined) throw new Error(`no game is called '${game}'`);
    this.session?.stop();
    const holder = { changed: () => this.changed(), thinker: new Thinker((thinking) => this.tell(thinking)) };
    this.session = new Session({ id, playable, record, deal }, holder, this.preferences);
    this.session.goOn();
  }

  exportRecord(): string {
    return writeRecord(this.present.record);
  }

  play(seat: Seat, move: Parameters<Session['play']>[1], number: number): Done {
    return this.done(seat, this.present.play(seat, move, number));
  }

  say(seat: Seat, text: string): Done {
    for (const part of text.split(';')) {
      const done = this.done(seat, this.present.say(seat, part.trim()));
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

  choices(seat: Seat, wanted: Wanted): ChoicePage {
    return choicesIn(this.present, this.lookAt(this.present), seat, wanted);
  }

  back(to: number): Done {
    this.present.goBackTo(to);
    return OK;
  }

  /** The best answers to what a seat is asked, which the table shows too; none if something else happens before. */
  async advice(seat: Seat): Promise<readonly Suggestion[]> {
    const session = this.present;
    await session.advise(seat);
    const decision = session.decisions().find((one) => one.seat === seat);
    return suggestionsOf(session, this.lookAt(session), decision) ?? [];
  }

  describe(id: string): Description | undefined {
    return words(this.present.record.game, this.language).describe(id);
  }

  catalogue(): readonly CatalogueEntry[] {
    const { playable, record } = this.present;
    return playable.family.catalogue(record.game, words(record.game, this.language), this.language);
  }

  uncover(seat: Seat): void {
    this.present.uncover(seat);
  }

  replay(moves?: number): void {
    this.present.replay(moves);
  }

  confirm(): void {
    this.present.confirm();
  }

  prefer(preferences: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...preferences };
    this.session?.prefer(this.preferences);
  }

  setLanguage(language: Language): void {
    this.language = language;
    if (this.session !== undefined) this.show(this.session);
  }

  leave(): void {
    this.session?.stop();
    this.session = undefined;
  }

  async savedGames(): Promise<SavePicture[]> {
    const saves = await this.saves.list();
    return saves.map((save) => savePicture(save, this.language));
  }

  forget(id: string): Promise<void> {
    return this.saves.remove(id);
  }

  /** The game on the table. */
  get present(): Session {
    if (this.session === undefined) throw new Error('no game is open');
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
    const spoken = words(record.game, this.language);
    if (guide !== undefined && reason.why === LATER) return guide.sentence(spoken, this.language);
    const sentence = spoken.reason(record.state, seat, reason);
    this.topics.remember(sentence, record.game.id, reason.why);
    return sentence;
  }

  /** Nothing is shown before it is on its way to the store. */
  private changed(): void {
    const session = this.present;
    if (!session.replaying) {
      this.save(session);
      forgetImpossible(session, this.lookAt(session));
    }
    this.show(session);
  }

  /** A game that was only opened keeps the time at which it was played last. */
  private save({ id, record, deal }: Session): void {
    const text = writeRecord(record);
    if (text === this.saved) return;
    this.saved = text;
    void this.saves.put({
      id,
      time: Date.now(),
      box: boxIdOf(record.game.id, record.game.options),
      seats: record.seats,
      round: record.game.round(record.state),
      over: isOver(record.state),
      ...(deal !== undefined && { deal }),
      text,
    });
  }

  private show(session: Session): void {
    this.version++;
    const look = this.lookAt(session);
    const lesson = session.guide?.picture(look);
    this.post({ ...tableOf(session, look, this.version), ...(lesson !== undefined && { lesson }) });
  }

  /** The table as the people at this screen see it. */
  look(): Look<Position> {
    return this.lookAt(this.present);
  }

  private lookAt(session: Session): Look<Position> {
    const { game } = session.record;
    return {
      game,
      state: session.state,
      words: words(game, this.language),
      language: this.language,
      viewer: session.viewer(),
      likings: session.likings,
    };
  }
}
