/** Runs jobs with the same key one after the other. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const done = (this.tails.get(key) ?? Promise.resolve()).then(job);
    const tail = done
      .catch(() => {})
      .finally(() => {
        if (this.tails.get(key) === tail) this.tails.delete(key);
      });
    this.tails.set(key, tail);
    return done;
  }
}
