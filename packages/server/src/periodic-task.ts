/** Does something again and again with a pause between, never twice at the same time. */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly job: () => Promise<void>,
    private readonly pause: number,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Does it now, and from now on. */
  start(): void {
    this.running = this.job()
      .catch(this.failed)
      .finally(() => {
        if (!this.stopped) this.timer = setTimeout(() => this.start(), this.pause);
      });
  }

  /** Does it no more; resolves when it is not being done. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
