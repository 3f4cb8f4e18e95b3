import * as z from 'zod';
import { asked, clocks, ending, idForm, list, seat, sitter, wants } from './forms';

const numbered = {
  no: z.int().describe('The number it has at its table, without gaps.'),
  time: z.number().describe('In milliseconds.'),
};

const after = {
  patch: list(z.tuple([z.string(), z.unknown()]).readonly()).describe(
    'What became different in the view: the way to a value, its steps joined by dots, and the new value. A place behind the end of a list makes it longer, its length makes it shorter.',
  ),
  moves: z.int().describe('How many moves count now.'),
  asked: asked.optional(),
  clocks: clocks.optional(),
};

const heard = list(
  z.object({ event: z.string(), to: seat.optional() }).meta({ additionalProperties: true }),
).describe(
  'What came of it; every event has values of its own, and names cards, spaces and goods by their words.',
);

/** News of a table, as somebody is told of them. */
export const newsForm = z.discriminatedUnion('kind', [
  z.object({
    ...numbered,
    kind: z.literal('seat'),
    seat,
    sitter,
    sentAway: z.literal(true).optional().describe('The host sent away whoever sat there.'),
    freed: z.literal(true).optional().describe('The host freed the seat of somebody who was away.'),
    forAll: z
      .literal(true)
      .optional()
      .describe('The host lets anybody have a seat that was kept for those who played before.'),
  }),
  z.object({ ...numbered, kind: z.literal('begin'), commitment: z.string(), sitters: list(sitter) }),
  z.object({
    ...numbered,
    kind: z.literal('step'),
    seat,
    text: z.string().optional().describe('The move in notation; missing where I may not know it.'),
    heard,
    ...after,
  }),
  z.object({ ...numbered, kind: z.literal('undo'), to: z.int(), by: list(seat), ...after }),
  z.object({ ...numbered, kind: z.literal('offer'), offer: z.int(), by: seat, wants }),
  z.object({
    ...numbered,
    kind: z.literal('vote'),
    offer: z.int(),
    seat,
    yes: z.boolean(),
    closed: z.boolean(),
  }),
  z.object({ ...numbered, kind: z.literal('resigned'), seat }),
  z.object({ ...numbered, kind: z.literal('timeout'), seat }),
  z.object({ ...numbered, kind: z.literal('resumed'), left: list(z.number()) }),
  z.object({
    ...numbered,
    kind: z.literal('chat'),
    person: z.string(),
    name: z.string(),
    text: z.string(),
    guest: z.literal(true).optional().describe('They have no account.'),
    program: z.literal(true).optional().describe('A program says it for them.'),
  }),
  z.object({
    ...numbered,
    kind: z.literal('keep'),
    seat,
    card: z.string().optional().describe('What the seat keeps for the next game; told to that seat alone.'),
  }),
  z.object({
    ...numbered,
    kind: z.literal('rematch'),
    table: idForm.optional().describe('Where they play again; told to those who sit there alone.'),
  }),
  z.object({
    ...numbered,
    kind: z.literal('over'),
    how: ending,
    scores: list(z.number()),
    winners: list(seat),
    seed: z.string().optional(),
  }),
]);

/** A question that I am asked at one of my tables. */
export const turnForm = z.object({ table: idForm, no: z.int(), asked });
