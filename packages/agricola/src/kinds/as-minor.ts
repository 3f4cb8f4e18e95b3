import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { isOnDisplay, majorNumber } from '../boards/majors';
import { cards } from '../cards/index';
import { anyOfThose, those } from '../cards/those';
import { holds } from '../effects/conditions';
import { lookFor } from '../effects/measure';
import { rulesOf } from '../ruleset';
import type { MajorNumber } from '../state/numbers';
import { NO_SOURCE, sourceOfCard } from '../state/source';
import type { State } from '../state/state';
import { canAfford } from './charge';

/** The step of a major improvement that was chosen and is to be paid. */
const PAYING = 1;

/** The major improvements on display that a seat may build, and can pay, wherever a minor one may be played. */
export function majorsAsMinor(run: Run<State>, seat: Seat): readonly MajorNumber[] {
  const { played } = run.state.players[seat];
  if (!anyOfThose(offering, played)) return NONE;
  const named = played.flatMap((card) => {
    const { asMinor } = cards[card];
    if (asMinor === undefined) return [];
    const { majors, when } = asMinor;
    return when === undefined || holds(lookFor(run, seat, sourceOfCard(card)), when) ? majors : [];
  });
  if (named.length === 0) return NONE;
  return [...new Set(named.map(majorNumber))].filter(
    (which) => isOnDisplay(run.state, which) && canAfford(run, seat, { what: 'major', which }),
  );
}

/** The cards that let majors be built so. */
const offering = those(({ asMinor }) => asMinor !== undefined);

const NONE: readonly MajorNumber[] = [];

/** The top frame gives way to a major improvement that was chosen. */
export function beginMajor(run: Run<State>, major: MajorNumber): void {
  const { stack } = run;
  const { seat } = stack;
  stack.pop();
  stack.push(rulesOf(run).major.id, seat, NO_SOURCE);
  stack.a = major + 1;
  stack.step = PAYING;
}
