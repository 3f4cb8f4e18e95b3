import type { Seat } from '@furrow/kernel/seat';
import type { Act, Refusal } from '@furrow/wire/acts';
import type { Ending, Offer } from '@furrow/wire/told';
import type { OpenOffer } from '../read/summary';
import type { TableNow } from '../state/table-now';
import { sendAll } from '../transaction/consequences';
import type { TableTransaction } from '../transaction/table-transaction';
import type { Command } from './command';
import { botSitter } from './seating';

/** Offers something that everybody must agree to; gives why that is refused. Bots agree to everything. */
export function offer(command: Command, { wants }: Extract<Act, { act: 'offer' }>): Refusal | undefined {
  const player = command.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const { now } = command.transaction;
  if (openOffers(now).some(({ by }) => by === seat)) return command.refuse('offer-stands', undefined);
  const refusal = mayOffer(command, seat, wants);
  if (refusal !== undefined) return refusal;
  const number = now.last + 1;
  command.transaction.write({ kind: 'offer', offer: number, by: seat, wants });
  const made: OpenOffer = { offer: number, by: seat, wants, yes: [] };
  for (const voter of voters(now, made)) command.transaction.send(voter, 'offer');
  return undefined;
}

function mayOffer(command: Command, seat: Seat, wants: Offer): Refusal | undefined {
  const { now } = command.transaction;
  if (wants.what === 'undo' && wants.to >= now.playing.length)
    return command.because(seat, { why: 'nothing-to-undo', to: wants.to, moves: now.playing.length });
  if (wants.what === 'undo' && now.facts.daily !== undefined) return command.refuse('no-way-back', undefined);
  if (wants.what !== 'replace' || now.timedOut.has(wants.seat)) return undefined;
  const seats = now.sitters.length;
  if (wants.seat >= seats) return command.refuse('no-such-seat', { seat: wants.seat, seats });
  return command.refuse('not-timed-out', { seat: wants.seat }, [...now.timedOut]);
}

/** Answers an offer, or takes back an own one with a no; gives why that is refused. */
export function vote(
  command: Command,
  { offer: number, yes }: Extract<Act, { act: 'vote' }>,
): Refusal | undefined {
  const player = command.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const { now } = command.transaction;
  const found = openOffers(now).find((one) => one.offer === number);
  if (found === undefined) return command.refuse('no-such-offer', { offer: number }, numbers(now));
  const left = voters(now, found);
  const withdraws = found.by === seat && !yes;
  if (!withdraws && !left.includes(seat)) return command.refuse('not-asked', undefined);
  const agreed = yes && left.length === 1;
  command.transaction.write({ kind: 'vote', offer: number, seat, yes, closed: !yes || agreed });
  if (agreed) carryOut(command.transaction, found);
  return undefined;
}

/** The offers that could still be carried out. */
export function openOffers(now: TableNow): OpenOffer[] {
  return now.offers.filter(({ wants }) => {
    if (wants.what === 'undo') return wants.to < now.playing.length;
    return wants.what === 'end' || now.timedOut.has(wants.seat);
  });
}

function numbers(now: TableNow): number[] {
  return openOffers(now).map((one) => one.offer);
}

/** The people who must still say yes. Whose time is up cannot keep the others at the table. */
function voters(now: TableNow, { by, wants, yes }: OpenOffer): Seat[] {
  const ignored = wants.what === 'undo' ? [] : [...now.timedOut];
  return now.people().filter((seat) => seat !== by && !yes.includes(seat) && !ignored.includes(seat));
}

/** Carries out the offers that nobody need say yes to any more: those who had not answered left, or their time is up. */
export function carryOutAgreed(transaction: TableTransaction): void {
  const { now } = transaction;
  while (now.goesOn) {
    const agreed = openOffers(now).find((one) => voters(now, one).length === 0);
    if (agreed === undefined) return;
    carryOut(transaction, agreed);
  }
}

function carryOut(transaction: TableTransaction, { wants }: OpenOffer): void {
  const { now } = transaction;
  switch (wants.what) {
    case 'undo': {
      const everybody = now.sitters.map((_, seat) => seat);
      if (!transaction.undo(wants.to, everybody).ok) throw new Error('an undo that all agreed to is refused');
      return;
    }
    case 'end':
      transaction.end(howEnded(now));
      sendAll(transaction, 'over');
      return;
    case 'replace':
      transaction.write({ kind: 'seat', seat: wants.seat, sitter: botSitter(wants.bot) });
  }
}

/** Whether all agreed to end a game, or it ends because somebody's time is up, who was not asked. */
function howEnded({ timedOut, facts }: TableNow): Ending {
  if (timedOut.size === 0) return 'agreed';
  return facts.wish.pace.pace === 'free' ? 'gone' : 'time';
}
