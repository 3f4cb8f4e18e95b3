/** A game of a campaign that is watched from the chronicle: the campaign, and which of its records it is, from 1 on. */
interface Watched {
  readonly campaign: string;
  readonly record: number;
}

/** The name of a watched game; it is never saved under it. */
export function watchedId({ campaign, record }: Watched): string {
  return `${campaign}--${record}`;
}

/** Reads such a name; undefined if it is that of a saved game. */
export function watchedIn(id: string): Watched | undefined {
  const found = /^(.+)--(\d+)$/.exec(id);
  return found === null ? undefined : { campaign: found[1], record: Number(found[2]) };
}
