import { LANGUAGES } from '@furrow/text/language';
import { order } from '@furrow/wire/acts';
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

/** The parameter of routes about one table. */
export const tableParams = z.strictObject({ id: idForm });

/** A seat. */
export const seat = z.int().describe('A seat, from 0; -1 is chance.');
/** A list of something. */
export const list = <T extends z.core.$ZodType>(of: T) => z.array(of).readonly();

/** Who sits on a seat. */
export const sitter = z
  .union([
    z.object({
      person: z.string(),
      name: z.string(),
      guest: z.literal(true).optional().describe('Had no account when they sat down.'),
      program: z.literal(true).optional().describe('A program plays for them.'),
    }),
    z.object({ bot: z.string(), name: z.string() }),
    z.null(),
  ])
  .describe('A person, a bot, or nobody yet.');

/** Everybody's time, in milliseconds, and whose clock runs since when. */
export const clocks = z.object({ left: list(z.number()), running: list(seat), since: z.number() });
/** The number of a question, and whether nobody waits for its answer. */
export const asked = z.object({ number: z.int(), open: z.boolean() });
/** How a game ended. */
export const ending = z.enum(['played', 'agreed', 'resigned', 'time', 'gone']);
/** How far a table is. */
export const phase = z.enum(['open', 'playing', 'over', 'dropped']);
/** What everybody can agree on. */
export const wants = z.union([
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
  here: z.boolean().optional().describe('Somebody who sits there is connected now; said of public tables.'),
  after: z.string().optional(),
  daily: z.string().optional(),
  result: z.object({ how: ending, scores: list(z.number()), winners: list(seat) }).optional(),
});

/** How a game stands for somebody. */
export const viewForm = z.object({
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
  pool: z.string().optional().describe('The pool of cards that hands are dealt from.'),
  phase,
  frozen: z
    .object({ moves: z.int() })
    .optional()
    .describe(
      'The game cannot go on with the rules of this server; it stands as it did after so many moves.',
    ),
  created: z.number(),
  sitters: list(sitter),
  seat: seat.optional(),
  orders: list(order).optional().describe('The standing orders of my seat.'),
  here: list(seat).describe(
    'The seats whose people are at the table now: they have its stream or that of their questions open, or follow it with `here`.',
  ),
  host: seat.optional(),
  no: z.int(),
  moves: z.int(),
  waiting: list(seat),
  timedOut: list(seat),
  offers: list(z.object({ offer: z.int(), by: seat, wants, yes: list(seat) })),
  commitment: z.string(),
  asked: asked.optional(),
  clocks: clocks.optional(),
  after: z.string().optional(),
  daily: z.string().optional(),
  advice: z
    .boolean()
    .describe(
      'Players may let a program advise them now: when the game is over, and before where the table allows it.',
    ),
  statistics: z.boolean().describe('Players are shown how cards have fared in games of bots.'),
  ready: list(seat)
    .optional()
    .describe('The seats that are ready for the next game of the campaign, once this one is over.'),
  keeps: z.string().nullable().optional().describe('The card that my seat keeps for it; null for none.'),
  rematch: z
    .string()
    .optional()
    .describe(
      'The table at which the same people play again, or the next game of the campaign; told to those who played.',
    ),
  reserved: list(seat)
    .optional()
    .describe('The free seats of a rematch that are kept for those who played before.'),
  result: z
    .object({ how: ending, scores: list(z.number()), winners: list(seat), seed: z.string().optional() })
    .optional(),
});

/** The tables of the games of a campaign. */
export const campaignTablesForm = z.object({ tables: list(idForm) });

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
  blocks: list(z.string()).describe('The people whom I do not want to meet.'),
});

/** Recovery codes, which are shown only once. */
export const codesForm = z.object({ codes: list(z.string()) });
