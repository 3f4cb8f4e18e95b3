const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on stderr that shows how much of a long work is done; nothing is shown if stderr is not a terminal. */
export class Progress {
  private shown = 0;
  private readonly begun = performance.now();

  constructor(
    private readonly what: string,
    /** How much was done before the work began, and is no measure of its speed. */
    private readonly before = 0,
    private readonly stream: NodeJS.WriteStream = process.stderr,
  ) {}

  /** Shows that so much of all is done, and what is known by now. */
  at(done: number, all: number, known = ''): void {
    const now = performance.now();
    if (!this.stream.isTTY || now - this.shown < EVERY_MS) return;
    this.shown = now;
    const full = Math.round((WIDTH * done) / all);
    const own = done - this.before;
    const left = own <= 0 ? '' : `, ${secondsText(((now - this.begun) / own) * (all - done))} left`;
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    this.stream.write(
      `\r\x1b[K${bar} ${done} of ${all} ${this.what}${known === '' ? '' : `, ${known}`}${left}`,
    );
  }

  /** Takes the bar away. */
  end(): void {
    if (this.stream.isTTY && this.shown > 0) this.stream.write('\r\x1b[K');
  }
}

function secondsText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}
