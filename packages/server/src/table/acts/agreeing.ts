import type { Seat } from '@furrow/kernel/seat';
import type { Act, Refusal } from '@furrow/wire/acts';
import type { Ending, Offer } from '@furrow/wire/told';
import { sendAll } from '../aftermath';
import type { Doing } from '../doing';
import type { OpenOffer } from '../known';
import type { TableNow } from '../table-now';
import type { Doer } from './doer';
import { botSitter } from './seating';

/** Offers something that everybody must agree to; gives why that is refused. Bots agree to everything. */
export function offer(doer: Doer, { wants }: Extract<Act, { act: 'offer' }>): Refusal | undefined {
  const player = doer.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const { now } = doer.doing;
  if (standing(now).some(({ by }) => by === seat)) return doer.refuse('offer-stands', undefined);
  const refusal = mayOffer(doer, seat, wants);
  if (refusal !== undefined) return refusal;
  const number = now.last + 1;
  doer.doing.write({ kind: 'offer', offer: number, by: seat, wants });
  const made: OpenOffer = { offer: number, by: seat, wants, yes: [] };
  for (const voter of voters(now, made)) doer.doing.send(voter, 'offer');
  return undefined;
}

function mayOffer(doer: Doer, seat: Seat, wants: Offer): Refusal | undefined {
  const { now } = doer.doing;
  if (wants.what === 'undo' && wants.to >= now.playing.length)
    return doer.because(seat, { why: 'nothing-to-undo', to: wants.to, moves: now.playing.length });
  if (wants.what === 'undo' && now.facts.daily !== undefined) return doer.refuse('no-way-back', undefined);
  if (wants.what !== 'replace' || now.timedOut.has(wants.seat)) return undefined;
  const seats = now.sitters.length;
  if (wants.seat >= seats) return doer.refuse('no-such-seat', { seat: wants.seat, seats });
  return doer.refuse('not-timed-out', { seat: wants.seat }, [...now.timedOut]);
}

/** Answers an offer, or takes back an own one with a no; gives why that is refused. */
export function vote(doer: Doer, { offer: number, yes }: Extract<Act, { act: 'vote' }>): Refusal | undefined {
  const player = doer.player();
  if ('refusal' in player) return player.refusal;
  const { seat } = player;
  const { now } = doer.doing;
  const found = standing(now).find((one) => one.offer === number);
  if (found === undefined) return doer.refuse('no-such-offer', { offer: number }, numbers(now));
  const left = voters(now, found);
  const withdraws = found.by === seat && !yes;
  if (!withdraws && !left.includes(seat)) return doer.refuse('not-asked', undefined);
  const agreed = yes && left.length === 1;
  doer.doing.write({ kind: 'vote', offer: number, seat, yes, closed: !yes || agreed });
  if (agreed) carryOut(doer.doing, found);
  return undefined;
}

/** The offers that could still be carried out. */
export function standing(now: TableNow): OpenOffer[] {
  return now.offers.filter(({ wants }) => {
    if (wants.what === 'undo') return wants.to < now.playing.length;
    return wants.what === 'end' || now.timedOut.has(wants.seat);
  });
}

function numbers(now: TableNow): number[] {
  return standing(now).map((one) => one.offer);
}

/** The people who must still say yes. Whose time is up cannot keep the others at the table. */
function voters(now: TableNow, { by, wants, yes }: OpenOffer): Seat[] {
  const ignored = wants.what === 'undo' ? [] : [...now.timedOut];
  return now.people().filter((seat) => seat !== by && !yes.includes(seat) && !ignored.includes(seat));
}

/** Carries out the offers that nobody need say yes to any more: those who had not answered left, or their time is up. */
export function carryOutAgreed(doing: Doing): void {
  const { now } = doing;
  while (now.goesOn) {
    const agreed = standing(now).find((one) => voters(now, one).length === 0);
    if (agreed === undefined) return;
    carryOut(doing, agreed);
  }
}

function carryOut(doing: Doing, { wants }: OpenOffer): void {
  const { now } = doing;
  switch (wants.what) {
    case 'undo': {
      const everybody = now.sitters.map((_, seat) => seat);
      if (!doing.undo(wants.to, everybody).ok) throw new Error('an undo that all agreed to is refused');
      return;
    }
    case 'end':
      doing.end(howEnded(now));
      sendAll(doing, 'over');
      return;
    case 'replace':
      doing.write({ kind: 'seat', seat: wants.seat, sitter: botSitter(wants.bot) });
  }
}

/** Whether all agreed to end a game, or it ends because somebody's time is up, who was not asked. */
function howEnded({ timedOut, facts }: TableNow): Ending {
  if (timedOut.size === 0) return 'agreed';
  return facts.wish.pace.pace === 'free' ? 'gone' : 'time';
}
