import { HALVES, type Half } from '@furrow/bots/network/half';
import { inputCount } from '@furrow/bots/network/inputs';
import { findGame } from '@furrow/cli/games';
import { derive } from '@furrow/cli/seeds';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import { aimWidth } from './aims';
import { aimAhead } from './foresight';
import type { KeptGame } from './kept-games';
import { type Course, teach } from './lesson';
import { choiceLecture, pointsLecture } from './loss';
import { Model, type Shape } from './model';
import type { Plan } from './plan';
import { hitsOf, qualityOf } from './quality';
import { Reader } from './reader';
import { isHeldOut, recordedGame, recordsIn } from './recorded-games';
import { qualityText } from './report';
import { PARTS, type Part, RunFolder } from './run-folder';
import { type Chairs, Samples } from './samples';
import { storedFrom } from './stored';
import type { Subject } from './subject';
import { keptGame, type Taken, takeAll, takeBeginnings } from './told-game';

/** The rounds whose beginnings show how well a network tells the end. */
export const TELLING_ROUNDS = [3, 5, 7, 9, 11];
/** How many switches are on in a position, about. */
const ON = 150;

/** Which network that judges is taught, and the folder of the run. */
export interface TeachTask {
  readonly do: 'teach';
  readonly folder: string;
  readonly half: Half;
  readonly generation: number;
}

/** Teaches one of the networks of a generation that judge, and gives what there is to say of it. */
export function taughtHalf(
  plan: Plan,
  subjects: readonly Subject[],
  { folder, half, generation }: TeachTask,
): string[] {
  const said: string[] = [];
  new School(plan, subjects, new RunFolder(folder, plan), (line) => said.push(line)).teachHalf(
    half,
    generation,
  );
  return said;
}

/** Teaches the networks of a run: from recorded games and from those that bots have played. */
export class School {
  private readonly chairs: Chairs;
  private readonly shapes: Readonly<Record<Part, Shape>>;
  private readonly widths: Readonly<Record<Part, number>>;
  private readonly subject: Subject;

  constructor(
    private readonly plan: Plan,
    private readonly subjects: readonly Subject[],
    private readonly folder: RunFolder,
    private readonly say: (line: string) => void,
  ) {
    this.subject = subjects[0];
    const { layout, game } = this.subject;
    const { judge, prior } = plan.manner.hidden;
    const inputs = inputCount(layout);
    this.chairs = { shared: layout.shared.length, own: layout.own.length, seats: layout.seats };
    const half = { inputs, ...judge, outputs: game.seats * game.categories.length };
    this.shapes = { early: half, late: half, prior: { inputs, ...prior, outputs: layout.places.length } };
    this.widths = { early: aimWidth(game), late: aimWidth(game), prior: 1 };
  }

  /** Takes the samples of recorded games, unless that is done. */
  readRecords(): void {
    const { from, game } = this.plan;
    if (from === undefined || this.folder.samples('held-prior') !== undefined) return;
    const sorted = { learned: this.empty(), held: this.empty() };
    const texts = recordsIn(from);
    const reader = new Reader(this.subject);
    const { box } = findGame(game);
    texts.forEach((text, number) => {
      const told = recordedGame(box, text);
      if (isHeldOut(number)) takeBeginnings(reader, told, sorted.held);
      else takeAll(reader, told, number, sorted.learned);
    });
    for (const [name, taken] of Object.entries(sorted))
      for (const part of PARTS) this.folder.saveSamples(`${name}-${part}`, taken[part]);
    const { early, late, prior } = sorted.learned;
    const positions = early.length + late.length;
    this.say(`${texts.length} recorded games: ${positions} positions, ${prior.length} choices to learn from`);
  }

  /** Teaches the prior of a generation, going on from the one before if there is one; nothing if that is done. */
  teachPrior(generation: number, course: Course): void {
    if (this.isTaught('prior', generation)) return;
    const samples = this.gathered('prior', generation);
    const model = this.before('prior', generation) ?? this.drawn('prior');
    const lost = teach(model, samples, choiceLecture, course, this.dice('prior', generation));
    this.keep('prior', generation, model, `${samples.length} samples, loss ${lost.toFixed(3)}`);
  }

  /** The halves of which the networks of a generation that judge are not taught yet. */
  untaught(generation: number): Half[] {
    return HALVES.filter((half) => !this.isTaught(half, generation));
  }

  /**
   * Teaches a network of a generation that judges, going on from the one before if there is one.
   * The first learns results, then it and all others what becomes of positions a little later.
   */
  teachHalf(half: Half, generation: number): void {
    const { lesson, kept, foresight, repetition } = this.plan.manner;
    const samples = this.gathered(half, generation);
    const lecture = pointsLecture(this.chairs);
    const dice = this.dice(half, generation);
    const before = this.before(half, generation);
    const model = before ?? this.drawn(half);
    if (before === undefined) {
      samples.meanInto(model.b3);
      const off = teach(model, samples, lecture, lesson, dice);
      this.say(`generation ${generation}, ${half}: results, ${this.judgeText(half, model, samples, off)}`);
    }
    aimAhead(samples, this.chairs, model, kept);
    const off = teach(model, samples, lecture, before === undefined ? foresight : repetition, dice);
    this.keep(half, generation, model, this.judgeText(half, model, samples, off));
  }

  private isTaught(part: Part, generation: number): boolean {
    return this.before(part, generation + 1) !== undefined;
  }

  /** The network of the generation before, if there is one. */
  private before(part: Part, generation: number): Model | undefined {
    return this.folder.model(part, generation - 1, this.shapes[part]);
  }

  private drawn(part: Part): Model {
    return Model.drawn(this.shapes[part], ON, seededDice(derive(this.plan.seed, 2)));
  }

  private dice(part: Part, generation: number): Dice {
    return seededDice(derive(this.plan.seed, 3, generation, PARTS.indexOf(part)));
  }

  /** Keeps a network that has been taught and tells what came of it. */
  private keep(part: Part, generation: number, model: Model, text: string): void {
    const network = storedFrom(model, this.subject.layout, this.outputs(part));
    this.folder.saveModel(part, generation, model, network);
    const held = part === 'prior' ? this.hitsText(model) : '';
    this.say(`generation ${generation}, ${part}: ${text}${held}`);
  }

  /** Takes samples of games that bots have played and keeps them. */
  take(generation: number, games: readonly KeptGame[]): void {
    const taken = this.empty();
    const readers = this.subjects.map((subject) => new Reader(subject));
    for (const game of games)
      takeAll(readers[game.number % readers.length], keptGame(this.subjects, game), game.number, taken);
    for (const part of PARTS) this.folder.saveSamples(`taken-${part}-${generation}`, taken[part]);
  }

  /** Whether the games of a generation are there. */
  has(generation: number): boolean {
    return this.folder.samples(`taken-prior-${generation}`) !== undefined;
  }

  /** Nothing taken yet. */
  private empty(): Taken {
    return { early: this.list('early'), late: this.list('late'), prior: this.list('prior') };
  }

  /** An empty list for samples of a part. */
  private list(part: Part): Samples {
    return new Samples(this.widths[part]);
  }

  private outputs(part: Part): readonly string[] {
    if (part === 'prior') return this.subject.layout.places;
    return Array.from({ length: this.chairs.seats }, (_, chair) => `points ${chair}`);
  }

  /** The samples of recorded games and of the last generations. */
  private gathered(part: Part, generation: number): Samples {
    const all = this.list(part);
    const add = (name: string) => {
      const kept = this.folder.samples(name);
      if (kept !== undefined) all.addAll(kept);
    };
    const copies = part === 'prior' ? 1 : this.plan.manner.copies;
    for (let i = 0; i < copies; i++) add(`learned-${part}`);
    const from = Math.max(0, generation - this.plan.manner.remembered + 1);
    for (let one = from; one <= generation; one++) add(`taken-${part}-${one}`);
    return all;
  }

  /** How well a network knows the choices that were held out. */
  private hitsText(model: Model): string {
    const held = this.folder.samples('held-prior');
    return held === undefined ? '' : `; held out: ${hitsOf(model, held)}`;
  }

  /** How far a network that judges was off, and how well it tells what was held out. */
  private judgeText(half: Half, model: Model, samples: Samples, off: number): string {
    const text = `${samples.length} samples, ${Math.sqrt(off).toFixed(2)} points off`;
    const held = this.folder.samples(`held-${half}`);
    if (held === undefined) return text;
    const rounds = TELLING_ROUNDS.filter((round) => held.has(round));
    const found = rounds.map((round) => [round, qualityOf(model, held, this.chairs, round)] as const);
    return `${text}; held out: ${qualityText(found)}`;
  }
}
