import { listed } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { improvementsOf, returnable } from '../in-play/upgrades';
import type { Purchase } from '../payment/purchase';
import { rulesOf } from '../ruleset';
import type { CardNumber } from '../state/numbers';
import { sourceOfCard } from '../state/source';
import type { State } from '../state/state';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { beginMajor, majorsAsMinor } from './as-minor';
import { canAfford, charge } from './charge';
import { beginPlay, canBePlayed, holdsKind, unmetBy, whyNoCards, whyNotNeeds, whyNotPay } from './play';

/** How a minor improvement is played. */
export interface By {
  /** With a "Major or Minor Improvement" action. */
  readonly asMajor: boolean;
  /** The node of an action that says what must be paid; 0 if it says nothing. */
  readonly node: number;
}

const BY_MINOR: By = { asMajor: false, node: 0 };

/** A minor improvement that is bought so. */
function purchase(card: CardNumber, { node }: By): Purchase {
  return { what: 'minor', which: card, node };
}

/** One minor improvement from the hand: choose, pay, carry out. */
export const minorKind: Kind<State, Extract<Act, { do: 'minor' }>> = {
  possible: (run, _node, seat) => canPlayMinor(run, seat, BY_MINOR) || majorsAsMinor(run, seat).length > 0,
  hides: (run, _node, seat) => holdsKind(run, seat, 'minor'),
  why: (run, _node, seat) =>
    holdsKind(run, seat, 'minor') ? because({ why: 'no-card-playable' }) : whyNoCards(run),
  step: () => WAIT,
  ask: (run) => {
    const { seat } = run.stack;
    return listed(
      [
        ...majorsAsMinor(run, seat).map((major) => name('major', major)),
        ...playableMinors(run, seat, BY_MINOR).map((card) => name('play', card)),
      ],
      ({ verb, things: [card] }) =>
        verb === 'play' ? whyNotInHand(run, seat, card, BY_MINOR) : because({ why: 'not-asked' }),
    );
  },
  question: (run) =>
    asking(
      majorsAsMinor(run, run.stack.seat).length > 0 ? { ask: 'major', orMinor: true } : { ask: 'minor' },
    ),
  answer: (run, _node, { verb, things: [thing] }) => {
    if (verb === 'major') beginMajor(run, thing);
    else beginMinor(run, thing, BY_MINOR);
  },
};

/** The minor improvements of the hand that can be played. */
export function playableMinors(run: Run<State>, seat: Seat, by: By): number[] {
  return run.state.players[seat].hand.filter((card) => isPlayable(run, seat, card, by));
}

/** Whether any can. */
export function canPlayMinor(run: Run<State>, seat: Seat, by: By): boolean {
  for (const card of run.state.players[seat].hand) if (isPlayable(run, seat, card, by)) return true;
  return false;
}

/** The same as `whyNotMinor`, for whoever does not want to know why. */
function isPlayable(run: Run<State>, seat: Seat, card: CardNumber, by: By): boolean {
  const { kind, major } = cards[card];
  if (kind !== 'minor' || (major === 'action' && !by.asMajor)) return false;
  if (unmetBy(run, seat, card) !== undefined || !canAfford(run, seat, purchase(card, by))) return false;
  return canReturn(run, seat, card) && canBePlayed(run, seat, card);
}

/** Whether the player has what must be returned for a card. */
function canReturn(run: Run<State>, seat: Seat, card: CardNumber): boolean {
  const { returns, returnsAny = 0 } = cards[card];
  if (returnsAny > 0) return improvementsOf(run, seat).length >= returnsAny;
  return returns === undefined || returnable(run, seat, returns).length > 0;
}

/** Why the player cannot play this: it is not in the hand, or something else stands against it. */
export function whyNotInHand(run: Run<State>, seat: Seat, card: CardNumber, by: By): Reason {
  if (!run.state.players[seat].hand.includes(card)) return because({ why: 'not-in-hand' });
  return whyNotMinor(run, seat, card, by) ?? because({ why: 'not-asked' });
}

function whyNotMinor(run: Run<State>, seat: Seat, card: CardNumber, by: By): Reason | undefined {
  if (cards[card].kind !== 'minor') return because({ why: 'not-asked' });
  if (cards[card].major === 'action' && !by.asMajor) return because({ why: 'major-action-only', card });
  const unpaid = whyNotPay(run, seat, purchase(card, by));
  if (unpaid === undefined && !canReturn(run, seat, card)) return because({ why: 'nothing-to-return', card });
  return unpaid ?? whyNotNeeds(run, seat, card);
}

/** The top frame gives way to the card: it is paid for, something is returned for it if need be, then it is played. */
export function beginMinor(run: Run<State>, card: CardNumber, by: By): void {
  const { seat } = run.stack;
  run.stack.pop();
  beginPlay(run, seat, card);
  const { returns, returnsAny } = cards[card];
  if (returns !== undefined || returnsAny !== undefined)
    run.stack.push(rulesOf(run).giveBack.id, seat, sourceOfCard(card));
  charge(run, seat, purchase(card, by));
}
