import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { concerns, type Listener } from '../cards/listener';
import { holds } from '../effects/conditions';
import { type Viewpoint } from '../effects/measure';
import { rulesOf } from '../ruleset';
import { isMeant } from '../spaces/meant';
import type { SpaceNumber } from '../state/numbers';
import { sourceOfCard } from '../state/source';
import type { State } from '../state/state';
import { about } from './brought';
import { momentNumber } from './moments';

/** The card whose owner the seat must pay before it uses a space and cannot; -1 if there is none. */
export function unpaidToll(run: Run<State>, actor: Seat, space: SpaceNumber): number {
  const { players } = run.state;
  const rules = rulesOf(run);
  for (let seat = 0; seat < players.length; seat++) {
    for (const card of players[seat].played) {
      if (rules.windows[card] === undefined) continue;
      for (const { listener, node } of rules.cards[card].waiting[USE]) {
        if (listener.toll !== true || !concerns(listener, seat === actor)) continue;
        const source = sourceOfCard(card);
        if (!isTollDue(run, listener, space, { seat, source })) continue;
        if (!node.kind.possible(run, node, actor, source)) return card;
      }
    }
  }
  return -1;
}

const USE = momentNumber('use');

/** Whether the toll of a card, which lies in front of a seat, is due for the use of a space. */
function isTollDue(
  run: Run<State>,
  { spaces, when }: Listener,
  space: SpaceNumber,
  { seat, source }: Pick<Viewpoint, 'seat' | 'source'>,
): boolean {
  const { state } = run;
  const rules = rulesOf(run);
  const look = { rules, state, seat, source, about: about('lyingThere', state.piles[space]) };
  if (spaces !== undefined && !isMeant(spaces, look, space)) return false;
  return when === undefined || holds(look, when);
}
