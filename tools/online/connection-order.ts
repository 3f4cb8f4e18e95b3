/** Watches that the news of one connection come in order: each number follows the last one, or begins where somebody asked. */
export class ConnectionOrder {
  readonly faults: string[] = [];
  private last: number | undefined;
  /** After which numbers news were asked for; what is asked twice is told twice. */
  private readonly starts = new Set<number>();

  /** A new connection begins. */
  begin(): void {
    this.last = undefined;
    this.starts.clear();
  }

  /** All news after a number were asked for. */
  asked(from: number): void {
    this.starts.add(from);
  }

  /** News with this number came over the connection. */
  came(no: number): void {
    if (no - 1 !== this.last && !this.starts.has(no - 1))
      this.faults.push(
        `number ${no} came after ${this.last ?? 'nothing'}, asked from ${[...this.starts].join()}`,
      );
    this.last = no;
  }
}
