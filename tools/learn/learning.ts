import { mannerNames } from '@furrow/bots/manners';
import type { Crew } from '../crew/crew';
import type { Duel, DuelTask } from './duel';
import { addGames, gamesIn, type KeptGame } from './kept-games';
import type { Plan } from './plan';
import { LINEAR, SERVED, servedWith, type Who } from './players';
import { duelText, ratingFrom } from './report';
import type { Generation, Run, RunFolder } from './run-folder';
import { School, type TeachTask } from './school';
import type { PlayTask } from './self-play';
import type { Subject } from './subject';
import { portions, type Result, type Task } from './task';

/** Whoever looks on: hears lines, and how much of what is under way is done. */
export interface Onlooker {
  say(line: string): void;
  at(done: number, all: number): void;
}

/** When a run ends: after so many hours altogether, or so many generations. */
export interface Bounds {
  readonly hours: number;
  readonly generations: number;
}

/** How many games a task has, and how many deals. */
const [GAMES, DEALS] = [4, 2];
/** How many earlier generations are met again. */
const MET_AGAIN = 3;

/** A run of learning: recorded games first, then generation after generation of games among bots. */
export class Learning {
  private readonly begun = performance.now();
  private before = 0;
  private readonly school: School;

  constructor(
    private readonly plan: Plan,
    subjects: readonly Subject[],
    private readonly crew: Crew<Plan, Task, Result>,
    private readonly folder: RunFolder,
    private readonly onlooker: Onlooker,
  ) {
    this.school = new School(plan, subjects, folder, (line) => this.say(line));
  }

  /** Goes on from where the folder stands until the bounds are reached; gives how far the run has come. */
  async run({ hours, generations }: Bounds): Promise<Run> {
    let run = this.folder.open();
    this.before = run.generations.at(-1)?.hours ?? 0;
    this.school.readRecords();
    if (run.generations.length === 0) run = await this.first(run);
    while (this.hours < hours && run.generations.length < generations) run = await this.next(run);
    return run;
  }

  private get hours(): number {
    return this.before + (performance.now() - this.begun) / 3_600_000;
  }

  /** The first generation: the prior from recorded games, the judge also from games of whoever begins, which is the linear evaluation with that prior if no networks are given. */
  private async first(run: Run): Promise<Run> {
    const { from, start, keepsPrior, manner } = this.plan;
    const { choices, games } = manner;
    if (keepsPrior === true) {
      await this.play(0, SERVED, [], games);
      await this.teachJudge(0);
      return this.judged(run, 0, SERVED);
    }
    if (from !== undefined) this.school.teachPrior(0, choices);
    const prior = from === undefined ? {} : { prior: this.folder.networkFile('prior', 0) };
    const begins = start === undefined ? { ...LINEAR, ...prior } : this.folder.startFiles(start);
    await this.play(0, begins, [], games);
    if (from === undefined) this.school.teachPrior(0, choices);
    await this.teachJudge(0);
    return this.judged(run, 0, start === undefined ? LINEAR : begins);
  }

  private async next(run: Run): Promise<Run> {
    const number = run.generations.length;
    const { repetition, games } = this.plan.manner;
    const best = bestOf(run).number;
    await this.play(number, this.who(best), this.earlier(run), games);
    await this.teachJudge(number);
    if (this.plan.keepsPrior !== true) this.school.teachPrior(number, repetition);
    return this.judged(run, number, this.who(best));
  }

  /** Teaches the networks of a generation that judge, both at the same time if there are workers for it. */
  private async teachJudge(generation: number): Promise<void> {
    const { folder } = this.folder;
    const tasks = this.school
      .untaught(generation)
      .map((half): TeachTask => ({ do: 'teach', folder, half, generation }));
    let done = 0;
    const said = await this.crew.all<TeachTask, string[]>(tasks, () =>
      this.onlooker.at(++done, tasks.length),
    );
    for (const line of said.flat()) this.say(line);
  }

  private who(generation: number): Who {
    const { folder, plan } = this;
    const judge = folder.judgeFile(generation);
    if (plan.keepsPrior === true) return servedWith(judge);
    return { judge, prior: folder.networkFile('prior', generation) };
  }

  /** Those that were taken before the best one. */
  private earlier({ generations }: Run): Who[] {
    const taken = generations.filter(({ taken: was }) => was).slice(0, -1);
    return taken.slice(-MET_AGAIN).map(({ number }) => this.who(number));
  }

  /** Plays the games of a generation, as far as they are not there yet, and takes samples of them. */
  private async play(
    generation: number,
    learner: Who,
    earlier: readonly Who[],
    games: number,
  ): Promise<void> {
    if (this.school.has(generation)) return;
    const league = [LINEAR, ...mannerNames.map((judge) => ({ judge })), ...earlier];
    const task = { do: 'play' as const, generation: generation + 1, learner, league };
    const file = this.folder.gamesFile(generation);
    const there = new Set(gamesIn(file).map(({ number }) => number));
    const tasks = portions<PlayTask>(task, games, GAMES).filter(({ from }) => !there.has(from));
    let done = there.size;
    await this.crew.all<PlayTask, KeptGame[]>(tasks, ({ from, to }, played) => {
      addGames(file, played);
      this.onlooker.at((done += to - from), games);
    });
    const all = gamesIn(file);
    this.school.take(generation, all);
    const points = all.flatMap((one) => one.learners.map((seat) => one.points[seat]));
    const mean = (points.reduce((sum, one) => sum + one, 0) / points.length).toFixed(1);
    this.say(`generation ${generation}: ${games} games, ${mean} points a seat of the learner`);
  }

  /** Lets a generation play against whoever is best, and keeps it; it plays from then on if it was ahead. */
  private async judged(run: Run, number: number, best: Who): Promise<Run> {
    const deals = Math.ceil(this.plan.manner.duel / this.plan.seats);
    const tasks = portions<DuelTask>({ do: 'duel', one: this.who(number), other: best }, deals, DEALS);
    let done = 0;
    const duel = addedUp(
      await this.crew.all<DuelTask, Duel>(tasks, ({ from, to }) =>
        this.onlooker.at((done += to - from), deals),
      ),
    );
    const isFirst = run.generations.length === 0;
    const taken = isFirst || duel.lead > 0;
    const rating = (isFirst ? 0 : bestOf(run).rating) + ratingFrom(duel, this.plan.seats);
    const against = best === LINEAR ? 'the linear evaluation' : isFirst ? 'those it began with' : 'the best';
    const verdict = taken ? `taken, rating ${rating.toFixed(0)}` : 'not taken';
    this.say(`generation ${number}: ${duelText(duel, against)}, ${verdict}`);
    const generation: Generation = { number, hours: this.hours, rating, taken };
    const next = { ...run, generations: [...run.generations, generation] };
    this.folder.save(next);
    return next;
  }

  private say(line: string): void {
    const timed = `${this.hours.toFixed(2)} h  ${line}`;
    this.folder.log(timed);
    this.onlooker.say(timed);
  }
}

/** The generation that was taken last. */
export function bestOf({ generations }: Run): Generation {
  return generations.findLast(({ taken }) => taken) ?? generations[0];
}

function addedUp(duels: readonly Duel[]): Duel {
  const sum = (part: (one: Duel) => number) => duels.reduce((all, one) => all + part(one), 0);
  return {
    deals: sum((one) => one.deals),
    games: sum((one) => one.games),
    wins: sum((one) => one.wins),
    lead: sum((one) => one.lead),
    squares: sum((one) => one.squares),
  };
}
