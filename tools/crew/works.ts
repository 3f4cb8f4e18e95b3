/** Carries out what the process that forked this one sends, one task after the other. */
export function works<P, T>(carryOut: (plan: P, task: T) => unknown): void {
  process.on('message', ({ plan, task }: { plan: P; task: T }) => {
    try {
      process.send?.({ result: carryOut(plan, task) });
    } catch (error) {
      process.send?.({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
