import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { HALVES } from '@furrow/bots/network/half';
import type { StoredMind } from '@furrow/bots/network/network-mind';
import type { StoredNetwork } from '@furrow/bots/network/stored-network';
import { writeWhole } from '@furrow/cli/atomic-file';
import { InputError } from '@furrow/cli/input-error';
import { Model, type Shape } from './model';
import type { Plan } from './plan';
import { Samples } from './samples';

/** What is known of a generation. */
export interface Generation {
  readonly number: number;
  /** How many hours had been spent when it was there. */
  readonly hours: number;
  /** Its rating; whoever the run began with has 0. */
  readonly rating: number;
  /** Whether it plays from then on. */
  readonly taken: boolean;
}

/** How far a run has come: plain data. */
export interface Run {
  readonly plan: Plan;
  readonly generations: readonly Generation[];
}

/** The networks of a generation: those that judge a half of the game each, and the prior. */
export const PARTS = [...HALVES, 'prior'] as const;
export type Part = (typeof PARTS)[number];

/** The folder in which a run is kept; whatever happens, it holds the last generation or the one before. */
export class RunFolder {
  constructor(
    readonly folder: string,
    private readonly plan: Plan,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** How far the run has come. Throws `InputError` if the folder holds another run. */
  open(): Run {
    const file = this.file('run.json');
    if (!existsSync(file)) return { plan: this.plan, generations: [] };
    const run = JSON.parse(readFileSync(file, 'utf8')) as Run;
    for (const [name, value] of Object.entries(this.plan)) {
      const before = run.plan[name as keyof Plan];
      if (isDeepStrictEqual(before, value)) continue;
      const [there, here] = [before, value].map((one) => JSON.stringify(one));
      throw new InputError(
        `${this.folder} holds another run: ${name} is ${there} there, not ${here}; give another --dir`,
      );
    }
    return run;
  }

  /** Keeps that a generation is there, its networks being kept already. */
  save(run: Run): void {
    writeWhole(this.file('run.json'), `${JSON.stringify(run)}\n`);
  }

  /** Keeps one of the networks of a generation, with fractions and as bots use it. */
  saveModel(part: Part, generation: number, model: Model, network: StoredNetwork): void {
    writeFileSync(this.modelFile(part, generation), new Uint8Array(model.numbers.buffer));
    writeWhole(this.networkFile(part, generation), `${JSON.stringify(network)}\n`);
    rmSync(this.modelFile(part, generation - 2), { force: true });
  }

  /** One of the networks of a generation with fractions; undefined if it is not there. */
  model(part: Part, generation: number, shape: Shape): Model | undefined {
    const file = this.modelFile(part, generation);
    if (!existsSync(file)) return undefined;
    return new Model(shape, new Float64Array(new Uint8Array(readFileSync(file)).buffer));
  }

  /** Where one of the networks of a generation is kept as bots use it. */
  networkFile(part: Part, generation: number): string {
    return this.file(`${part}-${generation}.json`);
  }

  /** Where both networks that judge are kept together; they are put there. */
  judgeFile(generation: number): string {
    const file = this.file(`judge-${generation}.json`);
    if (!existsSync(file)) writeWhole(file, `${JSON.stringify(this.mind(generation).judge)}\n`);
    return file;
  }

  /** Where the networks that a run begins with are kept as players use them; they are put there. */
  startFiles(files: readonly string[]): { readonly judge: string; readonly prior: string } {
    const [judge, prior] = [this.file('judge-start.json'), this.file('prior-start.json')];
    const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as StoredMind);
    const mind: StoredMind = Object.assign({}, ...parts);
    if (mind.judge === undefined || mind.prior === undefined)
      throw new InputError(
        `--start ${files.join(',')}: a run begins with networks that judge and with a prior`,
      );
    writeWhole(judge, `${JSON.stringify(mind.judge)}\n`);
    writeWhole(prior, `${JSON.stringify(mind.prior)}\n`);
    return { judge, prior };
  }

  /** Where the games of a generation are kept. */
  gamesFile(generation: number): string {
    return this.file(`games-${generation}.jsonl`);
  }

  /** The networks of a generation as bots use them. */
  mind(generation: number): StoredMind {
    const read = (part: Part) =>
      JSON.parse(readFileSync(this.networkFile(part, generation), 'utf8')) as StoredNetwork;
    const judge = { early: read('early'), late: read('late') };
    return this.plan.keepsPrior === true ? { judge } : { judge, prior: read('prior') };
  }

  /** Keeps the samples of a name. */
  saveSamples(name: string, samples: Samples): void {
    writeFileSync(this.file(`${name}.bin`), samples.bytes());
  }

  /** The samples of a name; undefined if there are none. */
  samples(name: string): Samples | undefined {
    const file = this.file(`${name}.bin`);
    return existsSync(file) ? Samples.from(readFileSync(file)) : undefined;
  }

  /** Adds a line to the log. */
  log(line: string): void {
    writeFileSync(this.file('log.txt'), `${line}\n`, { flag: 'a' });
  }

  private modelFile(part: Part, generation: number): string {
    return this.file(`${part}-${generation}.bin`);
  }

  private file(name: string): string {
    return join(this.folder, name);
  }
}
