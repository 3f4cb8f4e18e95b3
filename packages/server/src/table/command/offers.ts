import type { Seat } from '@furrow/kernel/seat';
import type { Act, Refusal } from '@furrow/wire/acts';
import type { Ending, Offer } from '@furrow/wire/told';
import type { OpenOffer } from '../read/summary';
import type { TableState } from '../state/table-state';
import { notifyAll } from '../transaction/consequences';
import type { TableTransaction } from '../transaction/table-transaction';
import type { Command } from './command';
import { botSitter } from './seats';

/** So many offers a seat may make in so many milliseconds: whoever is asked again and again cannot think. */
const OFFERS = 5;
const OFFERS_IN = 10 * 60_000;

/** Offers something that everybody must agree to; gives why that is refused. Bots agree to everything. */
export function offer(command: Command, { wants }: Extract<Act, { act: 'offer' }>): Refusal | undefined {
  const player = command.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const { table } = command.transaction;
  if (openOffers(table).some(({ by }) => by === seat)) return command.refuse('offer-stands', undefined);
  const refusal = mayOffer(command, seat, wants) ?? tooManyOffers(command, seat);
  if (refusal !== undefined) return refusal;
  const number = table.last + 1;
  command.transaction.write({ kind: 'offer', offer: number, by: seat, wants });
  const made: OpenOffer = { offer: number, by: seat, wants, yes: [] };
  for (const voter of voters(table, made)) command.transaction.notify(voter, 'offer');
  return undefined;
}

function mayOffer(command: Command, seat: Seat, wants: Offer): Refusal | undefined {
  const { table } = command.transaction;
  if (wants.what === 'undo' && wants.to >= table.playing.length)
    return command.because(seat, { why: 'nothing-to-undo', to: wants.to, moves: table.playing.length });
  if (wants.what === 'undo' && table.facts.daily !== undefined)
    return command.refuse('no-way-back', undefined);
  if (wants.what !== 'replace' || table.timedOut.has(wants.seat)) return undefined;
  const seats = table.sitters.length;
  if (wants.seat >= seats) return command.refuse('no-such-seat', { seat: wants.seat, seats });
  return command.refuse('not-timed-out', { seat: wants.seat }, [...table.timedOut]);
}

function tooManyOffers(command: Command, seat: Seat): Refusal | undefined {
  const { table, time } = command.transaction;
  const oldest = table.offered[seat].at(-OFFERS);
  if (oldest === undefined || time - oldest >= OFFERS_IN) return undefined;
  return command.refuse('too-many-offers', { minutes: Math.ceil((oldest + OFFERS_IN - time) / 60_000) });
}

/** Answers an offer, or takes back an own one with a no; gives why that is refused. */
export function vote(
  command: Command,
  { offer: number, yes }: Extract<Act, { act: 'vote' }>,
): Refusal | undefined {
  const player = command.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const { table } = command.transaction;
  const found = openOffers(table).find((one) => one.offer === number);
  if (found === undefined) return command.refuse('no-such-offer', { offer: number }, numbers(table));
  const left = voters(table, found);
  const withdraws = found.by === seat && !yes;
  if (!withdraws && !left.includes(seat)) return command.refuse('not-asked', undefined);
  const agreed = yes && left.length === 1;
  command.transaction.write({ kind: 'vote', offer: number, seat, yes, closed: !yes || agreed });
  if (agreed) carryOut(command.transaction, found);
  return undefined;
}

/** The offers that could still be carried out. */
export function openOffers(table: TableState): OpenOffer[] {
  return table.offers.filter(({ wants }) => {
    if (wants.what === 'undo') return wants.to < table.playing.length;
    return wants.what === 'end' || table.timedOut.has(wants.seat);
  });
}

function numbers(table: TableState): number[] {
  return openOffers(table).map((one) => one.offer);
}

/** The people who must still say yes. Whose time is up cannot keep the others at the table. */
function voters(table: TableState, { by, wants, yes }: OpenOffer): Seat[] {
  const ignored = wants.what === 'undo' ? [] : [...table.timedOut];
  return table.people().filter((seat) => seat !== by && !yes.includes(seat) && !ignored.includes(seat));
}

/** Carries out the offers that nobody need say yes to any more: those who had not answered left, or their time is up. */
export function carryOutAgreed(transaction: TableTransaction): void {
  const { table } = transaction;
  while (table.goesOn) {
    const agreed = openOffers(table).find((one) => voters(table, one).length === 0);
    if (agreed === undefined) return;
    carryOut(transaction, agreed);
  }
}

function carryOut(transaction: TableTransaction, { wants }: OpenOffer): void {
  const { table } = transaction;
  switch (wants.what) {
    case 'undo': {
      const everybody = table.sitters.map((_, seat) => seat);
      if (!transaction.undo(wants.to, everybody).ok) throw new Error('an undo that all agreed to is refused');
      return;
    }
    case 'end':
      transaction.end(howEnded(table));
      notifyAll(transaction, 'over');
      return;
    case 'replace':
      transaction.write({ kind: 'seat', seat: wants.seat, sitter: botSitter(wants.bot) });
  }
}

/** Whether all agreed to end a game, or it ends because somebody's time is up, who was not asked. */
function howEnded({ timedOut, facts }: TableState): Ending {
  if (timedOut.size === 0) return 'agreed';
  return facts.wish.pace.pace === 'free' ? 'gone' : 'time';
}
