import { decisionOf } from '@furrow/kernel/decide';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import { GameRecord } from '@furrow/kernel/record';
import { BadRecord, readHeader, readRecord, writeRecord } from '@furrow/kernel/record-text';
import type { Seat } from '@furrow/kernel/seat';
import type { Verdict } from '@furrow/kernel/verdict';
import type { Language } from '@furrow/text/language';
import { boxWords, recordReason, words } from '@furrow/text/words';
import type { Advice, Description, Done, Preferences } from '../protocol/commands';
import type { NewGame, SavePicture } from '../protocol/set-up';
import type { Table } from '../protocol/table';
import { random } from './bots';
import type { Look } from './family';
import { boxes, boxOf, findGame } from './games';
import type { Saves } from './saves';
import { Session } from './session';
import { tableOf } from './snapshot/table';

const OK: Done = { ok: true };

/** The one game of this page: opens it, keeps it saved, and posts its table after every change. */
export class Engine {
  language: Language = 'en';
  private session: Session | undefined;
  private version = 0;
  private preferences: Preferences = { pace: 350, confirmTurns: false };

  constructor(
    private readonly saves: Saves,
    private readonly post: (table: Table) => void,
  ) {}

  open({ box, options, seats }: NewGame): Done {
    const record = new GameRecord(boxOf(box).open({ ...boxes[box].fixed, ...options }, seats.length), seats);
    this.begin(boxes[box].game, record, crypto.randomUUID());
    return OK;
  }

  async resume(id: string): Promise<Done> {
    const save = await this.saves.get(id);
    return save === undefined ? { ok: false, why: id } : this.read(save.text, id);
  }

  importRecord(text: string): Done {
    return this.read(text, crypto.randomUUID());
  }

  /** Opens the game of a record; a broken one is refused with its line and the reason. */
  private read(text: string, id: string): Done {
    try {
      const { game } = readHeader(text);
      const playable = findGame(game);
      if (playable === undefined) throw new BadRecord(1, { why: 'other-game', game });
      this.begin(game, readRecord(playable.box, text), id);
      return OK;
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      return { ok: false, why: `${error.line}: ${this.recordWords(error)}` };
    }
  }

  private recordWords({ reason, at }: BadRecord): string {
    const said = recordReason(this.language, reason);
    if (said !== undefined || at === undefined) return said ?? reason.why;
    return words(at.game, this.language).reason(at.state, at.seat, reason);
  }

  private begin(game: string, record: GameRecord<Position>, id: string): void {
    const playable = findGame(game);
    if (playable === undefined) throw new Error(`no game is called '${game}'`);
    this.session?.stop();
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    this.session = new Session({ id, playable, record }, seed, () => this.changed(), this.preferences);
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

  back(to: number): Done {
    this.present.goBackTo(to);
    return OK;
  }

  advice(seat: Seat): Advice[] {
    const session = this.present;
    const { game } = session.record;
    const decision = session.decisions().find((one) => one.seat === seat);
    if (decision === undefined) return [];
    const move = session.advice(decision, random);
    const said = words(game, this.language).move(session.record.state, decision, move);
    return [{ notation: session.record.words(seat, move), words: said }];
  }

  describe(id: string): Description | undefined {
    return words(this.present.record.game, this.language).describe(id);
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
    if (this.session !== undefined) this.session.preferences = this.preferences;
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
    return saves.map(({ id, game, round, over, time, seats }) => ({
      id,
      title: `${boxWords(game, this.language).name} (${seats.length})`,
      round,
      over,
      time,
    }));
  }

  forget(id: string): Promise<void> {
    return this.saves.remove(id);
  }

  private get present(): Session {
    if (this.session === undefined) throw new Error('no game is open');
    return this.session;
  }

  private done(seat: Seat, verdict: Verdict): Done {
    return verdict.ok ? OK : { ok: false, why: this.reason(seat, verdict) };
  }

  private reason(
    seat: Seat,
    { reason }: Extract<Verdict, { ok: false }> | { reason: Extract<Verdict, { ok: false }>['reason'] },
  ): string {
    const { record } = this.present;
    return words(record.game, this.language).reason(record.state, seat, reason);
  }

  /** Nothing is shown before it is on its way to the store. */
  private changed(): void {
    const session = this.present;
    const { record } = session;
    void this.saves.put({
      id: session.id,
      time: Date.now(),
      game: record.game.id,
      seats: record.seats,
      round: record.game.round(record.state),
      over: isOver(record.state),
      text: writeRecord(record),
    });
    this.show(session);
  }

  private show(session: Session): void {
    const { game } = session.record;
    const look: Look<Position> = {
      game,
      state: session.state,
      words: words(game, this.language),
      language: this.language,
      viewer: session.viewer(),
    };
    this.version++;
    this.post(tableOf(session, look, this.version));
  }
}
