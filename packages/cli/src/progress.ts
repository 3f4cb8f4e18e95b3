const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on stderr that shows how much of a long work is done; nothing is shown if stderr is not a terminal. */
export class Progress {
  private shown = 0;
  private readonly begun = performance.now();

  constructor(
    private readonly what: string,
    private readonly stream: NodeJS.WriteStream = process.stderr,
  ) {}

  /** Shows that so much of all is done. */
  at(done: number, all: number): void {
    const now = performance.now();
    if (!this.stream.isTTY || now - this.shown < EVERY_MS) return;
    this.shown = now;
    const full = Math.round((WIDTH * done) / all);
    const left = done === 0 ? '' : `, ${secondsText(((now - this.begun) / done) * (all - done))} left`;
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    this.stream.write(`\r\x1b[K${bar} ${done} of ${all} ${this.what}${left}`);
  }

  /** Takes the bar away. */
  end(): void {
    if (this.stream.isTTY && this.shown > 0) this.stream.write('\r\x1b[K');
  }
}

function secondsText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
