import { cards } from '@furrow/agricola/cards/index';
import type { Listener } from '@furrow/agricola/cards/listener';
import { holds } from '@furrow/agricola/effects/conditions';
import type { Effect } from '@furrow/agricola/effects/effect';
import { cardPrices, withCost } from '@furrow/agricola/payment/card-prices';
import { pricesFor } from '@furrow/agricola/payment/prices-for';
import { occupationFor } from '@furrow/agricola/payment/purchase';
import { sourceOfCard } from '@furrow/agricola/state/source';
import type { Amounts } from '@furrow/farm/goods';
import { stackOf } from '@furrow/kernel/machine';
import { Run } from '@furrow/kernel/run';
import { chosen, clauseOf } from './clauses/effect';
import type { Done } from './deed';
import type { Deeds, Offered } from './offered';

/** What is done with cards. */
export const cardDeeds = {
  play: ([card], at) => ({ verb: 'play', card, prices: pricesOf(card, at) }),
  first: ([card], at) => ({ verb: 'first', card, ...doneBy(at, listenerOf(card, at)?.then) }),
  instead: ([card], at) => ({ verb: 'instead', card, ...doneBy(at, insteadOf(card, at)) }),
  usual: (_things, at) => ({
    verb: 'usual',
    ...doneBy(at, at.question.ask === 'take' ? at.question.effect : undefined),
  }),
  pick: (things) => ({ verb: 'pick', cards: things }),
  arrange: (things) => ({ verb: 'pick', cards: things }),
  'keep-card': (things) => ({ verb: 'keepCards', cards: things }),
  'take-back': () => ({ verb: 'takeBack' }),
  'lay-away': (things) => ({ verb: 'layAway', cards: things }),
  deck: ([kind]) => ({ verb: 'deck', kind }),
  mulligan: ([kind]) => ({ verb: 'mulligan', kind }),
  'lay-out': ([card]) => ({ verb: 'layOut', card }),
  'take-card': ([card]) => ({ verb: 'takeCard', card }),
  'discard-card': ([card]) => ({ verb: 'discardCard', card }),
  deal: ([card]) => ({ verb: 'deal', card }),
  draw: ([card]) => ({ verb: 'draw', card }),
  'by-lot': () => ({ verb: 'byLot' }),
  'pass-on': (_things, { question }) => ({
    verb: 'passOn',
    card: question.ask === 'drawn' ? question.card : -1,
  }),
} satisfies Deeds;

/** What an effect does that has been chosen: nobody is asked again whether to do it. */
export function doneBy({ phrases }: Offered, effect: Effect | undefined): Done {
  if (effect === undefined) return { does: '' };
  const what = chosen(clauseOf(effect));
  return { does: phrases.say(what, { mood: 'do' }), what };
}

/** What playing a card costs where it is offered. */
function pricesOf(card: number, { rules, state, decision, question }: Offered): readonly Amounts[] {
  const run = new Run(rules, state);
  const isOccupation = cards[card].kind === 'occupation';
  const individual = isOccupation ? cardPrices(run, decision.seat, card)[0] : [];
  if (question.ask === 'occupation') return withCost(question.prices, individual);
  return question.ask === 'drawn'
    ? withCost(pricesFor(run, decision.seat, occupationFor(question.food)), individual)
    : pricesFor(run, decision.seat, { what: 'minor', which: card, node: decision.node });
}

/** What makes a card act at the moment that is asked about. */
function listenerOf(card: number, { rules, state, decision }: Offered): Listener | undefined {
  const { seat } = decision;
  const asking = rules.program.nodes[decision.node].effect as Effect;
  const look = { rules, state, seat, source: sourceOfCard(card), about: stackOf(state, seat).about };
  return cards[card].listeners.find(
    ({ moment, when }) =>
      asking.do === 'moment' && moment === asking.moment && (when === undefined || holds(look, when)),
  );
}

/** What a card offers instead of the action that is asked about. */
function insteadOf(card: number, { rules, decision }: Offered): Effect | undefined {
  const asking = rules.program.nodes[decision.node].effect as Effect;
  return cards[card].replacements.find(({ of }) => asking.do === 'take' && of === asking.action)?.get;
}
