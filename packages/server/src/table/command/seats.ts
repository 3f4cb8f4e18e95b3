import type { Seat } from '@furrow/kernel/seat';
import { botWords } from '@furrow/text/words';
import type { Act, Refusal } from '@furrow/wire/acts';
import { seatedPerson } from '@furrow/wire/seated';
import type { Sitter } from '@furrow/wire/told';
import { looksOf } from '../../people/look-alikes';
import { isLaterGame } from '../state/campaign';
import { reservedSeats } from '../state/reserved-seats';
import type { TableState } from '../state/table-state';
import type { Chance } from '../transaction/consequences';
import { awaited, begin, notifyAwaited, startsByItself } from '../transaction/start';
import type { Player } from './actor';
import type { Command } from './command';

type Seating = Extract<Act, { act: 'sit' | 'leave' | 'bot' | 'free' | 'start' }>;

/** Sits down, stands up, puts a bot on a seat, frees one or starts the game; gives why that is refused. */
export async function changeSeats(
  command: Command,
  act: Seating,
  chance: Chance,
): Promise<Refusal | undefined> {
  if (command.transaction.table.phase !== 'open') return command.refuse('not-open', undefined);
  const refusal = act.act === 'start' ? mayStart(command) : await take(command, act);
  if (refusal !== undefined) return refusal;
  if (act.act === 'start' || startsByItself(command.transaction)) await begin(command.transaction, chance);
  else notifyAwaited(command.transaction);
  return undefined;
}

/** The host starts a full table; whoever says so is there. */
function mayStart(command: Command): Refusal | undefined {
  const { table } = command.transaction;
  if (command.seat === undefined) return command.refuse('not-seated', undefined);
  if (command.seat !== table.host()) return command.refuse('not-host', undefined);
  const free = table.sitters.filter((sitter) => sitter === null).length;
  if (free > 0) return command.refuse('not-full', { free });
  const away = awaited(command.transaction).filter((seat) => seat !== command.seat);
  if (away.length === 0) return undefined;
  return command.refuse('people-away', { names: away.map((seat) => table.sitters[seat]?.name ?? '') }, away);
}

function take(
  command: Command,
  act: Exclude<Seating, { act: 'start' }>,
): Refusal | undefined | Promise<Refusal | undefined> {
  switch (act.act) {
    case 'sit':
      return sit(command, act.seat);
    case 'leave':
      return leave(command);
    case 'bot':
      return putBot(command, act);
    case 'free':
      return free(command, act.seat);
  }
}

async function sit(command: Command, wanted: Seat | undefined): Promise<Refusal | undefined> {
  const { actor, transaction } = command;
  if (!('person' in actor)) throw new Error('a bot does not sit down by itself');
  const { sitters } = transaction.table;
  const unwelcome = await whyUnwelcome(command, actor.person);
  if (unwelcome !== undefined) return unwelcome;
  if (command.seat !== undefined) return command.refuse('already-seated', { seat: command.seat });
  const free = sitters.flatMap((sitter, seat) => (sitter === null ? [seat] : []));
  if (free.length === 0) return command.refuse('table-full', undefined);
  const open = await openSeats(command, actor.person, free);
  const chosen = seatInCampaign(transaction.table, actor.person) ?? wanted ?? open[0] ?? free[0];
  if (chosen >= sitters.length) return noSuchSeat(command, chosen);
  if (!free.includes(chosen)) return command.refuse('seat-taken', { seat: chosen }, open);
  if (!open.includes(chosen)) return command.refuse('seat-reserved', { seat: chosen }, open);
  transaction.write({ kind: 'seat', seat: chosen, sitter: sitterOf(actor.person) });
  return undefined;
}

/** The free seats that a person may have: all of them, or those that are not kept for people who played before. */
async function openSeats(
  { transaction: { table, time, context } }: Command,
  { id }: Player,
  free: readonly Seat[],
): Promise<readonly Seat[]> {
  const reserved = reservedSeats(table, time);
  if (reserved.length === 0 || (await context.playersBefore()).includes(id)) return free;
  return free.filter((seat) => !reserved.includes(seat));
}

/** The seat to which a person comes back in a later game of a campaign, where everybody keeps their seat. */
function seatInCampaign({ facts, sat }: TableState, { id }: Player): Seat | undefined {
  return isLaterGame(facts) ? sat.get(id) : undefined;
}

/** Why a person may not sit at this table at all; undefined if they may. */
async function whyUnwelcome(command: Command, person: Player): Promise<Refusal | undefined> {
  const { table, context } = command.transaction;
  const { facts, sitters } = table;
  if (facts.daily !== undefined && facts.owner !== person.id)
    return command.refuse('deal-of-another', undefined);
  if (facts.wish.rated && person.guest) return command.refuse('rated-needs-account', undefined);
  if (isLaterGame(facts) && !table.sat.has(person.id)) return command.refuse('campaign-of-others', undefined);
  if (table.sentAway.has(person.id)) return command.refuse('sent-away', undefined);
  if (table.freed.has(person.id) && !context.isHere(person.id))
    return command.refuse('come-first', undefined);
  if (await context.isBlocked(peopleAt(sitters), person.id)) return command.refuse('blocked', undefined);
  return passesForAnother(person, sitters) ? command.refuse('name-of-another', undefined) : undefined;
}

/** The people who sit at a table, by id. */
export function peopleAt(sitters: readonly Sitter[]): string[] {
  return sitters.flatMap((sitter) => seatedPerson(sitter) ?? []);
}

/** Whether somebody could be taken for another one with an account who sits there. */
export function passesForAnother({ id, name }: Player, sitters: readonly Sitter[]): boolean {
  return sitters.some(
    (one) =>
      one !== null &&
      'person' in one &&
      !one.guest &&
      one.person !== id &&
      looksOf(one.name) === looksOf(name),
  );
}

/** A person as others see them on a seat. */
function sitterOf({ id, name, guest, program }: Player): Sitter {
  return { person: id, name, ...(guest && { guest }), ...(program && { program }) };
}

/** Stands up before the game begins; gives why that is refused. */
export function leave(command: Command): Refusal | undefined {
  if (command.seat === undefined) return command.refuse('not-seated', undefined);
  command.transaction.write({ kind: 'seat', seat: command.seat, sitter: null });
  return undefined;
}

function putBot(command: Command, { seat: at, bot }: Extract<Act, { act: 'bot' }>): Refusal | undefined {
  const { table } = command.transaction;
  if (command.seat === undefined) return command.refuse('not-seated', undefined);
  if (command.seat !== table.host()) return command.refuse('not-host', undefined);
  if (at >= table.sitters.length) return noSuchSeat(command, at);
  if (table.personOn(at) !== undefined) return command.refuse('person-sits-there', { seat: at });
  if (table.facts.wish.rated && bot !== null) return command.refuse('rated-between-people', undefined);
  command.transaction.write({ kind: 'seat', seat: at, sitter: bot === null ? null : botSitter(bot) });
  return undefined;
}

/**
 * The host frees the seat of somebody else, or one that is kept for those who played before. Who was there does not come back; who
 * was away may, but when they lose their seat once more they do not either.
 */
function free(command: Command, at: Seat): Refusal | undefined {
  const { transaction } = command;
  const { table, context, time } = transaction;
  if (command.seat === undefined) return command.refuse('not-seated', undefined);
  if (command.seat !== table.host()) return command.refuse('not-host', undefined);
  if (at >= table.sitters.length) return noSuchSeat(command, at);
  const person = table.personOn(at);
  const freed = { kind: 'seat', seat: at, sitter: null } as const;
  if (person === undefined) {
    if (!reservedSeats(table, time).includes(at)) return command.refuse('nobody-sits-there', { seat: at });
    transaction.write({ ...freed, forAll: true });
    return undefined;
  }
  if (at === command.seat) return command.refuse('own-seat', undefined);
  const isForGood = context.isHere(person) || table.freed.has(person);
  transaction.write({ ...freed, ...(isForGood ? { sentAway: true } : { freed: true }) });
  return undefined;
}

function noSuchSeat(command: Command, at: Seat): Refusal {
  const seats = command.transaction.table.sitters.length;
  return command.refuse(
    'no-such-seat',
    { seat: at, seats },
    Array.from({ length: seats }, (_, i) => i),
  );
}

/** The bot that plays on for whoever has left. */
export const SUCCESSOR = 'level-1';

/** A bot on a seat. Everybody reads its name in their own language; the one here is for programs. */
export function botSitter(bot: string): Sitter {
  return { bot, name: botWords(bot, 'en')?.title ?? bot };
}
