import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Many play from one address here. */
const GENEROUS = {
  LIMIT_REQUESTS: '1000000',
  LIMIT_FILES: '1000000',
  LIMIT_LOADS: '1000000',
  LIMIT_ADDRESS_STREAMS: '1000000',
  LIMIT_CONNECTIONS: '1000000',
  LIMIT_CHANGES: '1000000',
  LIMIT_CHATS: '1000000',
  LIMIT_GUESTS: '1000000',
  LIMIT_TABLES: '100000',
  LIMIT_OPEN_TABLES: '100000',
  LIMIT_NEW_TABLES: '1000000',
  LIMIT_PERSON_TABLES: '1000000',
  LIMIT_STREAMS: '100000',
  LIMIT_MESSAGES: '1000000',
  LIMIT_LOADED: '1000000',
};

type Environment = Readonly<Record<string, string>>;

/** A build of the server that nobody else writes to. */
export class ServerBuild {
  private readonly folder: string;
  readonly program: string;

  constructor() {
    const dist = join(ROOT, 'packages', 'server', 'dist');
    mkdirSync(dist, { recursive: true });
    this.folder = mkdtempSync(join(dist, 'run-'));
    const programs = join(this.folder, 'server', 'dist');
    // Where the server looks for the page; nobody asks for it here.
    mkdirSync(join(this.folder, 'web', 'dist'), { recursive: true });
    const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'server.mjs'), programs], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('building the server failed');
    this.program = join(programs, 'server.mjs');
  }

  /** The same program under another identity of its rules, as after an update. */
  updated(): string {
    const folder = join(this.folder, 'server', 'dist');
    const next = join(this.folder, 'server', 'next');
    cpSync(folder, next, { recursive: true });
    const program = join(next, 'server.mjs');
    const identity = /rulesIdentity = true \? "([\da-f]+)"|rulesIdentity = .*?"([\da-f]{16})"/.exec(
      readFileSync(program, 'utf8'),
    );
    const name = identity?.[1] ?? identity?.[2];
    if (name === undefined) throw new Error('the build says nothing of its rules');
    const other = name.split('').toReversed().join('');
    writeFileSync(program, readFileSync(program, 'utf8').replaceAll(name, other));
    return program;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A real server as a process of its own, which can be killed and started again. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  /** The end of its last process, when all that it said was heard. */
  private over: Promise<unknown> = Promise.resolve();
  /** The port of its last start. */
  port = 0;
  /** What it wrote to its log with level error or above, and to its error output. */
  readonly complaints: string[] = [];

  constructor(
    private readonly program: string,
    private readonly environment: Environment,
    private readonly args: readonly string[] = [],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Starts it and waits until it listens. */
  async start(): Promise<void> {
    const own = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
    const env = { ...process.env, ...GENEROUS, ...own, ...this.environment };
    const child = spawn(process.execPath, [this.program, ...this.args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.over = new Promise((resolve) => child.once('close', resolve));
    const last = () => child.kill('SIGKILL');
    process.once('exit', last);
    child.once('exit', () => process.off('exit', last));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => this.complaints.push(text));
    this.port = await new Promise<number>((resolve, reject) => {
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        const port = /localhost:(\d+)/.exec(text)?.[1];
        if (port !== undefined) resolve(Number(port));
        for (const line of text.split('\n')) if (line.startsWith('{"level"')) this.complaints.push(line);
      });
      child.on('close', (code) => reject(new Error(`the server ended (${code}): ${this.complaints.at(-1)}`)));
    });
  }

  /** Ends it without a warning. */
  kill(): Promise<void> {
    return this.end('SIGKILL').then(() => {});
  }

  /** Asks it to end; gives its exit code. */
  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Resolves with its exit code when it has ended. */
  async ended(): Promise<number | null> {
    await this.over;
    return this.child?.exitCode ?? null;
  }

  private end(signal: NodeJS.Signals): Promise<number | null> {
    this.child?.kill(signal);
    return this.ended();
  }
}
