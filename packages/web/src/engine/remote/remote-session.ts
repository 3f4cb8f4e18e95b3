import type { BotQuestion } from '@furrow/bots/bot';
import { anyMove } from '@furrow/bots/random';
import type { Wish } from '@furrow/farm/liked';
import { seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { GameSoFar } from '@furrow/kernel/so-far';
import { beforeLastMove, beginningOfTurn } from '@furrow/kernel/turn';
import { SPECTATOR, view } from '@furrow/kernel/view';
import type { Preferences } from '../../protocol/commands';
import type { OnlinePicture } from '../../protocol/online';
import type { Table } from '../../protocol/table';
import { adviseAtTurn } from '../advise-at-turn';
import { Advisor } from '../advisor';
import type { AtTable } from '../at-table';
import { FIRST_GAME, type InCampaign } from '../campaign';
import type { Look } from '../family';
import { beforeLastChoice, forcedStep } from '../forced';
import { beforeGesture } from '../gesture';
import type { Holder } from '../session';
import { LogWriter } from '../snapshot/log';

/** What a session needs to know of the table that it shows. */
export interface Followed {
  readonly id: string;
  readonly playable: AtTable['playable'];
  /** The game as whoever looks on knows it; another one when they look on from another seat. */
  readonly record: GameSoFar<Position>;
  /** The seat of whoever looks on; undefined if they only watch. */
  readonly seat: Seat | undefined;
  /** The game has begun and nobody has ended it. */
  readonly playing: boolean;
  /** Nobody else at the table is a person. */
  readonly alone: boolean;
  /** How far whoever looks on goes back without asking; nowhere if they only watch. */
  readonly freeUntil: number;
  picture(): Omit<OnlinePicture, 'undoAsks' | 'seat'>;
}

/** A game that is played elsewhere, as whoever looks on at this screen sees it. */
export class RemoteSession implements AtTable {
  shown = 0;
  replaying = false;
  /** What is played elsewhere is sent at once; it can be undone until somebody else has moved. */
  readonly unconfirmed = false;
  readonly advisor: Advisor;
  readonly likings = new Map<Seat, readonly Wish[]>();
  readonly advised = new Map<Seat, boolean>();
  private readonly logs = new WeakMap<GameSoFar<Position>, Map<string, LogWriter>>();

  constructor(
    private readonly table: Followed,
    private readonly holder: Holder,
    private preferences: Preferences,
  ) {
    this.advisor = new Advisor(holder.thinker);
  }

  get id(): string {
    return this.table.id;
  }

  get playable(): AtTable['playable'] {
    return this.table.playable;
  }

  get record(): GameSoFar<Position> {
    return this.table.record;
  }

  get campaign(): InCampaign | undefined {
    const { campaign } = this.table.picture();
    return campaign === undefined ? undefined : { ...FIRST_GAME, number: campaign };
  }

  get state(): Position {
    return this.record.stateAfter(this.shown) ?? this.record.state;
  }

  get over(): boolean {
    return isOver(this.record.state) || this.table.picture().phase === 'over';
  }

  viewer(): Seat {
    return this.table.seat ?? SPECTATOR;
  }

  handTo(): undefined {
    return undefined;
  }

  decisions(): Decision[] {
    const { seat, playing, record } = this.table;
    const mine = playing ? record.decisions().filter((one) => one.seat === seat) : [];
    return [...mine.filter(({ open }) => !open), ...mine.filter(({ open }) => open)];
  }

  waitsFor(): Seat {
    if (this.over) return SPECTATOR;
    if (!this.table.playing) return NOBODY;
    const waiting = this.record.decisions().filter(({ open }) => !open);
    return (waiting.find(({ seat }) => seat === this.table.seat) ?? waiting[0]).seat;
  }

  log({ language, names, viewer, words }: Look<Position>): LogWriter {
    const ofRecord = this.logs.get(this.record) ?? new Map<string, LogWriter>();
    this.logs.set(this.record, ofRecord);
    const key = `${language} ${names}`;
    const known =
      ofRecord.get(key) ??
      new LogWriter(this.record, words, this.playable.family, viewer === SPECTATOR ? [] : [viewer]);
    ofRecord.set(key, known);
    return known;
  }

  back(): Table['back'] {
    const { seat, playing, record } = this.table;
    if (this.replaying || !playing || seat === undefined) return {};
    const isMine = (one: Seat) => one === seat;
    const last = beforeLastMove(record, isMine);
    const passes = last !== undefined && this.preferences.forcedSteps;
    const choice = passes ? beforeLastChoice(record, last, isMine, this.table.alone) : last;
    const undo = choice && beforeGesture(record, choice);
    const beginning = this.waitsFor() === seat ? beginningOfTurn(record, seat) : undefined;
    const restart = beginning !== undefined && beginning >= this.table.freeUntil ? beginning : undefined;
    return { ...(undo !== undefined && { undo }), ...(restart !== undefined && { restart }) };
  }

  online(): OnlinePicture {
    const { seat, alone } = this.table;
    const { undo } = this.back();
    const undoAsks = !alone && undo !== undefined && undo < this.table.freeUntil;
    return { ...this.table.picture(), undoAsks, ...(seat !== undefined && { seat }) };
  }

  /** Something happened at the table; what was thought about is worth nothing if it happened in the game. */
  heard(inGame: boolean): void {
    if (inGame && !this.replaying) {
      this.stop();
      this.shown = this.record.length;
    }
    this.holder.changed();
    if (inGame) adviseAtTurn(this);
  }

  /** What leaves nothing to choose, if people want that to be answered by itself. */
  forced(): { readonly decision: Decision; readonly move: Move } | undefined {
    const [decision] = this.decisions();
    if (decision === undefined || this.replaying || !this.preferences.forcedSteps) return undefined;
    const { game, state } = this.record;
    const move = forcedStep(game, state, decision, this.table.alone);
    return move && { decision, move };
  }

  /** Only what the own seat sees is known here. */
  uncover(): void {
    this.holder.changed();
  }

  replay(moves?: number): void {
    this.replaying = moves !== undefined;
    if (moves === undefined) return this.heard(true);
    this.stop();
    this.shown = Math.max(0, Math.min(moves, this.record.length));
    this.holder.changed();
  }

  confirm(): void {
    this.holder.changed();
  }

  stop(): void {
    this.holder.thinker.stop();
    this.advisor.forget();
  }

  async advise(seat: Seat): Promise<void> {
    const decision = this.decisions().find((one) => one.seat === seat);
    if (decision === undefined || this.replaying || !this.table.picture().advice) return;
    if (await this.advisor.think(this.record, this.question(decision))) this.holder.changed();
  }

  prefer(preferences: Preferences): void {
    const { advice } = this.preferences;
    this.preferences = preferences;
    if (advice === preferences.advice) return;
    this.advised.clear();
    if (preferences.advice) return adviseAtTurn(this);
    this.advisor.forget();
    this.holder.changed();
  }

  wantsAdvice(seat: Seat): boolean {
    return this.advised.get(seat) ?? false;
  }

  anyMove(decision: Decision): Move {
    return anyMove(decision, this.question(decision).dice);
  }

  private question(decision: Decision): BotQuestion<Position> {
    const { game, state, length } = this.record;
    return { game, decision, dice: seededDice(length), view: () => view(game.schema, state, decision.seat) };
  }

  changed(): void {
    this.holder.changed();
  }
}
