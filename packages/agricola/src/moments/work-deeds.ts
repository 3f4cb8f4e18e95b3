import type { Amounts } from '@furrow/farm/goods';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { FRAME } from '@furrow/kernel/stack';
import type { Effect } from '../effects/effect';
import { mostInFarmyard } from '../farm/arranging';
import { roomLook } from '../farm/room';
import { type Ruleset, rulesOf } from '../ruleset';
import { ANIMALS, FIRST_ANIMAL, STONE } from '../state/goods';
import type { State } from '../state/state';
import { PLACED } from './deeds';
import type { Moment } from './moments';

type MomentEffect = Extract<Effect, { do: 'moment' }>;
type EveEffect = Extract<Effect, { do: 'eve' }>;

/** The moments that belong to the work phase besides the turns. */
const IN_WORK_PHASE: readonly Moment[] = ['workStart', 'workEnds'];

/** Whether the work phase is going on, from what happens at its start to what happens at its end. */
function isWorking({ program }: Ruleset, { main: { frames } }: State): boolean {
  for (let i = 0; i < frames.length; i += FRAME) {
    const { does, effect } = program.nodes[frames[i]];
    if (does === 'work') return true;
    if (does === 'moment' && IN_WORK_PHASE.includes((effect as MomentEffect).moment)) return true;
    if (does === 'eve' && IN_WORK_PHASE.includes((effect as EveEffect).of)) return true;
  }
  return false;
}

/** Goods have reached a seat: building resources are counted, animals have yet to find room. */
export function noteObtained(run: Run<State>, seat: Seat, goods: Amounts): void {
  const rules = rulesOf(run);
  const { gathered, stocked } = rules.noted;
  if (!(gathered || stocked) || !isWorking(rules, run.state)) return;
  const player = run.state.players[seat];
  for (const [good, n] of goods) {
    if (gathered && good <= STONE) player.gathered += n;
    if (stocked && good >= FIRST_ANIMAL) player.stocked |= (PLACED << 1) << (good - FIRST_ANIMAL);
  }
}

/** Goods were placed on spaces of the farmyard. */
export function notePlaced(run: Run<State>, seat: Seat): void {
  const rules = rulesOf(run);
  if (rules.noted.stocked && isWorking(rules, run.state)) run.state.players[seat].stocked |= PLACED;
}

/** Every animal has room: of those that came, one now stands in the farmyard if any of its type can. */
export function noteHoused(run: Run<State>, seat: Seat): void {
  const player = run.state.players[seat];
  if (player.stocked <= PLACED) return;
  const came = player.stocked >> 1;
  player.stocked &= PLACED;
  const stands = (type: number) =>
    ((came >> type) & 1) === 1 && mostInFarmyard(roomLook(run, seat), type) > 0;
  if (ANIMALS.some((_, type) => stands(type))) player.stocked = PLACED;
}
