import type { Cells } from '@furrow/farm/grid';
import { listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { type Move, name } from '@furrow/kernel/move';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { cards } from '../cards/index';
import { plowPrice } from '../course/season';
import { isWorkPhase } from '../course/work-phase';
import type { Act } from '../effects/effect';
import { closedSpaces } from '../farm/farm-cards';
import { fieldSpaces, isPlowedUp } from '../farm/farmyard';
import { cropsOn, maskOf, plantedFields, reap } from '../farm/fields';
import { readVerb, verbFor } from '../farm/partner';
import { about } from '../moments/brought';
import { raise } from '../moments/raise';
import { findFood, foodDomain, foodQuestion, mustAskForFood } from '../payment/food';
import { canPay } from '../payment/price';
import { rulesOf } from '../ruleset';
import { gainGoods, payGoods, ratesOf } from '../state/change';
import { GRAIN } from '../state/goods';
import { cardOf, isCard } from '../state/source';
import type { State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';
import { notedInUse, noteInUse } from './use';

const PAYING = 0;
const PLACING = 1;

/** One field tile on an unused space beside the other fields, in team play the partner's too. In winter it costs food first. */
export const plowKind: Kind<State, Extract<Act, { do: 'plow' }>> = {
  possible: (run, _node, seat) => {
    const price = plowPrice(run.state, rulesOf(run).variant);
    if (price.length > 0 && !canPay(run.state.players[seat], price, ratesOf(run.state, seat))) return false;
    return hasFieldSpace(run, seat);
  },
  outOfReach: (run, _node, seat) => {
    const { farmsFor, clearsLand, variant } = rulesOf(run);
    const { players } = run.state;
    return !clearsLand && farmsFor[seat].every((owner) => isPlowedUp(players[owner].farm, variant));
  },
  why: (run, _node, seat) => {
    if (!hasFieldSpace(run, seat)) return because({ why: 'no-field-space' });
    return because({ why: 'cannot-pay', prices: [plowPrice(run.state, rulesOf(run).variant)] });
  },
  step: (run) => {
    const { stack } = run;
    if (stack.step === PLACING) return WAIT;
    const price = plowPrice(run.state, rulesOf(run).variant);
    if (mustAskForFood(run, stack.seat, price)) return WAIT;
    payGoods(run, stack.seat, price);
    stack.step = PLACING;
    return WAIT;
  },
  ask: (run) => {
    const { seat, step } = run.stack;
    const { variant, farmsFor } = rulesOf(run);
    if (step === PAYING) return foodDomain(run, seat, plowPrice(run.state, variant));
    const moves: Move[] = [];
    farmsFor[seat].forEach((owner, farm) => {
      for (let rest = freeFor(run, owner); rest !== 0; rest &= rest - 1)
        moves.push(name(verbFor('field', farm), 31 - Math.clz32(rest & -rest)));
    });
    return listed(moves, ({ verb, things }) =>
      verb === 'field' || verb === verbFor('field', farmsFor[seat].length - 1)
        ? because({ why: 'cannot-stand-there', cell: things[0] })
        : because({ why: 'not-asked' }),
    );
  },
  question: (run) => {
    const { stack, state } = run;
    const { variant, farmsFor } = rulesOf(run);
    if (stack.step === PAYING) return foodQuestion(run, stack.seat, plowPrice(state, variant));
    const partner = farmsFor[stack.seat].slice(1);
    if (partner.length === 0) return asking({ ask: 'plow' });
    return asking({ ask: 'plow', partner: freeFor(run, partner[0]) !== 0 });
  },
  answer: (run, _node, move) => {
    const { seat, step, source } = run.stack;
    if (step === PAYING) {
      findFood(run, seat, move.things);
      return;
    }
    run.stack.pop();
    if (isTool(source) && notedInUse(run, 'tool') === 0) noteInUse(run, 'tool', 1);
    const cell = move.things[0];
    const { farm } = readVerb(move.verb);
    const owner = rulesOf(run).farmsFor[seat][farm];
    run.state.players[owner].farm.fields |= 1 << cell;
    tell(run, () => ({ event: 'plowed', seat: owner, cell, ...(farm === 0 ? {} : { by: seat }) }));
    raise(run, 'plowed', owner, about('cell', cell));
    raise(run, 'landUsed', owner, about('cell', cell));
  },
};

/** Whether something is a plow or the Harrow. */
function isTool(source: Source): boolean {
  return isCard(source) && cards[cardOf(source)].tool !== undefined;
}

/** The spaces of a seat's farm where a field can be plowed. */
function freeFor(run: Run<State>, owner: Seat): Cells {
  const player = run.state.players[owner];
  return fieldSpaces(player.farm, rulesOf(run).variant, closedSpaces(player));
}

function hasFieldSpace(run: Run<State>, seat: Seat): boolean {
  for (const owner of rulesOf(run).farmsFor[seat]) if (freeFor(run, owner) !== 0) return true;
  return false;
}

/** The field phase of one seat: 1 crop from every planted field. */
export const fieldKind: Kind<State, Extract<Act, { do: 'field' }>> = {
  possible: (run, _node, seat) => plantedFields(run.state.players[seat]).length > 0,
  why: () => because({ why: 'nothing-there' }),
  step: (run) => {
    const { seat } = run.stack;
    run.stack.pop();
    const player = run.state.players[seat];
    const taken = [0, 0];
    const emptied = [0, 0];
    const harvested = plantedFields(player);
    for (const field of harvested) {
      const crop = reap(player, field);
      taken[crop]++;
      if (cropsOn(player, field, crop) === 0) emptied[crop]++;
    }
    gainGoods(
      run,
      seat,
      taken.flatMap((n, crop) => (n > 0 ? [[GRAIN + crop, n] as const] : [])),
    );
    raise(
      run,
      'harvested',
      seat,
      about('grainHarvested', taken[0]) |
        about('vegetablesHarvested', taken[1]) |
        about('grainEmptied', emptied[0]) |
        about('vegetablesEmptied', emptied[1]) |
        about('inHarvest', isWorkPhase(rulesOf(run), run.state) ? 0 : 1) |
        about('cardsHarvested', maskOf(player, harvested)[1]),
    );
    return ON;
  },
};
