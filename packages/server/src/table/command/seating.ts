import type { Seat } from '@furrow/kernel/seat';
import { botWords } from '@furrow/text/words';
import type { Act, Refusal } from '@furrow/wire/acts';
import { seatedPerson } from '@furrow/wire/seated';
import type { Sitter } from '@furrow/wire/told';
import { looksOf } from '../../people/look-alikes';
import { isLaterGame } from '../state/campaign';
import type { Chance } from '../transaction/consequences';
import { awaited, begin, sendForAwaited, startsByItself } from '../transaction/starting';
import type { Command } from './command';
import type { Person } from './person';

type Seating = Extract<Act, { act: 'sit' | 'leave' | 'bot' | 'free' | 'start' }>;

/** Sits down, stands up, puts a bot on a seat, frees one or starts the game; gives why that is refused. */
export async function seat(command: Command, act: Seating, chance: Chance): Promise<Refusal | undefined> {
  if (command.transaction.now.phase !== 'open') return command.refuse('not-open', undefined);
  const refusal = act.act === 'start' ? mayStart(command) : await take(command, act);
  if (refusal !== undefined) return refusal;
  if (act.act === 'start' || startsByItself(command.transaction)) await begin(command.transaction, chance);
  else sendForAwaited(command.transaction);
  return undefined;
}

/** The host starts a full table; whoever says so is there. */
function mayStart(command: Command): Refusal | undefined {
  const { now } = command.transaction;
  if (command.seat === undefined) return command.refuse('not-seated', undefined);
  if (command.seat !== now.host()) return command.refuse('not-host', undefined);
  const free = now.sitters.filter((sitter) => sitter === null).length;
  if (free > 0) return command.refuse('not-full', { free });
  const away = awaited(command.transaction).filter((seat) => seat !== command.seat);
  if (away.length === 0) return undefined;
  return command.refuse('people-away', { names: away.map((seat) => now.sitters[seat]?.name ?? '') }, away);
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
  const { sitters } = transaction.now;
  const unwelcome = await whyUnwelcome(command, actor.person);
  if (unwelcome !== undefined) return unwelcome;
  if (command.seat !== undefined) return command.refuse('already-seated', { seat: command.seat });
  const free = sitters.flatMap((sitter, seat) => (sitter === null ? [seat] : []));
  if (free.length === 0) return command.refuse('table-full', undefined);
  const chosen = wanted ?? free[0];
  if (chosen >= sitters.length) return noSuchSeat(command, chosen);
  if (!free.includes(chosen)) return command.refuse('seat-taken', { seat: chosen }, free);
  transaction.write({ kind: 'seat', seat: chosen, sitter: sitterOf(actor.person) });
  return undefined;
}

/** Why a person may not sit at this table at all; undefined if they may. */
async function whyUnwelcome(command: Command, person: Person): Promise<Refusal | undefined> {
  const { now, around } = command.transaction;
  const { facts, sitters } = now;
  if (facts.daily !== undefined && facts.owner !== person.id)
    return command.refuse('deal-of-another', undefined);
  if (facts.wish.rated && person.guest) return command.refuse('rated-needs-account', undefined);
  if (isLaterGame(facts) && !now.sat.has(person.id)) return command.refuse('campaign-of-others', undefined);
  if (now.sentAway.has(person.id)) return command.refuse('sent-away', undefined);
  if (await around.isBlocked(peopleAt(sitters), person.id)) return command.refuse('blocked', undefined);
  return person.guest && passesForAnother(person, sitters)
    ? command.refuse('name-of-another', undefined)
    : undefined;
}

/** The people who sit at a table, by id. */
export function peopleAt(sitters: readonly Sitter[]): string[] {
  return sitters.flatMap((sitter) => seatedPerson(sitter) ?? []);
}

/** Whether a guest could be taken for somebody with an account who sits there. */
function passesForAnother({ id, name }: Person, sitters: readonly Sitter[]): boolean {
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
function sitterOf({ id, name, guest, program }: Person): Sitter {
  return { person: id, name, ...(guest && { guest }), ...(program && { program }) };
}

/** Stands up before the game begins; gives why that is refused. */
export function leave(command: Command): Refusal | undefined {
  if (command.seat === undefined) return command.refuse('not-seated', undefined);
  command.transaction.write({ kind: 'seat', seat: command.seat, sitter: null });
  return undefined;
}

function putBot(command: Command, { seat: at, bot }: Extract<Act, { act: 'bot' }>): Refusal | undefined {
  const { now } = command.transaction;
  if (command.seat === undefined) return command.refuse('not-seated', undefined);
  if (command.seat !== now.host()) return command.refuse('not-host', undefined);
  if (at >= now.sitters.length) return noSuchSeat(command, at);
  if (now.personOn(at) !== undefined) return command.refuse('person-sits-there', { seat: at });
  command.transaction.write({ kind: 'seat', seat: at, sitter: bot === null ? null : botSitter(bot) });
  return undefined;
}

/** The host frees the seat of somebody else; who was there does not come back to it. */
function free(command: Command, at: Seat): Refusal | undefined {
  const { now, around } = command.transaction;
  if (command.seat === undefined) return command.refuse('not-seated', undefined);
  if (command.seat !== now.host()) return command.refuse('not-host', undefined);
  if (at >= now.sitters.length) return noSuchSeat(command, at);
  const person = now.personOn(at);
  if (person === undefined) return command.refuse('nobody-sits-there', { seat: at });
  if (at === command.seat) return command.refuse('own-seat', undefined);
  command.transaction.write({
    kind: 'seat',
    seat: at,
    sitter: null,
    ...(around.isHere(person) && { sentAway: true }),
  });
  return undefined;
}

function noSuchSeat(command: Command, at: Seat): Refusal {
  const seats = command.transaction.now.sitters.length;
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
