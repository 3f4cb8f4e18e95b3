import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import { about } from './brought';
import { concerns, isMeant } from './cards/listener';
import { holds } from './measure';
import { momentNumber } from './moments';
import { rulesOf } from './ruleset';
import { sourceOfCard } from './source';
import type { State } from './state';

/** Whether the seat must pay the owner of a card before it uses a space. */
export function isTolled(run: Run<State>, actor: number, space: number): boolean {
  return tollingCard(run, actor, space, () => true) >= 0;
}

/** The card whose owner the seat must pay before it uses a space and cannot; -1 if there is none. */
export function unpaidToll(run: Run<State>, actor: number, space: number): number {
  return tollingCard(run, actor, space, (node, source) => !node.kind.possible(run, node, actor, source));
}

/** A card with a toll that is due when the seat uses a space, and that is meant; -1 if there is none. */
function tollingCard(
  run: Run<State>,
  actor: number,
  space: number,
  isWanted: (node: Node<State>, source: number) => boolean,
): number {
  const { state } = run;
  const rules = rulesOf(run);
  const lying = about('lyingThere', state.piles[space]);
  for (const [seat, { played }] of state.players.entries()) {
    for (const card of played) {
      const source = sourceOfCard(card);
      const look = { rules, state, seat, source, about: lying };
      const isDueFrom = rules.cards[card].waiting[USE].some(
        ({ listener, node }) =>
          listener.toll === true &&
          concerns(listener, seat === actor) &&
          (listener.spaces === undefined ||
            isMeant(listener.spaces, rules.spaces[space], state.revealed.indexOf(space) + 1)) &&
          (listener.when === undefined || holds(look, listener.when)) &&
          isWanted(node, source),
      );
      if (isDueFrom) return card;
    }
  }
  return -1;
}

const USE = momentNumber('use');
