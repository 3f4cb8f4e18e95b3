import type { Node } from '@furrow/kernel/program';
import { FRAME, STEP } from '@furrow/kernel/stack';
import type { Effect } from '../effects/effect';
import type { Ruleset } from '../ruleset';
import type { State } from '../state/state';
import { HARVESTS } from './harvests';

/** How many feeding phases of the game are over. */
export function completedFeedings(rules: Ruleset, state: State): number {
  const before = HARVESTS.filter((round) => round < state.round).length;
  return HARVESTS.includes(state.round) && !isFeedingAhead(rules, state) ? before + 1 : before;
}

/** Whether the feeding phase of this round is still to come or goes on: it is among what the stack has yet to do. */
function isFeedingAhead({ program }: Ruleset, { main: { frames } }: State): boolean {
  for (let i = 0; i < frames.length; i += FRAME) {
    const node = program.nodes[frames[i]];
    const { do: kind } = node.effect as Effect;
    if (kind === 'repeat') continue;
    const left = kind === 'seq' ? node.parts.slice(frames[i + STEP]) : node.parts;
    const [feeding, next] = [left.findIndex(feeds), left.findIndex(beginsRound)];
    if (feeding >= 0 && (next < 0 || feeding < next)) return true;
  }
  return false;
}

const feeds = (node: Node<State>): boolean => node.effect.do === 'feed' || node.parts.some(feeds);
const beginsRound = (node: Node<State>): boolean => node.effect.do === 'beginRound';
