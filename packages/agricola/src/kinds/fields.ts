import { type Cells, count, has } from '@furrow/farm/grid';
import { freeForm, listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move, name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import { convertGoods, gainGoods, payGoods, ratesOf } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { fieldSpaces, unplanted } from '../farmyard';
import { GRAIN, pairs, VEGETABLE } from '../goods';
import { readVerb, verbFor } from '../partner';
import { canPay } from '../payment/price';
import { asking } from '../questions';
import { because } from '../reasons';
import { rulesOf } from '../ruleset';
import { plowPrice } from '../season';
import type { Player, State } from '../state';
import { foodDomain, foodQuestion, mustAskForFood } from './food';

const PAYING = 0;
const PLACING = 1;

/** One field tile on an unused space beside the other fields, in team play the partner's too. In winter it costs food first. */
export const plowKind: Kind<State, Extract<Act, { do: 'plow' }>> = {
  possible: (run, _node, seat) => {
    const price = plowPrice(run.state, rulesOf(run).variant);
    if (price.length > 0 && !canPay(run.state.players[seat], price, ratesOf(run.state, seat))) return false;
    return hasFieldSpace(run, seat);
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
      for (let rest = fieldSpaces(run.state.players[owner].farm, variant); rest !== 0; rest &= rest - 1)
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
    return asking({ ask: 'plow', partner: fieldSpaces(state.players[partner[0]].farm, variant) !== 0 });
  },
  answer: (run, _node, move) => {
    const { seat, step } = run.stack;
    if (step === PAYING) {
      convertGoods(run, seat, move.things);
      return;
    }
    run.stack.pop();
    const cell = move.things[0];
    const { farm } = readVerb(move.verb);
    const owner = rulesOf(run).farmsFor[seat][farm];
    run.state.players[owner].farm.fields |= 1 << cell;
    tell(run, () => ({ event: 'plowed', seat: owner, cell, ...(farm === 0 ? {} : { by: seat }) }));
  },
};

function hasFieldSpace(run: Run<State>, seat: Seat): boolean {
  const { variant, farmsFor } = rulesOf(run);
  for (const owner of farmsFor[seat])
    if (fieldSpaces(run.state.players[owner].farm, variant) !== 0) return true;
  return false;
}

/** The crops by the number that a sowing names them with. */
export const CROPS = ['grain', 'vegetable'] as const;
const [ON_FIELD_GRAIN, ON_FIELD_VEGETABLES] = [3, 2];

/** Crops onto unplanted fields. People name crop and field; bots only how many, the fields are taken in ascending order. */
export const sowKind: Kind<State, Extract<Act, { do: 'sow' }>> = {
  possible: (run, _node, seat) => {
    const { goods, farm } = run.state.players[seat];
    return goods[GRAIN] + goods[VEGETABLE] > 0 && unplanted(farm) !== 0;
  },
  why: (run, _node, seat) =>
    because({ why: unplanted(run.state.players[seat].farm) === 0 ? 'no-empty-field' : 'no-crops' }),
  step: () => WAIT,
  ask: (run) => {
    const player = run.state.players[run.stack.seat];
    const fields = unplanted(player.farm);
    return freeForm(sowings(player, fields), (move) => acceptsSowing(player, fields, move));
  },
  question: (run) => {
    const { goods, farm } = run.state.players[run.stack.seat];
    const have = pairs(goods).filter(([good]) => good === GRAIN || good === VEGETABLE);
    return asking({ ask: 'sow', fields: count(unplanted(farm)), have });
  },
  answer: (run, _node, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    const { goods, farm } = run.state.players[seat];
    const sown: [number[], number[]] = [[], []];
    for (let i = 0; i < move.things.length; i += 2) {
      const [crop, cell] = [move.things[i], move.things[i + 1]];
      goods[GRAIN + crop]--;
      if (crop === 0) farm.grain[cell] = ON_FIELD_GRAIN;
      else farm.vegetables[cell] = ON_FIELD_VEGETABLES;
      sown[crop].push(cell);
    }
    tell(run, () => ({ event: 'sowed', seat, grain: sown[0], vegetables: sown[1] }));
  },
};

function sowings(player: Player, fields: Cells): Move[] {
  const cells: number[] = [];
  for (let rest = fields; rest !== 0; rest &= rest - 1) cells.push(31 - Math.clz32(rest & -rest));
  const moves: Move[] = [];
  for (let grain = 0; grain <= Math.min(player.goods[GRAIN], cells.length); grain++) {
    const most = Math.min(player.goods[VEGETABLE], cells.length - grain);
    for (let vegetables = grain === 0 ? 1 : 0; vegetables <= most; vegetables++) {
      const things: number[] = [];
      for (let i = 0; i < grain + vegetables; i++) things.push(i < grain ? 0 : 1, cells[i]);
      moves.push(list('sow', things));
    }
  }
  return moves;
}

function acceptsSowing(player: Player, fields: Cells, move: Move): Verdict {
  if (move.verb !== 'sow' || move.things.length === 0 || move.things.length % 2 !== 0) {
    return no(because({ why: 'not-asked' }));
  }
  const used = [0, 0];
  let sown = 0;
  for (let i = 0; i < move.things.length; i += 2) {
    const cell = move.things[i + 1];
    if (move.things[i] >= CROPS.length) return no(because({ why: 'not-asked' }));
    used[move.things[i]]++;
    if (!has(fields, cell)) return no(because({ why: 'field-planted', cell }));
    sown |= 1 << cell;
  }
  if (count(sown) < move.things.length / 2) return no(because({ why: 'named-twice' }));
  return used[0] <= player.goods[GRAIN] && used[1] <= player.goods[VEGETABLE]
    ? YES
    : no(because({ why: 'no-crops' }));
}

/** The field phase of one seat: 1 crop from every planted field. */
export const fieldKind: Kind<State, Extract<Act, { do: 'field' }>> = {
  possible: (run, _node, seat) => {
    const { farm } = run.state.players[seat];
    return unplanted(farm) !== farm.fields;
  },
  why: () => because({ why: 'nothing-there' }),
  step: (run) => {
    const { seat } = run.stack;
    run.stack.pop();
    harvestFields(run, seat);
    return ON;
  },
};

function harvestFields(run: Run<State>, seat: number): void {
  const { farm } = run.state.players[seat];
  const taken = [0, 0];
  for (let rest = farm.fields; rest !== 0; rest &= rest - 1) {
    const cell = 31 - Math.clz32(rest & -rest);
    if (farm.grain[cell] > 0) {
      farm.grain[cell]--;
      taken[0]++;
    } else if (farm.vegetables[cell] > 0) {
      farm.vegetables[cell]--;
      taken[1]++;
    }
  }
  gainGoods(
    run,
    seat,
    taken.flatMap((n, crop) => (n > 0 ? [[GRAIN + crop, n] as const] : [])),
  );
}
