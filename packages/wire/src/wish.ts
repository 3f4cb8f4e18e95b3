import * as z from 'zod/mini';

/** How long people may think: a live clock with a bank and an increment in seconds, days for each move with playing hours, or no limit. */
export const pace = z.discriminatedUnion('pace', [
  z.strictObject({ pace: z.literal('free') }),
  z.strictObject({
    pace: z.literal('live'),
    bank: z.int().check(z.minimum(10), z.maximum(36_000)),
    increment: z.int().check(z.minimum(0), z.maximum(600)),
  }),
  z.strictObject({
    pace: z.literal('slow'),
    days: z.int().check(z.minimum(1), z.maximum(30)),
    /** The hours of the day, in UTC, in which clocks run. */
    from: z.int().check(z.minimum(0), z.maximum(23)),
    to: z.int().check(z.minimum(1), z.maximum(24)),
  }),
]);
export type Pace = z.infer<typeof pace>;

/** A table as somebody wishes it. */
export const tableWish = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options: z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(6000))),
  seats: z.int().check(z.minimum(1), z.maximum(6)),
  public: z.boolean(),
  rated: z.boolean(),
  pace,
  /** Whether players may let a program advise them while they play; without a word they may in games that are not rated. */
  advice: z.optional(z.boolean()),
  /** Whether players are shown how cards have fared while they play; without a word they are in games that are not rated. */
  statistics: z.optional(z.boolean()),
  /** Which game of a campaign is played, from 1; whoever sets up a table can wish for the first one only. */
  campaign: z.optional(z.int().check(z.minimum(1))),
});
export type TableWish = z.infer<typeof tableWish>;
