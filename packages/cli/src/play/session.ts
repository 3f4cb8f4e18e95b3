import type { Bot } from '@furrow/bots/bot';
import { botOf, isBot } from '@furrow/bots/named';
import { anyMove } from '@furrow/bots/random';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { GameRecord } from '@furrow/kernel/record';
import { writeRecord } from '@furrow/kernel/record-text';
import { heardBy } from '@furrow/kernel/run';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Verdict } from '@furrow/kernel/verdict';
import type { TypedTable } from '@furrow/text/typed/typed-table';
import { ask } from '../ask';
import { writeWhole } from '../atomic-file';
import type { TerminalLook } from '../draw/drawing';
import { lookAt } from '../draw/look';
import type { Playable } from '../games';
import { wrapped } from '../help';
import type { Screen } from '../screen';
import { derive } from '../seeds';

/** Where and how a game is saved, and what is typed behind the name of the program to go on with it. */
export interface Saving {
  readonly file: string;
  text(record: GameRecord<Position>): string;
  readonly resume: string;
}

/** A game that is saved as a record of its own. */
export function asRecord(file: string): Saving {
  return { file, text: (record) => writeRecord(record), resume: 'play --resume' };
}

/** A game that is being played in the terminal, saved after every move. */
export class Session {
  /** The seats for which good spaces are marked. */
  readonly marked = new Set<Seat>();
  /** AG-V08: what spaces always give is drawn as goods that lie there. */
  fixedGoods = false;
  readonly look: TerminalLook<Position>;
  /** The bots at their seats; nothing where a person sits. */
  private readonly bots: readonly (Bot | undefined)[];

  constructor(
    readonly playable: Playable,
    readonly record: GameRecord<Position>,
    readonly saving: Saving,
    private readonly seed: number,
    readonly screen: Screen,
  ) {
    this.look = lookAt(record, screen);
    this.bots = record.seats.map((who) => (isBot(who) ? botOf(who) : undefined));
  }

  /** Where it is saved. */
  get file(): string {
    return this.saving.file;
  }

  get game() {
    return this.record.game;
  }

  get state(): Position {
    return this.record.state;
  }

  /** The table as whoever types at it has it. */
  get typed(): TypedTable {
    const { record, look, playable } = this;
    const { words, terminal } = look;
    return { record, words, terminal, getting: playable.getting, speaksFor: (seat) => this.isPerson(seat) };
  }

  /** Whether a person answers for the seat. */
  isPerson(seat: Seat): boolean {
    return seat !== NOBODY && this.bots[seat] === undefined;
  }

  /** The decision that a person is waited for; undefined if the game is over. */
  asked(): Decision | undefined {
    return this.record.decisions().find(({ open, seat }) => !open && this.isPerson(seat));
  }

  /** What else persons may answer now: other seats that are waited for, and what nobody waits for. */
  alsoAsked(): Decision[] {
    const first = this.asked();
    return this.record.decisions().filter(({ seat }) => this.isPerson(seat) && seat !== first?.seat);
  }

  /** Plays a move and saves; tells what happened. */
  play(seat: Seat, move: Move): { verdict: Verdict; told: string[] } {
    const verdict = this.record.play(seat, move);
    if (verdict.ok) this.save();
    return { verdict, told: verdict.ok ? this.tell(this.record.length) : [] };
  }

  /** Lets chance and bots answer until a person is asked; tells what happened. */
  letOthersPlay(): string[] {
    const told: string[] = [];
    for (;;) {
      const waiting = this.record.decisions().filter(({ open }) => !open);
      const other = waiting.find(({ seat }) => !this.isPerson(seat));
      if (other === undefined) return told;
      const { verdict, told: more } = this.play(other.seat, this.choose(other));
      if (!verdict.ok) throw new Error(`a move of a bot is refused: ${verdict.reason.why}`);
      told.push(...more);
    }
  }

  /** A random answer for whoever is asked. */
  randomMove(asked: Decision): Move {
    return anyMove(asked, this.dice());
  }

  private choose(asked: Decision): Move {
    const { game, state } = this;
    const bot = this.bots[asked.seat];
    const dice = this.dice();
    return bot === undefined ? anyMove(asked, dice) : ask(bot, { game, state, decision: asked, dice });
  }

  /** The dice of a move depend on the seed and on how far the game is, so that going back changes no fate. */
  dice(): Dice {
    return seededDice(derive(this.seed, this.record.length));
  }

  /** What happened with the last of so many moves; what only one seat may know is told if one person sits here alone. */
  private tell(moves: number): string[] {
    const state = this.record.stateAfter(moves) ?? this.state;
    const here = this.record.seats.map((_, seat) => seat).filter((seat) => this.isPerson(seat));
    const heard = heardBy(this.record.moves[moves - 1].heard, ...(here.length === 1 ? here : []));
    const told = heard.flatMap((event) => this.look.words.event(state, event) ?? []);
    return told.flatMap((line) => wrapped(line, this.look.width));
  }

  /** Everything that has happened, from the beginning. */
  story(): string[] {
    return this.record.moves.flatMap((_, before) => this.tell(before + 1));
  }

  /** Writes the game to its file, or a copy to another one. */
  save(file = this.file): void {
    writeWhole(file, this.saving.text(this.record));
  }
}
