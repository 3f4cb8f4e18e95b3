import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Weights } from '@furrow/bots/weights';
import { InputError } from '@furrow/cli/input-error';
import type { Ended } from '../card-table/tally';
import { NormalEquations } from './normal-equations';
import type { Plan } from './plan';
import type { Subject } from './subject';
import { tableOf, timesOf, weightsOfTable, weightsText } from './weight-table';

/** How far a run has come. */
export interface Run {
  /** How many rounds are done. */
  readonly round: number;
  /** The weights before the first round. */
  readonly start: Float64Array;
  /** The weights after the last round. */
  readonly table: Float64Array;
  /** What the samples so far say, the last round counting most. */
  readonly equations: NormalEquations;
  /** How the seats of the games of the last round ended. */
  readonly ended: readonly (readonly Ended[])[];
}

/** What stands in the file besides the equations. */
interface Saved {
  readonly plan: Plan;
  readonly round: number;
  readonly start: Weights;
  readonly weights: Weights;
}

/** The folder in which a run is kept: `state.json` with the equations beside it, `weights.json`, and how the games of each round ended. */
export class RunFolder {
  constructor(
    private readonly folder: string,
    private readonly plan: Plan,
    private readonly subject: Subject,
  ) {}

  /** How far the run in the folder has come; a new one if there is none. Throws `InputError` if it is another. */
  open(): Run {
    const file = join(this.folder, 'state.json');
    if (!existsSync(file)) return this.begin();
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Saved;
    this.refuseOther(saved);
    const { names } = this.subject.features;
    const size = { features: names.length, times: timesOf(saved.weights, names) };
    const bytes = readFileSync(this.equationsFile(saved.round));
    const numbers = new Float64Array(new Uint8Array(bytes).buffer);
    return {
      round: saved.round,
      start: tableOf(saved.start, names),
      table: tableOf(saved.weights, names),
      equations: new NormalEquations(size, numbers),
      ended: [],
    };
  }

  /** Keeps how far the run has come; whatever happens, the folder holds the last round or the one before. */
  save({ round, start, table, equations, ended }: Run): void {
    const { names } = this.subject.features;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.equationsFile(round), equations.numbers);
    const weights = weightsOfTable(table, names);
    const saved: Saved = { plan: this.plan, round, start: weightsOfTable(start, names), weights };
    this.replace(`games-${round}.jsonl`, ended.map((game) => `${JSON.stringify(game)}\n`).join(''));
    this.replace('state.json', `${JSON.stringify(saved)}\n`);
    this.replace('weights.json', weightsText(weights));
    rmSync(this.equationsFile(round - 1), { force: true });
  }

  private begin(): Run {
    const { features, start } = this.subject;
    const size = { features: features.names.length, times: timesOf(start, features.names) };
    const table = tableOf(start, features.names);
    return { round: 0, start: table, table, equations: new NormalEquations(size), ended: [] };
  }

  private equationsFile(round: number): string {
    return join(this.folder, `equations-${round}.bin`);
  }

  private replace(name: string, text: string): void {
    const fresh = join(this.folder, `${name}.new`);
    writeFileSync(fresh, text);
    renameSync(fresh, join(this.folder, name));
  }

  private refuseOther(saved: Saved): void {
    const refuse = (what: string) => {
      throw new InputError(`${this.folder} holds another run: ${what}; give another --dir`);
    };
    for (const [name, value] of Object.entries(this.plan)) {
      const before = saved.plan[name as keyof Plan];
      if (!isDeepStrictEqual(before, value))
        refuse(`${name} is ${JSON.stringify(before)} there, not ${JSON.stringify(value)}`);
    }
    const { names } = this.subject.features;
    const known = Object.keys(saved.weights);
    const gone = known.filter((name) => !names.includes(name));
    const added = names.filter((name) => !known.includes(name));
    if (gone.length > 0) refuse(`it has the features ${gone.join(', ')}, which are no more`);
    if (added.length > 0) refuse(`it lacks the features ${added.join(', ')}`);
    if (!isDeepStrictEqual(known, names)) refuse('its features have another order');
  }
}
