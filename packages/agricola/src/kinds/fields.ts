import { pairs } from '@furrow/farm/goods';
import type { Cells } from '@furrow/farm/grid';
import { freeForm, listed } from '@furrow/kernel/domain';
import { type Kind, ON, WAIT } from '@furrow/kernel/kind';
import { list, type Move, name } from '@furrow/kernel/move';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import { about } from '../brought';
import { convertGoods, gainGoods, payGoods, ratesOf } from '../change';
import type { Act } from '../effect';
import { tell } from '../events';
import { closedSpaces } from '../farm-cards';
import { fieldSpaces } from '../farmyard';
import { canSow, cropsOn, growsOn, isFieldCard, plantedFields, reap, sowable, sowOn } from '../fields';
import { CROPS, GRAIN, VEGETABLE } from '../goods';
import { readVerb, verbFor } from '../partner';
import { canPay } from '../payment/price';
import { asking } from '../questions';
import { raise } from '../raise';
import { because } from '../reasons';
import { rulesOf } from '../ruleset';
import { plowPrice } from '../season';
import { NO_SOURCE } from '../source';
import type { Player, State } from '../state';
import { notePlaced } from '../work-deeds';
import { isWorkPhase } from '../work-phase';
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
    raise(run, 'plowed', owner, about('cell', cell));
    raise(run, 'spaceUsed', owner, about('cell', cell));
  },
};

/** The spaces of a seat's farm where a field can be plowed. */
function freeFor(run: Run<State>, owner: Seat): Cells {
  const player = run.state.players[owner];
  return fieldSpaces(player.farm, rulesOf(run).variant, closedSpaces(player));
}

function hasFieldSpace(run: Run<State>, seat: Seat): boolean {
  for (const owner of rulesOf(run).farmsFor[seat]) if (freeFor(run, owner) !== 0) return true;
  return false;
}

const [ON_FIELD_GRAIN, ON_FIELD_VEGETABLES] = [3, 2];

type Sow = Extract<Act, { do: 'sow' }>;

/** Crops onto unplanted fields. People name crop and field; bots only how many, the fields are taken in ascending order. */
export const sowKind: Kind<State, Sow> = {
  possible: (run, _node, seat) => {
    const player = run.state.players[seat];
    return CROPS.some((_, crop) => player.goods[GRAIN + crop] > 0 && canSow(player, crop));
  },
  why: (run, _node, seat) =>
    because({ why: sowable(run.state.players[seat]).length === 0 ? 'no-empty-field' : 'no-crops' }),
  step: () => WAIT,
  ask: (run, node) => {
    const player = run.state.players[run.stack.seat];
    const fields = sowable(player);
    const atMost = node.effect.fields ?? fields.length;
    return freeForm(sowings(player, fields, atMost), (move) => acceptsSowing(player, fields, atMost, move));
  },
  question: (run, node) => {
    const player = run.state.players[run.stack.seat];
    const have = pairs(player.goods).filter(([good]) => good === GRAIN || good === VEGETABLE);
    const fields = Math.min(sowable(player).length, node.effect.fields ?? ALL_FIELDS);
    return asking({ ask: 'sow', fields, have });
  },
  answer: (run, node, move) => {
    const { seat } = run.stack;
    run.stack.pop();
    const player = run.state.players[seat];
    const sown: [number[], number[]] = [[], []];
    for (let i = 0; i < move.things.length; i += 2) {
      const [crop, field] = [move.things[i], move.things[i + 1]];
      player.goods[GRAIN + crop]--;
      sowOn(player, field, crop, crop === 0 ? ON_FIELD_GRAIN : ON_FIELD_VEGETABLES);
      sown[crop].push(field);
    }
    if (sown.some((fields) => !fields.every(isFieldCard))) notePlaced(run, seat);
    tell(run, () => ({ event: 'sowed', seat, grain: sown[0], vegetables: sown[1] }));
    raise(
      run,
      'sowed',
      seat,
      about('sown', move.things.length / 2) |
        about('vegetablesSown', sown[1].length) |
        about('unlimited', node.effect.fields === undefined ? 1 : 0),
    );
    // What is sown may leave less room for animals.
    if (player.played.length > 0) run.stack.push(rulesOf(run).settle.id, seat, NO_SOURCE);
  },
};

const ALL_FIELDS = 99;

/** Every number of grain and vegetables, each first on fields for it alone, then on the others in ascending order. */
function sowings(player: Player, fields: readonly number[], atMost: number): Move[] {
  const free = fields.filter((field) => growsOn(field, 0) && growsOn(field, 1));
  const only = CROPS.map((_, crop) =>
    fields.filter((field) => growsOn(field, crop) && !growsOn(field, 1 - crop)),
  );
  const moves: Move[] = [];
  for (let grain = 0; grain <= Math.min(player.goods[GRAIN], fields.length, atMost); grain++) {
    const most = Math.min(player.goods[VEGETABLE], atMost - grain);
    for (let vegetables = grain === 0 ? 1 : 0; vegetables <= most; vegetables++) {
      const shared = Math.max(0, grain - only[0].length);
      if (shared + Math.max(0, vegetables - only[1].length) > free.length) continue;
      const grainOn = [...only[0], ...free].slice(0, grain);
      const vegetablesOn = [...only[1], ...free.slice(shared)].slice(0, vegetables);
      moves.push(
        list('sow', [...grainOn.flatMap((on) => [0, on]), ...vegetablesOn.flatMap((on) => [1, on])]),
      );
    }
  }
  return moves;
}

function acceptsSowing(player: Player, fields: readonly number[], atMost: number, move: Move): Verdict {
  if (move.verb !== 'sow' || move.things.length === 0 || move.things.length % 2 !== 0) {
    return no(because({ why: 'not-asked' }));
  }
  if (move.things.length > 2 * atMost) return no(because({ why: 'too-many', atMost }));
  const used = [0, 0];
  const sown = new Set<number>();
  for (let i = 0; i < move.things.length; i += 2) {
    const field = move.things[i + 1];
    if (move.things[i] >= CROPS.length) return no(because({ why: 'not-asked' }));
    used[move.things[i]]++;
    if (!fields.includes(field)) return no(because({ why: 'field-planted', cell: field }));
    if (!growsOn(field, move.things[i])) return no(because({ why: 'other-crop', field }));
    sown.add(field);
  }
  if (sown.size < move.things.length / 2) return no(because({ why: 'named-twice' }));
  return used[0] <= player.goods[GRAIN] && used[1] <= player.goods[VEGETABLE]
    ? YES
    : no(because({ why: 'no-crops' }));
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
    for (const field of plantedFields(player)) {
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
        about('inHarvest', isWorkPhase(rulesOf(run), run.state) ? 0 : 1),
    );
    return ON;
  },
};
