import { type Kind, ON } from '@furrow/kernel/kind';
import type { Run } from '@furrow/kernel/run';
import type { Act } from '../../effect';
import { cropsOn, fieldsWith, sowOn } from '../../fields';
import { isFree } from '../../placing';
import { rulesOf } from '../../ruleset';
import { sourceOfSpace } from '../../source';
import type { Player, State } from '../../state';

/** The card on round spaces 1 to 4 that is the only unoccupied one for the seat; -1 if there is not exactly one. */
function loneCard(run: Run<State>, seat: number): number {
  const free = run.state.revealed.slice(0, 4).filter((space) => isFree(run, seat, space));
  return free.length === 1 ? free[0] : -1;
}

/** The effect of that card, without a person: the space is not used. */
const effectOfLoneCard: Kind<State, Extract<Act, { do: 'custom' }>> = {
  possible: (run, _node, seat) => {
    const space = loneCard(run, seat);
    if (space < 0) return false;
    const [effect] = rulesOf(run).uses[space].parts;
    return effect.kind.possible(run, effect, seat, sourceOfSpace(space));
  },
  hides: (run, _node, seat) => {
    const space = loneCard(run, seat);
    if (space < 0) return false;
    const [effect] = rulesOf(run).uses[space].parts;
    return effect.kind.hides?.(run, effect, seat, sourceOfSpace(space)) === true;
  },
  step: (run) => {
    const { seat } = run.stack;
    const space = loneCard(run, seat);
    run.stack.pop();
    run.stack.push(rulesOf(run).uses[space].parts[0].id, seat, sourceOfSpace(space));
    return ON;
  },
};

const [GRAIN, VEGETABLE] = [0, 1];

/** The fields with at least 3 grain and no vegetable. */
function fullGrainFields(player: Player): number[] {
  return fieldsWith(player, GRAIN).filter(
    (field) => cropsOn(player, field, GRAIN) >= 3 && cropsOn(player, field, VEGETABLE) === 0,
  );
}

/** 1 vegetable below the grain of every full grain field. */
const vegetableBelowGrain: Kind<State, Extract<Act, { do: 'custom' }>> = {
  possible: (run, _node, seat) => fullGrainFields(run.state.players[seat]).length > 0,
  step: (run) => {
    const { seat } = run.stack;
    run.stack.pop();
    const player = run.state.players[seat];
    for (const field of fullGrainFields(player)) sowOn(player, field, VEGETABLE, 1);
    return ON;
  },
};

/** The effects that only one card has, by name. */
export const customEffects: Readonly<Record<string, Kind<State, Extract<Act, { do: 'custom' }>>>> = {
  'effect-of-lone-card': effectOfLoneCard,
  'vegetable-below-grain': vegetableBelowGrain,
};
