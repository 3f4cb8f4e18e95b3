import { seatedBot } from '@furrow/wire/seated';
import { type Known, tableNow } from '../online/asking';
import type { Client } from '../online/client';
import type { Crew } from './crew';

const LONGEST = 60_000;
const LOOK = 200;

/** Waits until nothing moves any more and everybody was told everything; gives what did not come to rest. */
export async function quiet(url: () => string, crews: readonly Crew[]): Promise<string[]> {
  const problems: string[] = [];
  const clients = crews.flatMap((crew) => crew.clients);
  for (const table of new Set(clients.map(({ place }) => place.table))) {
    const known = await settled(url(), table);
    if (waitsForBot(known)) problems.push(`${table}: waits for a bot that does not move`);
    if (isFull(known)) problems.push(`${table}: is full and does not start`);
    for (const client of clients.filter(({ place }) => place.table === table)) {
      const there = await client.until(() => hasAll(client, known.no), LONGEST);
      if (!there) problems.push(`${client.place.name}: is at ${client.follower.no}, not ${known.no}`);
    }
  }
  return problems;
}

async function settled(url: string, table: string): Promise<Known> {
  const end = Date.now() + LONGEST;
  let known = await tableNow(url, table);
  while ((waitsForBot(known) || isFull(known)) && Date.now() < end) {
    await new Promise((go) => setTimeout(go, LOOK));
    known = await tableNow(url, table);
  }
  return known;
}

function waitsForBot({ waiting, sitters }: Known): boolean {
  return waiting.some((seat) => seatedBot(sitters[seat]) !== undefined);
}

/** Whether nothing but people who are away keeps a table from starting; the crews are all there. */
function isFull({ phase, sitters }: Known): boolean {
  return phase === 'open' && sitters.every((sitter) => sitter !== null);
}

/** Whether a client has everything, or lost its seat and is told nothing more of it. */
function hasAll({ follower, place, taken }: Client, last: number): boolean {
  const lost = taken.some(
    (told) =>
      told.kind === 'seat' && told.seat === place.seat && told.sitter !== null && 'bot' in told.sitter,
  );
  return lost || follower.no >= last;
}
