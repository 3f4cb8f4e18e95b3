import type { Seat } from '@furrow/kernel/seat';
import { botWords } from '@furrow/text/words';
import type { Act, Refusal } from '@furrow/wire/acts';
import { seatedPerson } from '@furrow/wire/seated';
import type { Sitter } from '@furrow/wire/told';
import { looksOf } from '../../people/look-alikes';
import type { Chance } from '../aftermath';
import type { Person } from '../person';
import { awaited, begin, sendForAwaited, startsByItself } from '../starting';
import type { Doer } from './doer';

type Seating = Extract<Act, { act: 'sit' | 'leave' | 'bot' | 'free' | 'start' }>;

/** Sits down, stands up, puts a bot on a seat, frees one or starts the game; gives why that is refused. */
export async function seat(doer: Doer, act: Seating, chance: Chance): Promise<Refusal | undefined> {
  if (doer.doing.now.phase !== 'open') return doer.refuse('not-open', undefined);
  const refusal = act.act === 'start' ? mayStart(doer) : await take(doer, act);
  if (refusal !== undefined) return refusal;
  if (act.act === 'start' || startsByItself(doer.doing)) await begin(doer.doing, chance);
  else sendForAwaited(doer.doing);
  return undefined;
}

/** The host starts a full table; whoever says so is there. */
function mayStart(doer: Doer): Refusal | undefined {
  const { now } = doer.doing;
  if (doer.seat === undefined) return doer.refuse('not-seated', undefined);
  if (doer.seat !== now.host()) return doer.refuse('not-host', undefined);
  const free = now.sitters.filter((sitter) => sitter === null).length;
  if (free > 0) return doer.refuse('not-full', { free });
  const away = awaited(doer.doing).filter((seat) => seat !== doer.seat);
  if (away.length === 0) return undefined;
  return doer.refuse('people-away', { names: away.map((seat) => now.sitters[seat]?.name ?? '') }, away);
}

function take(
  doer: Doer,
  act: Exclude<Seating, { act: 'start' }>,
): Refusal | undefined | Promise<Refusal | undefined> {
  switch (act.act) {
    case 'sit':
      return sit(doer, act.seat);
    case 'leave':
      return leave(doer);
    case 'bot':
      return putBot(doer, act);
    case 'free':
      return free(doer, act.seat);
  }
}

async function sit(doer: Doer, wanted: Seat | undefined): Promise<Refusal | undefined> {
  const { actor, doing } = doer;
  if (!('person' in actor)) throw new Error('a bot does not sit down by itself');
  const { sitters } = doing.now;
  const unwelcome = await whyUnwelcome(doer, actor.person);
  if (unwelcome !== undefined) return unwelcome;
  if (doer.seat !== undefined) return doer.refuse('already-seated', { seat: doer.seat });
  const free = sitters.flatMap((sitter, seat) => (sitter === null ? [seat] : []));
  if (free.length === 0) return doer.refuse('table-full', undefined);
  const chosen = wanted ?? free[0];
  if (chosen >= sitters.length) return noSuchSeat(doer, chosen);
  if (!free.includes(chosen)) return doer.refuse('seat-taken', { seat: chosen }, free);
  doing.write({ kind: 'seat', seat: chosen, sitter: sitterOf(actor.person) });
  return undefined;
}

/** Why a person may not sit at this table at all; undefined if they may. */
async function whyUnwelcome(doer: Doer, person: Person): Promise<Refusal | undefined> {
  const { now, isBlocked } = doer.doing;
  const { facts, sitters } = now;
  if (facts.daily !== undefined && facts.owner !== person.id)
    return doer.refuse('deal-of-another', undefined);
  if (facts.wish.rated && person.guest) return doer.refuse('rated-needs-account', undefined);
  if (now.sentAway.has(person.id)) return doer.refuse('sent-away', undefined);
  if (await isBlocked(peopleAt(sitters), person.id)) return doer.refuse('blocked', undefined);
  return person.guest && passesForAnother(person, sitters)
    ? doer.refuse('name-of-another', undefined)
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
export function leave(doer: Doer): Refusal | undefined {
  if (doer.seat === undefined) return doer.refuse('not-seated', undefined);
  doer.doing.write({ kind: 'seat', seat: doer.seat, sitter: null });
  return undefined;
}

function putBot(doer: Doer, { seat: at, bot }: Extract<Act, { act: 'bot' }>): Refusal | undefined {
  const { now } = doer.doing;
  if (doer.seat === undefined) return doer.refuse('not-seated', undefined);
  if (doer.seat !== now.host()) return doer.refuse('not-host', undefined);
  if (at >= now.sitters.length) return noSuchSeat(doer, at);
  if (now.personOn(at) !== undefined) return doer.refuse('person-sits-there', { seat: at });
  doer.doing.write({ kind: 'seat', seat: at, sitter: bot === null ? null : botSitter(bot) });
  return undefined;
}

/** The host frees the seat of somebody else; who was there does not come back to it. */
function free(doer: Doer, at: Seat): Refusal | undefined {
  const { now, isHere } = doer.doing;
  if (doer.seat === undefined) return doer.refuse('not-seated', undefined);
  if (doer.seat !== now.host()) return doer.refuse('not-host', undefined);
  if (at >= now.sitters.length) return noSuchSeat(doer, at);
  const person = now.personOn(at);
  if (person === undefined) return doer.refuse('nobody-sits-there', { seat: at });
  if (at === doer.seat) return doer.refuse('own-seat', undefined);
  doer.doing.write({ kind: 'seat', seat: at, sitter: null, ...(isHere(person) && { sentAway: true }) });
  return undefined;
}

function noSuchSeat(doer: Doer, at: Seat): Refusal {
  const seats = doer.doing.now.sitters.length;
  return doer.refuse(
    'no-such-seat',
    { seat: at, seats },
    Array.from({ length: seats }, (_, i) => i),
  );
}

/** A bot on a seat. Everybody reads its name in their own language; the one here is for programs. */
export function botSitter(bot: string): Sitter {
  return { bot, name: botWords(bot, 'en')?.title ?? bot };
}
