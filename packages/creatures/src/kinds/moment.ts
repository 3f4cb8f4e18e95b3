import { type Kind, ON } from '@furrow/kernel/kind';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Act } from '../effect';
import { owns, specialOf } from '../farmyard';
import { momentBit } from '../moments';
import { rulesOf, type Waiting } from '../ruleset';
import { NO_SOURCE, sourceOfBuilding, spaceOf } from '../source';
import { spaces } from '../spaces';
import type { Player, State } from '../state';
import { aboutWords, chanceWords } from '../words';

type MomentEffect = Extract<Act, { do: 'moment' }>;

/** The seat's buildings that wait for the moment act, one after the other. */
export const momentKind: Kind<State, MomentEffect> = {
  registers: ({ moment }) => ({ step: chanceWords(moment), about: aboutWords(moment) }),
  possible: (run, node, seat) => {
    const bit = momentBit(node.effect.moment);
    for (const entry of run.state.players[seat].farm.specials)
      if (specialOf(entry).listens & bit) return true;
    return false;
  },
  step: (run, node) => {
    const { stack } = run;
    const { seat, source, about } = stack;
    const waiting = rulesOf(run).waiting[node.effect.moment];
    while (stack.step < waiting.length) {
      const one = waiting[stack.step++];
      if (!isDue(run, one, seat, source)) continue;
      const { slot, number, on } = one.building;
      if (on?.once === true) run.state.players[seat].memory[slot] = 1;
      if (!one.effect.kind.possible(run, one.effect, seat, sourceOfBuilding(number))) continue;
      stack.push(one.node.id, seat, sourceOfBuilding(number), about);
      return ON;
    }
    stack.pop();
    return ON;
  },
};

/** Whether the seat owns the building and it acts now. */
function isDue(run: Run<State>, waiting: Waiting, seat: Seat, source: Source): boolean {
  const { on, slot, number } = waiting.building;
  const player: Player = run.state.players[seat];
  if (on === undefined || !owns(player, (one) => one.number === number)) return false;
  if (on.once === true && player.memory[slot] > 0) return false;
  if (on.rounds !== undefined && !on.rounds.includes(run.state.round)) return false;
  return on.space === undefined || spaces[spaceOf(source)]?.id === on.space;
}

/** The buildings that a seat can use before breeding, but for those used already. */
export function openBeforeBreeding(run: Run<State>, seat: Seat, used: number): Waiting[] {
  return rulesOf(run).waiting.beforeBreeding.filter(
    (one, i) =>
      ((used >> i) & 1) === 0 &&
      isDue(run, one, seat, NO_SOURCE) &&
      one.effect.kind.possible(run, one.effect, seat, sourceOfBuilding(one.building.number)),
  );
}
