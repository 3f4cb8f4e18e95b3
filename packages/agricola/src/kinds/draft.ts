import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import type { Run } from '@furrow/kernel/run';
import type { Act } from '../effects/effect';
import { type Counts, countKinds } from '../hands/hand-kinds';
import { packsGoLeft } from '../hands/pack-neighbours';
import { besidesKept } from '../hands/slots';
import { rulesOf } from '../ruleset';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { tellPack } from './deal';

type Draft = Extract<Act, { do: 'draft' }>;

/**
 * Everybody has a pack and keeps some cards of it, all at the same time and in secret; then the packs go round, until every
 * choice is made. Where no choice is left, all cards of the pack are kept. What is left after the last choice is laid away,
 * covered, or lies in the decks again. The step counts the choices; register a: they are being made.
 */
export const draftKind: Kind<State, Draft> = {
  parts: ({ keep }) => keep.map(([occupations, minors]) => ({ do: 'keepCards', occupations, minors })),
  possible: () => true,
  step: (run, node) => {
    const { stack, state } = run;
    const { keep, rest } = node.effect;
    if (stack.a === 1) {
      stack.a = 0;
      stack.step++;
      if (stack.step < keep.length) passPacks(run);
    }
    if (stack.step < keep.length && isChoice(state, besidesKept(rulesOf(run), state, keep[stack.step]))) {
      const part = node.parts[stack.step];
      stack.a = 1;
      for (const seat of state.players.keys()) state.lanes[seat].push(part.id, seat, stack.source);
      return WAIT;
    }
    const kept = stack.step < keep.length;
    for (const { pack, hand, away } of state.players) {
      if (kept) hand.push(...pack);
      else if (rest === 'away') away.push(...pack);
      pack.length = 0;
    }
    stack.pop();
    return ON;
  },
};

/** Whether somebody has more cards than are kept. */
function isChoice({ players }: State, keep: Counts): boolean {
  return players.some(({ pack }) => countKinds(pack).some((count, kind) => count > keep[kind]));
}

/** Every pack goes to the next seat on one side; each seat learns what it gets. */
function passPacks(run: Run<State>): void {
  const { players } = run.state;
  const toLeft = packsGoLeft(rulesOf(run).variant);
  const packs = players.map(({ pack }) => pack.splice(0));
  packs.forEach((pack, seat) => {
    const to = (seat + (toLeft ? 1 : players.length - 1)) % players.length;
    players[to].pack.push(...pack);
  });
  tell(run, () => ({ event: 'packsPassed', toLeft, final: true }));
  players.forEach((_, seat) => tellPack(run, seat));
}
