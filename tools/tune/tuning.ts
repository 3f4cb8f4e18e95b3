import type { Tuners } from './crew';
import type { Duel, DuelTask } from './duel';
import { fit } from './fit';
import { NormalEquations } from './normal-equations';
import type { Plan } from './plan';
import { duelText, errorsOf, type RoundReport, roundText } from './report';
import type { Run, RunFolder } from './run-folder';
import type { Sampled, SampleTask } from './sampled-games';
import { portions } from './task';

/** How long a run goes on, and how often it is shown what it has brought. */
export interface Course {
  readonly rounds: number;
  /** After so many rounds the weights play against those of the beginning; never if 0. */
  readonly every: number;
  /** So many deals then, each with every seating. */
  readonly deals: number;
}

/** Whoever looks on. */
export interface Onlooker {
  /** Hears a line. */
  say(line: string): void;
  /** Hears how many games are played and how many there will be. */
  at(games: number, all: number): void;
}

/** Plays and fits round after round until all of them are done; each is kept in the folder. */
export class Tuning {
  private played = 0;
  private toPlay = 0;

  constructor(
    private readonly plan: Plan,
    private readonly course: Course,
    private readonly crew: Tuners,
    private readonly onlooker: Onlooker,
  ) {}

  /** Goes on from where the folder stands; gives the last round. */
  async run(folder: RunFolder): Promise<Run> {
    const { rounds } = this.course;
    let run = folder.open();
    if (run.round > 0) this.onlooker.say(`${run.round} of ${rounds} rounds are done already`);
    this.toPlay = 0;
    for (let round = run.round + 1; round <= rounds; round++)
      this.toPlay += this.plan.games + (this.isShown(round) ? this.duelGames : 0);
    while (run.round < rounds) {
      run = await this.round(run);
      folder.save(run);
      if (this.isShown(run.round)) await this.show(run);
    }
    return run;
  }

  private async round({ round: done, start, table, equations }: Run): Promise<Run> {
    const { games, seats, manner } = this.plan;
    const round = done + 1;
    const begun = performance.now();
    const tasks = portions<SampleTask>({ do: 'sample', round, table }, games);
    const sampled = await this.crew.all<SampleTask, Sampled>(tasks, ({ from, to }) => this.count(to - from));
    const seconds = (performance.now() - begun) / 1000;
    const fresh = new NormalEquations(equations.size);
    for (const one of sampled) fresh.addAll(new NormalEquations(fresh.size, one.equations));
    const kept = new NormalEquations(equations.size, equations.numbers.slice());
    kept.scale(manner.decay);
    kept.addAll(fresh);
    const samplesOfSeat = fresh.samples / (games * seats * fresh.size.times);
    const fitted = fit(kept, table, { ...manner, doubt: manner.doubt * samplesOfSeat });
    this.tell(sampled, {
      round,
      samples: fresh.samples,
      toldBefore: fresh.told(table),
      toldByFit: kept.told(fitted),
      seconds,
    });
    const next = table.map((weight, at) => weight + manner.step * (fitted[at] - weight));
    return { round, start, table: next, equations: kept, ended: sampled.flatMap((one) => one.ended) };
  }

  private tell(
    sampled: readonly Sampled[],
    known: Pick<RoundReport, 'round' | 'samples' | 'toldBefore' | 'toldByFit' | 'seconds'>,
  ): void {
    const { seats, games } = this.plan;
    const sum = (part: (one: Sampled) => number) => sampled.reduce((all, one) => all + part(one), 0);
    const byTime = (part: (one: Sampled) => Float64Array) =>
      part(sampled[0]).map((_, time) => sum((one) => part(one)[time]));
    const errors = errorsOf({ counts: byTime((one) => one.counts), errors: byTime((one) => one.errors) });
    const points = sum((one) => one.points) / (games * seats);
    this.onlooker.say(roundText({ ...known, rounds: this.course.rounds, points, errors }, games));
  }

  private isShown(round: number): boolean {
    const { every, rounds, deals } = this.course;
    return every > 0 && deals > 0 && (round % every === 0 || round === rounds);
  }

  private async show({ table, start }: Run): Promise<void> {
    const { seats } = this.plan;
    const tasks = portions<DuelTask>({ do: 'duel', table, start }, this.course.deals);
    const duels = await this.crew.all<DuelTask, Duel>(tasks, ({ from, to }) =>
      this.count((to - from) * seats),
    );
    const sum = (part: (one: Duel) => number) => duels.reduce((all, one) => all + part(one), 0);
    const all = {
      games: sum((one) => one.games),
      wins: sum((one) => one.wins),
      lead: sum((one) => one.lead),
    };
    this.onlooker.say(duelText(all, seats));
  }

  private get duelGames(): number {
    return this.course.deals * this.plan.seats;
  }

  private count(games: number): void {
    this.played += games;
    this.onlooker.at(this.played, this.toPlay);
  }
}
