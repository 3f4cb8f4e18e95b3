import { createInterface, type Interface } from 'node:readline';

/** The lines that a person types, or that a script sends. */
export class Lines {
  private readonly waiting: string[] = [];
  private wanted: ((line: string | undefined) => void) | undefined;
  private readonly reader: Interface;
  private readonly typed = process.stdin.isTTY && process.stdout.isTTY;
  private over = false;
  private known: readonly string[] = [];

  constructor() {
    this.reader = createInterface({
      input: process.stdin,
      terminal: this.typed,
      ...(this.typed && { output: process.stdout, completer: (text: string) => this.complete(text) }),
    });
    this.reader.on('line', (line) => this.take(line));
    this.reader.on('close', () => this.end());
    this.reader.on('SIGINT', () => this.end());
    process.on('SIGINT', this.interrupted);
    process.on('SIGTERM', this.interrupted);
  }

  /** Whether no more lines will come. */
  get ended(): boolean {
    return this.over && this.waiting.length === 0;
  }

  /** The next line; undefined when there is none any more. `known` are the words that the tab key completes. */
  ask(prompt: string, known: readonly string[] = []): Promise<string | undefined> {
    this.known = known;
    const ready = this.waiting.shift();
    if (ready !== undefined || this.over) {
      this.echo(prompt, ready);
      return Promise.resolve(ready);
    }
    if (this.typed) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    }
    return new Promise((resolve) => {
      this.wanted = (line) => {
        this.echo(prompt, line);
        resolve(line);
      };
    });
  }

  /** Reads no more. */
  close(): void {
    process.off('SIGINT', this.interrupted);
    process.off('SIGTERM', this.interrupted);
    this.reader.close();
  }

  private readonly interrupted = (): void => this.end();

  /** A script's lines are shown, so that what it did can be read. */
  private echo(prompt: string, line: string | undefined): void {
    if (!this.typed) process.stdout.write(`${prompt}${line ?? ''}\n`);
    else if (line === undefined) process.stdout.write('\n');
  }

  private take(line: string): void {
    const { wanted } = this;
    this.wanted = undefined;
    if (wanted === undefined) this.waiting.push(line);
    else wanted(line);
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    this.wanted?.(undefined);
    this.wanted = undefined;
  }

  private complete(text: string): [string[], string] {
    const last = text.split(/[;]\s*/).at(-1) ?? '';
    const found = this.known.filter((word) => word.startsWith(last));
    return [found, last];
  }
}
