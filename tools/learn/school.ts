import { inputCount } from '@furrow/bots/network/inputs';
import { findGame } from '@furrow/cli/games';
import { derive } from '@furrow/cli/seeds';
import { seededDice } from '@furrow/kernel/dice';
import { aimWidth } from './aims';
import type { KeptGame } from './kept-games';
import { type Course, teach } from './lesson';
import { choiceLecture, pointsLecture } from './loss';
import { Model, type Shape } from './model';
import type { Plan } from './plan';
import { hitsOf, qualityOf } from './quality';
import { Reader } from './reader';
import { recordedGame, recordsIn } from './recorded-games';
import { qualityText } from './report';
import type { Part, RunFolder } from './run-folder';
import { type Chairs, Samples } from './samples';
import { storedFrom } from './stored';
import type { Subject } from './subject';
import { keptGame, type Taken, takeBeginnings, takeSome } from './told-game';

/** The rounds whose beginnings show how well a network tells the end. */
const TELLING_ROUNDS = [3, 5, 7, 9, 11];
/** One recorded game in so many is held out. */
const HELD_OUT = 5;
/** How many switches are on in a position, about. */
const ON = 150;
/** What samples of each part are called. */
const SAMPLES: Readonly<Record<Part, string>> = { judge: 'positions', prior: 'choices' };

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
    this.shapes = {
      judge: { inputs, ...judge, outputs: game.seats * game.categories.length },
      prior: { inputs, ...prior, outputs: layout.places.length },
    };
    this.widths = { judge: aimWidth(game), prior: 1 };
  }

  /** Takes the samples of recorded games, unless that is done. */
  readRecords(): void {
    const { from, seed, game } = this.plan;
    if (from === undefined || this.folder.samples('held-choices') !== undefined) return;
    const sorted = { learned: this.empty(), held: this.empty() };
    const texts = recordsIn(from);
    const reader = new Reader(this.subject);
    const dice = seededDice(derive(seed, 1));
    const { box } = findGame(game);
    texts.forEach((text, number) => {
      const told = recordedGame(box, text);
      if (number % HELD_OUT === 0) takeBeginnings(reader, told, sorted.held);
      else takeSome(reader, told, 0, dice, sorted.learned);
    });
    for (const [name, { positions, choices }] of Object.entries(sorted)) {
      this.folder.saveSamples(`${name}-positions`, positions);
      this.folder.saveSamples(`${name}-choices`, choices);
    }
    const { positions, choices } = sorted.learned;
    this.say(
      `${texts.length} recorded games: ${positions.length} positions, ${choices.length} choices to learn from`,
    );
  }

  /** Teaches one of the networks of a generation, going on from the one before if there is one; nothing if that is done. */
  teach(part: Part, generation: number, course: Course): void {
    if (this.folder.model(part, generation, this.shapes[part]) !== undefined) return;
    const samples = this.gathered(part, generation);
    const before = this.folder.model(part, generation - 1, this.shapes[part]);
    const model = before ?? Model.drawn(this.shapes[part], ON, seededDice(derive(this.plan.seed, 2)));
    if (before === undefined && part === 'judge') samples.meanInto(model.b3);
    const lecture = part === 'judge' ? pointsLecture(this.chairs) : choiceLecture;
    const dice = seededDice(derive(this.plan.seed, 3, generation, part === 'judge' ? 0 : 1));
    const off = teach(model, samples, lecture, course, dice);
    this.folder.saveModel(
      part,
      generation,
      model,
      storedFrom(model, this.subject.layout, this.outputs(part)),
    );
    const error = part === 'judge' ? `${Math.sqrt(off).toFixed(2)} points off` : `loss ${off.toFixed(3)}`;
    this.say(
      `generation ${generation}, ${part}: ${samples.length} samples, ${error}${this.heldText(part, model)}`,
    );
  }

  /** Takes samples of games that bots have played and keeps them. */
  take(generation: number, games: readonly KeptGame[]): void {
    const dice = seededDice(derive(this.plan.seed, 4, generation));
    const taken = this.empty();
    const readers = this.subjects.map((subject) => new Reader(subject));
    const trust = generation === 0 ? 0 : this.plan.manner.trust;
    for (const game of games)
      takeSome(readers[game.number % readers.length], keptGame(this.subjects, game), trust, dice, taken);
    this.folder.saveSamples(`${SAMPLES.judge}-${generation}`, taken.positions);
    this.folder.saveSamples(`${SAMPLES.prior}-${generation}`, taken.choices);
  }

  /** Whether the games of a generation are there. */
  has(generation: number): boolean {
    return this.folder.samples(`${SAMPLES.prior}-${generation}`) !== undefined;
  }

  /** Nothing taken yet. */
  private empty(): Taken {
    return { positions: this.list('judge'), choices: this.list('prior') };
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
    add(`learned-${SAMPLES[part]}`);
    const from = Math.max(0, generation - this.plan.manner.remembered + 1);
    for (let one = from; one <= generation; one++) add(`${SAMPLES[part]}-${one}`);
    return all;
  }

  /** How well a network tells what was held out. */
  private heldText(part: Part, model: Model): string {
    const held = this.folder.samples(`held-${SAMPLES[part]}`);
    if (held === undefined) return '';
    if (part === 'prior') return `; held out: ${hitsOf(model, held)}`;
    const found = TELLING_ROUNDS.map((round) => [round, qualityOf(model, held, this.chairs, round)] as const);
    return `; held out: ${qualityText(found)}`;
  }
}
