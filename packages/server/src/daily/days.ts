/** The day of a moment, in UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Whether the secret of a deal of the day is still one: its day, with which its id begins, is not over. */
export function isSealed(deal: string, now: number): boolean {
  return deal.slice(0, 10) >= dayOf(now);
}
