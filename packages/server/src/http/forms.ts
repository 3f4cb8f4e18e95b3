import { LANGUAGES } from '@furrow/text/language';
import { tableWish } from '@furrow/wire/wish';
import * as z from 'zod';

/** An id of a person or a table. */
export const idForm = z.string().regex(/^[\w-]{16}$/);

/** A language that people read. */
export const languageForm = z.enum(LANGUAGES);

/** `?lang=`: answer in this language, whatever language the person reads. */
export const languageQuery = z.strictObject({ lang: languageForm.optional() });

/** A whole number in a query. */
export const numberQuery = (most: number) => z.coerce.number().int().min(0).max(most);

/** The parameter of doors about one table. */
export const tableParams = z.strictObject({ id: idForm });

const seat = z.int().describe('A seat, from 0; -1 is chance.');
const list = <T extends z.core.$ZodType>(of: T) => z.array(of).readonly();

const sitter = z
  .union([
    z.object({ person: z.string(), name: z.string() }),
    z.object({ bot: z.string(), name: z.string() }),
    z.null(),
  ])
  .describe('A person, a bot, or nobody yet.');

const clocks = z.object({ left: list(z.number()), running: list(seat), since: z.number() });
const asked = z.object({ number: z.int(), open: z.boolean() });
const ending = z.enum(['played', 'agreed', 'resigned']);
const phase = z.enum(['open', 'playing', 'over', 'dropped']);
const wants = z.union([
  z.object({ what: z.literal('undo'), to: z.int() }),
  z.object({ what: z.literal('end') }),
  z.object({ what: z.literal('replace'), seat, bot: z.string() }),
]);

/** A table in a list. */
export const listedTableForm = z.object({
  id: idForm,
  wish: tableWish,
  owner: z.string(),
  created: z.number(),
  changed: z.number().describe('When something last happened at it.'),
  phase,
  sitters: list(sitter),
  waiting: list(seat),
  last: z.int().describe('The number of its last entry.'),
  deadline: z.number().optional(),
  after: z.string().optional(),
  daily: z.string().optional(),
  result: z.object({ how: ending, scores: list(z.number()), winners: list(seat) }).optional(),
});

/** How a game stands for somebody. */
export const standingForm = z.object({
  no: z.int(),
  moves: z.int(),
  seat: seat.optional(),
  view: z.unknown().describe('What is seen of the state; null stands for what is not.'),
  asked: asked.optional(),
});

/** What somebody may know of a table. */
export const tableForm = z.object({
  id: idForm,
  wish: tableWish,
  options: z.record(z.string(), z.string()).readonly(),
  phase,
  created: z.number(),
  sitters: list(sitter),
  seat: seat.optional(),
  host: seat.optional(),
  no: z.int(),
  moves: z.int(),
  waiting: list(seat),
  timedOut: list(seat),
  offers: list(z.object({ offer: z.int(), by: seat, wants, yes: list(seat) })),
  commitment: z.string().optional(),
  asked: asked.optional(),
  clocks: clocks.optional(),
  after: z.string().optional(),
  daily: z.string().optional(),
  rematch: z.string().optional(),
  result: z
    .object({ how: ending, scores: list(z.number()), winners: list(seat), seed: z.string().optional() })
    .optional(),
});

/** News of a table with their number and time, and what each kind of them tells besides. */
export const toldForm = z
  .object({
    no: z.int(),
    time: z.number(),
    kind: z.enum([
      'seat',
      'begin',
      'step',
      'undo',
      'offer',
      'vote',
      'resigned',
      'timeout',
      'chat',
      'resumed',
      'rematch',
      'over',
    ]),
  })
  .meta({ additionalProperties: true });

/** What a seat is asked. */
export const decisionForm = z.object({
  number: z.int(),
  kind: z.string(),
  open: z.boolean(),
  prompt: z.string(),
  moves: list(z.object({ move: z.string(), words: z.string() })),
  listsAll: z.boolean(),
});

/** What each opponent did since my last move. */
export const digestForm = z.object({
  opponents: list(z.object({ seat, name: z.string(), lines: list(z.string()) })),
});

/** A game with all that can be chosen about it, in words. */
export const gameForm = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  seats: list(z.int()),
  options: list(
    z.object({
      name: z.string(),
      title: z.string(),
      about: z.string(),
      standard: z.string(),
      values: list(z.object({ value: z.string(), words: z.string() })),
      listOf: list(z.string()).optional(),
      upTo: z.int().optional(),
    }),
  ),
});

/** Whoever asks, as they see themselves. */
export const meForm = z.object({
  id: idForm,
  name: z.string(),
  language: languageForm,
  kind: z.enum(['guest', 'account', 'program']),
  login: z.string().optional(),
  created: z.number(),
  mutes: list(z.string()).describe('The people whose chat I do not want to read.'),
});

/** Recovery codes, which are shown only once. */
export const codesForm = z.object({ codes: list(z.string()) });
