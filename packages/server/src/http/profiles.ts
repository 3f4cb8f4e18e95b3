import type { Language } from '@furrow/text/language';
import * as z from 'zod';
import { listsAlone } from '../ratings/lists-alone';
import type { Services } from '../services';
import { personById } from '../store/people';
import { headToHead, ratingsOf, resultsOf } from '../store/ratings';
import type { Db } from '../store/schema';
import { tablesToldTo, wishesOf } from '../store/table-lists';
import { refuse } from '../words/refused';
import { idForm } from './forms';
import { type Route, route } from './route';

const MOST_RESULTS = 50;

const profileForm = z.object({
  id: idForm,
  name: z.string(),
  kind: z.enum(['guest', 'account', 'program', 'gone']),
  created: z.number(),
  ratings: z.array(z.object({ ladder: z.string(), mu: z.number(), sigma: z.number(), games: z.int() })),
  results: z.array(
    z.object({
      table: idForm.optional().describe('Missing if the table is private and I did not play there.'),
      seat: z.int(),
      game: z.string(),
      options: z.record(z.string(), z.string()).describe('As they were wished.'),
      seats: z.int().describe('How many played.'),
      ladder: z.string().optional(),
      score: z.number(),
      place: z.int(),
      ended: z.number(),
    }),
  ),
  alone: z
    .array(
      z.object({
        edition: z.string(),
        decks: z.string().optional().describe('Missing where games with other beginnings are put together.'),
        cards: z.string().optional().describe('The decks in words.'),
        withCards: z.boolean(),
        games: z.int(),
        average: z.number(),
        best: z.number(),
        goal: z.number().describe('The points to reach.'),
      }),
    )
    .describe('Games of Agricola alone, by edition and decks.'),
  against: z
    .object({ before: z.int(), behind: z.int(), level: z.int() })
    .optional()
    .describe('How often this person was placed before the other, behind, or level.'),
});

type Profile = z.input<typeof profileForm>;

/** Who somebody is to others: games, results, ratings. */
export function profileRoutes({ store }: Services): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/people/:id',
      does: 'Games, results and ratings of a person, how they did alone, and against another.',
      theme: 'people',
      who: 'anybody',
      scope: 'read',
      params: z.strictObject({ id: idForm }),
      query: z.strictObject({ against: idForm.optional() }),
      answer: profileForm,
      refuses: ['no-such-person'],
      async do({ caller, params, query, language }) {
        const asked = { id: params.id, other: query.against, by: caller?.person.id, language };
        return (await store.read((db) => profileOf(db, asked))) ?? refuse('no-such-person');
      },
    }),
  ];
}

interface ProfileRequest {
  readonly id: string;
  readonly other: string | undefined;
  /** Whoever asks, and the language they read. */
  readonly by: string | undefined;
  readonly language: Language;
}

async function profileOf(db: Db, { id, other, by, language }: ProfileRequest): Promise<Profile | undefined> {
  const person = await personById(db, id);
  if (person === undefined) return undefined;
  const { name, kind, created } = person;
  const ratings = [...(await ratingsOf(db, id))].map(([ladder, rating]) => ({ ladder, ...rating }));
  const results = await resultsOf(db, id, { atMost: MOST_RESULTS });
  const tables = results.map(({ table }) => table);
  const [wishes, told] = [await wishesOf(db, tables), await tablesToldTo(db, by, tables)];
  const against = other === undefined ? undefined : await headToHead(db, id, other);
  return {
    id,
    name,
    kind,
    created,
    ratings,
    results: results.flatMap(({ table, seat, ladder, score, place, ended }) => {
      const wish = wishes.get(table);
      if (wish === undefined) return [];
      const { game, options, seats } = wish;
      const played = { seat, game, options, seats, score, place, ended };
      const known = told.has(table) && { table };
      return [{ ...played, ...known, ...(ladder !== undefined && { ladder }) }];
    }),
    alone: await listsAlone(db, id, language),
    ...(against && { against }),
  };
}
