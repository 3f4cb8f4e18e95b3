import { mixed, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { GameRecord } from '@furrow/kernel/record';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import { beforeLastMove, beginningOfTurn, goBack } from '@furrow/kernel/turn';
import type { Verdict } from '@furrow/kernel/verdict';
import { SPECTATOR, view } from '@furrow/kernel/view';
import type { Preferences } from '../protocol/commands';
import type { Table } from '../protocol/table';
import { type Bot, botOf, random } from './bots';
import type { Look } from './family';
import type { findGame } from './games';
import { LogWriter } from './snapshot/log';

/** A game with its record and the name under which it is saved. */
export interface Opened {
  readonly id: string;
  readonly playable: NonNullable<ReturnType<typeof findGame>>;
  readonly record: GameRecord<Position>;
}

/** A game that is being played at this screen: who sits here, what they may see, and bots that answer by themselves. */
export class Session {
  /** How many moves are shown; all of them unless somebody looks back. */
  shown: number;
  /** A turn is over and waits to be confirmed. */
  unconfirmed = false;
  /** The seat of the person who sits before the screen, where secrets are hidden from the others. */
  private uncovered: Seat = SPECTATOR;
  private readonly logs = new Map<string, LogWriter>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly id: string;
  readonly playable: Opened['playable'];
  readonly record: GameRecord<Position>;

  constructor(
    { id, playable, record }: Opened,
    private readonly seed: number,
    /** Called after every change; once for each answer of a bot. */
    private readonly changed: () => void,
    public preferences: Preferences,
  ) {
    this.id = id;
    this.playable = playable;
    this.record = record;
    this.shown = record.length;
    if (this.people.length === 1) [this.uncovered] = this.people;
  }

  get state(): Position {
    return this.record.stateAfter(this.shown) ?? this.record.state;
  }

  private get people(): Seat[] {
    return this.record.seats.map((_, seat) => seat).filter((seat) => this.isPerson(seat));
  }

  private get hides(): boolean {
    return this.people.length > 1 && this.playable.family.hides(this.record.game);
  }

  isPerson(seat: Seat): boolean {
    return seat !== NOBODY && botOf(this.record.seats[seat]) === undefined;
  }

  /** What people here may answer: first what the game waits for, then what nobody waits for. */
  decisions(): Decision[] {
    const all = this.record.decisions().filter(({ seat }) => this.isPerson(seat));
    const mine = this.hides ? all.filter(({ seat }) => seat === this.uncovered) : all;
    return [...mine.filter(({ open }) => !open), ...mine.filter(({ open }) => open)];
  }

  /** The seat that the game waits for first: a person's if one is asked. */
  waitsFor(): Seat {
    if (isOver(this.record.state)) return SPECTATOR;
    const waiting = this.record.decisions().filter(({ open }) => !open);
    return (waiting.find(({ seat }) => this.isPerson(seat)) ?? waiting[0]).seat;
  }

  /** The seat that the screen must be handed to; undefined if it is in the right hands. */
  handTo(): Seat | undefined {
    if (!this.hides || isOver(this.record.state)) return undefined;
    const waiting = this.record.decisions().filter(({ open, seat }) => !open && this.isPerson(seat));
    if (waiting.length === 0 || waiting.some(({ seat }) => seat === this.uncovered)) return undefined;
    return waiting[0].seat;
  }

  /** Whose table is shown. */
  viewer(): Seat {
    if (this.people.length === 0) return SPECTATOR;
    if (this.people.length === 1) return this.people[0];
    if (this.hides) return this.handTo() === undefined ? this.uncovered : SPECTATOR;
    const waits = this.waitsFor();
    return this.isPerson(waits) ? waits : this.uncovered === SPECTATOR ? this.people[0] : this.uncovered;
  }

  uncover(seat: Seat): void {
    if (this.isPerson(seat)) this.uncovered = seat;
    this.changed();
  }

  /** Plays a person's move. */
  play(seat: Seat, move: Move, number: number): Verdict {
    const verdict = this.record.play(seat, move, number);
    if (verdict.ok) this.afterMove(seat);
    return verdict;
  }

  /** Plays a person's move that was said in notation. */
  say(seat: Seat, text: string): Verdict {
    const verdict = this.record.say(seat, text);
    if (verdict.ok) this.afterMove(seat);
    return verdict;
  }

  private afterMove(seat: Seat): void {
    if (!this.hides) this.uncovered = seat;
    const mine = this.record.decisions().some((one) => one.seat === seat && !one.open);
    this.unconfirmed = this.preferences.confirmTurns && !mine && !isOver(this.record.state);
    if (!this.unconfirmed) return this.goOn();
    this.shown = this.record.length;
    this.changed();
  }

  /** Ends a turn that waits to be confirmed. */
  confirm(): void {
    if (this.unconfirmed) this.goOn();
  }

  /** The log as the viewer hears it, in the language of the look. */
  log({ language, viewer, words }: Look<Position>): LogWriter {
    const key = `${language} ${viewer}`;
    const known =
      this.logs.get(key) ?? new LogWriter(this.record, words, viewer === SPECTATOR ? [] : [viewer]);
    this.logs.set(key, known);
    return known;
  }

  /** Where undo and restart lead. */
  back(): Table['back'] {
    const undo = beforeLastMove(this.record, (seat) => this.isPerson(seat));
    const waits = this.waitsFor();
    const restart = this.isPerson(waits) ? beginningOfTurn(this.record, waits) : undefined;
    return { ...(undo !== undefined && { undo }), ...(restart !== undefined && { restart }) };
  }

  goBackTo(to: number): void {
    this.stop();
    goBack(this.record, to);
    this.goOn();
  }

  /** Shows the table after so many moves; bots rest while somebody looks back. */
  replay(moves = this.record.length): void {
    this.shown = Math.max(0, Math.min(moves, this.record.length));
    if (this.shown === this.record.length) this.goOn();
    else {
      this.stop();
      this.changed();
    }
  }

  /** Lets chance answer at once and a bot a little later, until a person is asked. */
  goOn(): void {
    this.stop();
    this.unconfirmed = false;
    let other = this.other();
    for (; other?.seat === NOBODY; other = this.other()) this.answer(other, random);
    this.shown = this.record.length;
    this.changed();
    if (other === undefined) return;
    const { seat } = other;
    this.timer = setTimeout(() => {
      const asked = this.other();
      if (asked?.seat === seat) this.answer(asked, botOf(this.record.seats[seat]) ?? random);
      this.goOn();
    }, this.preferences.pace);
  }

  /** Bots answer no more. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** What a bot would answer in place of a person. */
  advice(decision: Decision, bot: Bot): Move {
    return bot(this.question(decision));
  }

  /** The decision that chance or a bot is waited for. */
  private other(): Decision | undefined {
    return this.record.decisions().find(({ open, seat }) => !open && !this.isPerson(seat));
  }

  private answer(decision: Decision, bot: Bot): void {
    const verdict = this.record.play(decision.seat, bot(this.question(decision)));
    if (!verdict.ok) throw new Error(`a move of a bot is refused: ${verdict.reason.why}`);
  }

  /** The dice of a move depend on the seed and on how far the game is, so that going back changes no fate. */
  private question(decision: Decision) {
    const { game, state, length } = this.record;
    const dice = seededDice(mixed(this.seed ^ mixed(length)));
    return { game, decision, dice, view: () => view(game.schema, state, decision.seat) };
  }
}
