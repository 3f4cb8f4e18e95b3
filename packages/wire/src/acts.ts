import * as z from 'zod/mini';

const seat = z.int().check(z.minimum(0), z.maximum(5));
const count = z.int().check(z.minimum(0), z.maximum(100_000));
const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const bot = z.string().check(z.regex(/^level-[1-5]$/));

/** What shall be done for a seat while its person is away; nobody else ever sees it. */
export const order = z.discriminatedUnion('when', [
  /** What leaves nothing to choose is answered. */
  z.strictObject({ when: z.literal('forced') }),
  /** How the family is fed. */
  z.strictObject({ when: z.literal('feeding'), spare: z.enum(['animals', 'crops']) }),
  /** What is kept of every pack of a draft: the cards that are named first, then others as they lie there. */
  z.strictObject({
    when: z.literal('draft'),
    cards: z.array(words(60)).check(z.minLength(1), z.maxLength(200)),
  }),
  /** The first wish that can be fulfilled is played, once: where to go, and how many goods must lie there at least. */
  z.strictObject({
    when: z.literal('placement'),
    wishes: z
      .array(z.strictObject({ move: words(200), atLeast: z.optional(count) }))
      .check(z.minLength(1), z.maxLength(12)),
  }),
]);

/** What a person wants to do at a table. */
export const act = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('sit'), seat: z.optional(seat) }),
  z.strictObject({ act: z.literal('leave') }),
  z.strictObject({ act: z.literal('bot'), seat, bot: z.nullable(bot) }),
  /** The host frees the seat of somebody else before the game, and who is there is sent away; or one that is kept for those who played before. */
  z.strictObject({ act: z.literal('free'), seat }),
  z.strictObject({ act: z.literal('start') }),
  z.strictObject({ act: z.literal('play'), number: count, move: words(400) }),
  z.strictObject({ act: z.literal('undo'), to: count }),
  z.strictObject({
    act: z.literal('offer'),
    wants: z.discriminatedUnion('what', [
      z.strictObject({ what: z.literal('undo'), to: count }),
      z.strictObject({ what: z.literal('end') }),
      z.strictObject({ what: z.literal('replace'), seat, bot }),
    ]),
  }),
  z.strictObject({ act: z.literal('vote'), offer: count, yes: z.boolean() }),
  z.strictObject({ act: z.literal('resign') }),
  z.strictObject({ act: z.literal('chat'), text: words(500) }),
  /** Is ready for the next game of the campaign, and keeps a card for it, or none; it can be said anew until everybody is ready. */
  z.strictObject({ act: z.literal('keep'), card: z.optional(words(60)) }),
  z.strictObject({ act: z.literal('orders'), orders: z.array(order).check(z.maxLength(10)) }),
]);

/** An act with the key that makes it safe to send it again. */
export const keyedAct = z.strictObject({
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  act,
});

export type Order = z.infer<typeof order>;
export type Act = z.infer<typeof act>;
export type KeyedAct = z.infer<typeof keyedAct>;

/** Why something was refused: a word for programs, a sentence for people, and what would be right where that can be said. */
export interface Refusal {
  readonly why: string;
  readonly words: string;
  readonly right?: unknown;
}

/** What comes of an act: the number of the last news it made, or why it was refused. What was done once is answered, not done again, if its key comes again; a refused key may be sent again. */
export type Answer =
  | { readonly ok: true; readonly no: number }
  | { readonly ok: false; readonly refusal: Refusal };
