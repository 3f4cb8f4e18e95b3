import type { BotQuestion } from '@furrow/bots/bot';
import { anyMove } from '@furrow/bots/random';
import type { Wish } from '@furrow/farm/liked';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { GameRecord } from '@furrow/kernel/record';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import { beforeLastMove, beginningOfTurn, goBack } from '@furrow/kernel/turn';
import type { Verdict } from '@furrow/kernel/verdict';
import { SPECTATOR, view } from '@furrow/kernel/view';
import type { Along, Preferences } from '../protocol/commands';
import type { Table } from '../protocol/table';
import { adviseAtTurn } from './advise-at-turn';
import { Advisor } from './advisor';
import type { AtTable } from './at-table';
import { botOf } from './bots';
import { breathOf } from './breath';
import type { InCampaign } from './campaign';
import { diceFor, newDeal } from './deal';
import type { Look } from './family';
import { beforeLastChoice, takeForced } from './forced';
import type { findGame } from './games';
import { beforeGesture, lastOf, waitedFor } from './gesture';
import { Guide, lessonOf } from './lessons/guide';
import type { Save } from './saves';
import { Sitting } from './sitting';
import { LogWriter } from './snapshot/log';
import type { Thinker } from './thinker';

/** A game with its record and the name under which it is saved. */
export interface Opened {
  readonly id: string;
  readonly playable: NonNullable<ReturnType<typeof findGame>>;
  readonly record: GameRecord<Position>;
  /** The number that has decided everything by chance; undefined if the game did not begin here. */
  readonly deal: number | undefined;
  /** How animals were liked to stand. */
  readonly likings: Save['likings'] | undefined;
  /** Who has said whether they want advice at their turns. */
  readonly advised: Save['advised'] | undefined;
  /** What it has to do with its campaign, if it belongs to one. */
  readonly campaign: InCampaign | undefined;
  /** The campaign from whose chronicle it is watched: it is over, is not saved, and nothing in it is taken back. */
  readonly chronicle: string | undefined;
}

/** What a session needs of whoever holds it. */
export interface Holder {
  /** Hears of every change; once for each answer of a bot. */
  changed(): void;
  /** Thinks for bots and people. */
  readonly thinker: Thinker;
}

/** A game that is being played at this screen: who sits here, what they may see, and bots that answer by themselves. */
export class Session implements AtTable {
  /** How many moves are shown; all of them unless somebody looks back. */
  shown: number;
  /** Somebody looks through the moves; bots rest and nothing is asked. */
  replaying = false;
  /** A turn is over and waits to be confirmed. */
  unconfirmed = false;
  private readonly sitting: Sitting;
  private readonly logs = new Map<string, LogWriter>();
  readonly advisor: Advisor;
  /** How animals are liked to stand. */
  readonly likings: Map<Seat, readonly Wish[]>;
  readonly advised: Map<Seat, boolean>;

  readonly id: string;
  readonly playable: Opened['playable'];
  readonly record: GameRecord<Position>;
  readonly deal: number | undefined;
  readonly campaign: InCampaign | undefined;
  readonly chronicle: string | undefined;
  private readonly seed: number;
  /** Leads the learner, if the game is a lesson. */
  readonly guide: Guide | undefined;

  constructor(
    { id, playable, record, deal, likings, advised, campaign, chronicle }: Opened,
    private readonly holder: Holder,
    private preferences: Preferences,
  ) {
    this.id = id;
    this.playable = playable;
    this.record = record;
    this.deal = deal;
    this.campaign = campaign;
    this.chronicle = chronicle;
    this.likings = new Map(likings);
    this.advised = new Map(advised);
    this.seed = deal ?? newDeal();
    this.shown = record.length;
    this.advisor = new Advisor(holder.thinker);
    const lesson = lessonOf(id);
    this.guide = lesson && new Guide(lesson, record);
    const covers = () => this.preferences.coverHands || playable.family.hides(record.game);
    this.sitting = new Sitting(record, covers);
  }

  get over(): boolean {
    return isOver(this.record.state);
  }

  get state(): Position {
    return this.record.stateAfter(this.shown) ?? this.record.state;
  }

  isPerson(seat: Seat): boolean {
    return this.sitting.isPerson(seat);
  }

  decisions(): Decision[] {
    return this.sitting.decisions();
  }

  waitsFor(): Seat {
    return this.sitting.waitsFor();
  }

  handTo(): Seat | undefined {
    return this.replaying ? undefined : this.sitting.handTo();
  }

  viewer(): Seat {
    return this.sitting.viewer(this.handTo());
  }

  /** Shows what a seat sees: a person's who sits before the screen now, or any when the game is over. */
  uncover(seat: Seat): void {
    if (this.isPerson(seat) || isOver(this.record.state)) this.sitting.uncovered = seat;
    this.changed();
    adviseAtTurn(this);
  }

  /** Plays a person's move, with what goes along with it. */
  play(seat: Seat, move: Move, number: number, along: Along = {}): Verdict {
    const { first } = along;
    const led = first === undefined ? undefined : this.take(seat, first, number);
    if (led?.ok === false) return led;
    const before = waitedFor(this.record, seat);
    const verdict = this.take(seat, move, led === undefined ? number : undefined);
    const last = before && verdict.ok ? lastOf(before, waitedFor(this.record, seat), along) : undefined;
    if (last !== undefined) this.take(seat, last);
    if (verdict.ok || led !== undefined) this.afterMove(seat);
    return verdict;
  }

  /** Takes one move into the record, unless a lesson wants another. */
  private take(seat: Seat, move: Move, number = this.record.decisionNumber(seat)): Verdict {
    const welcome = this.guide?.check(move);
    return welcome?.ok === false ? welcome : this.record.play(seat, move, number);
  }

  /** Plays a person's move that was said in notation. */
  say(seat: Seat, text: string): Verdict {
    const read = this.record.read(seat, text);
    if ('reason' in read) return { ok: false, reason: read.reason };
    return this.play(seat, read.move, this.record.decisionNumber(seat));
  }

  private afterMove(seat: Seat): void {
    if (!this.sitting.hides) this.sitting.uncovered = seat;
    this.takeForcedSteps((one) => one === seat);
    const mine = this.record.decisions().some((one) => one.seat === seat && !one.open);
    this.unconfirmed = this.preferences.confirmTurns && !mine && !isOver(this.record.state);
    if (!this.unconfirmed) return this.goOn();
    this.shown = this.record.length;
    this.changed();
  }

  /** Decisions of people that leave nothing to choose are answered. */
  private takeForcedSteps(isMeant = (seat: Seat) => this.isPerson(seat)): boolean {
    return this.preferences.forcedSteps && takeForced(this.record, isMeant, this.sitting.people.length === 1);
  }

  /** Ends a turn that waits to be confirmed. */
  confirm(): void {
    if (this.unconfirmed) this.goOn();
  }

  /** The log as the viewer hears it, in the language of the look. */
  log({ language, names, viewer, words }: Look<Position>): LogWriter {
    const key = `${language} ${names} ${viewer}`;
    const known =
      this.logs.get(key) ??
      new LogWriter(this.record, words, this.playable.family, viewer === SPECTATOR ? [] : [viewer]);
    this.logs.set(key, known);
    return known;
  }

  back(): Table['back'] {
    if (this.replaying || this.chronicle !== undefined) return {};
    const isOurs = (seat: Seat) => this.isPerson(seat);
    const last = beforeLastMove(this.record, isOurs);
    const passes = last !== undefined && this.preferences.forcedSteps;
    const choice = passes
      ? beforeLastChoice(this.record, last, isOurs, this.sitting.people.length === 1)
      : last;
    const undo = choice && beforeGesture(this.record, choice);
    const whose = this.unconfirmed ? this.record.moves[this.record.length - 1].seat : this.waitsFor();
    const restart = this.isPerson(whose) ? beginningOfTurn(this.record, whose) : undefined;
    const isOpen = (to: number | undefined): to is number =>
      to !== undefined && to >= (this.guide?.begin ?? 0);
    return {
      ...(isOpen(undo) && { undo, ...this.whoseAfter(undo) }),
      ...(isOpen(restart) && { restart }),
    };
  }

  /** Whose move comes after so many, if the screen is handed to another person. */
  private whoseAfter(undo: number): Pick<Table['back'], 'whose'> {
    const to = this.handTo();
    const { seat } = this.record.moves[undo];
    return to === undefined || to === seat ? {} : { whose: seat };
  }

  /** Whoever takes something back while the screen is covered is asked for by name before their table is shown. */
  goBackTo(to: number): void {
    // A second tap asks for what the first one did.
    if (to >= this.record.length) return;
    this.stop();
    if (this.handTo() !== undefined) this.sitting.uncovered = SPECTATOR;
    goBack(this.record, to);
    this.goOn();
  }

  /** Shows the table after so many moves, and goes on with the game if no number is said. */
  replay(moves?: number): void {
    this.replaying = moves !== undefined;
    if (moves === undefined) return this.goOn();
    this.stop();
    this.shown = Math.max(0, Math.min(moves, this.record.length));
    this.changed();
  }

  /** Lets chance answer at once and a bot a little later, until a person is asked. */
  goOn(): void {
    this.stop();
    this.unconfirmed = false;
    let other = this.other();
    while (other?.seat === NOBODY || this.takeForcedSteps()) {
      if (other?.seat === NOBODY) this.answer(other, this.anyMove(other));
      other = this.other();
    }
    this.shown = this.record.length;
    this.changed();
    adviseAtTurn(this);
    if (other !== undefined && this.preferences.paused !== true) void this.letThink(other);
  }

  /** Lets a bot that rests make one move. */
  step(): void {
    this.holder.thinker.stop();
    const other = this.other();
    if (other !== undefined && !this.replaying && !this.unconfirmed) void this.letThink(other);
  }

  /** Lets a bot answer when it has thought, unless something else happens before. */
  private async letThink(decision: Decision): Promise<void> {
    const bot = botOf(this.record.seats[decision.seat]);
    if (bot === undefined) return;
    const pace = this.preferences.pace * breathOf(this.record, this.playable.family);
    const move = await this.holder.thinker.answer(bot, this.question(decision), pace);
    if (move === undefined) return;
    this.answer(decision, move);
    this.goOn();
  }

  /** Nobody thinks any more, and what was advised is forgotten. */
  stop(): void {
    this.holder.thinker.stop();
    this.advisor.forget();
  }

  wantsAdvice(seat: Seat): boolean {
    return this.advised.get(seat) ?? this.preferences.advice;
  }

  /** Thinks about what a person is asked, and shows the best answers with the table. */
  async advise(seat: Seat): Promise<void> {
    const decision = this.decisions().find((one) => one.seat === seat);
    if (decision === undefined || this.replaying) return;
    if (await this.advisor.think(this.record, this.question(decision))) this.changed();
  }

  prefer(preferences: Preferences): void {
    const { advice, paused = false } = this.preferences;
    this.preferences = preferences;
    if (paused !== (preferences.paused ?? false)) this.rest(!paused);
    if (advice === preferences.advice) return;
    this.advised.clear();
    if (preferences.advice) return adviseAtTurn(this);
    this.advisor.forget();
    this.changed();
  }

  /** Bots rest, or go on. */
  private rest(paused: boolean): void {
    if (paused) this.holder.thinker.stop();
    else this.step();
  }

  /** Tells whoever holds the session. */
  changed(): void {
    this.holder.changed();
  }

  anyMove(decision: Decision): Move {
    return anyMove(decision, this.question(decision).dice);
  }

  /** The decision that chance or a bot is waited for. */
  private other(): Decision | undefined {
    return this.record.decisions().find(({ open, seat }) => !open && !this.isPerson(seat));
  }

  private answer(decision: Decision, move: Move): void {
    const verdict = this.record.play(decision.seat, this.guide?.answerOf(decision) ?? move);
    if (!verdict.ok) throw new Error(`a move of a bot is refused: ${verdict.reason.why}`);
  }

  private question(decision: Decision): BotQuestion<Position> {
    const { game, state } = this.record;
    const dice = diceFor(this.seed, this.record, decision);
    return { game, decision, dice, view: () => view(game.schema, state, decision.seat) };
  }
}
