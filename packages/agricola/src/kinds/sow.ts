import { pairs } from '@furrow/farm/goods';
import { neighbours } from '@furrow/farm/grid';
import { freeForm } from '@furrow/kernel/domain';
import { type Kind, WAIT } from '@furrow/kernel/kind';
import { list, type Move, say } from '@furrow/kernel/move';
import type { Node } from '@furrow/kernel/program';
import type { Run } from '@furrow/kernel/run';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import type { SowMore } from '../cards/card';
import { cards } from '../cards/index';
import type { Act } from '../effects/effect';
import { COLUMNS } from '../farm/farmyard';
import {
  canSow,
  countFields,
  cropsOn,
  fieldsIn,
  growsOn,
  isFieldCard,
  maskOf,
  sowable,
  sowOn,
} from '../farm/fields';
import { about } from '../moments/brought';
import { raise } from '../moments/raise';
import { notePlaced } from '../moments/work-deeds';
import { rulesOf } from '../ruleset';
import { CROPS, type Crop, GRAIN } from '../state/goods';
import { NO_SOURCE } from '../state/source';
import type { Player, State } from '../state/state';
import { tell } from '../vocabulary/events';
import { asking } from '../vocabulary/questions';
import { because } from '../vocabulary/reasons';

const [ON_FIELD_GRAIN, ON_FIELD_VEGETABLES] = [3, 2];

type Sow = Extract<Act, { do: 'sow' }>;

const SOWING = 0;

/**
 * Crops onto unplanted fields. People name crop and field; bots only how many, the fields are taken in ascending order.
 * Cards may then add crops to the fields just sown, one after the other: the step counts them, the registers hold those
 * fields.
 */
export const sowKind: Kind<State, Sow> = {
  possible: (run, { effect }, seat) => {
    const player = run.state.players[seat];
    return stockOf(player, effect).some((n, crop) => n > 0 && canSow(player, crop));
  },
  why: (run, _node, seat) =>
    because({ why: sowable(run.state.players[seat]).length === 0 ? 'no-empty-field' : 'no-crops' }),
  step: () => WAIT,
  ask: (run, node) => {
    const player = run.state.players[run.stack.seat];
    if (run.stack.step > SOWING) return additions(player, stillGrowing(run));
    const fields = sowable(player);
    const atMost = node.effect.fields ?? fields.length;
    const stock = stockOf(player, node.effect);
    return freeForm(sowings(stock, fields, atMost), (move) => acceptsSowing(stock, fields, atMost, move));
  },
  question: (run, node) => {
    const player = run.state.players[run.stack.seat];
    if (run.stack.step > SOWING) return asking({ ask: 'sowMore', fields: stillGrowing(run) });
    const have = pairs(stockOf(player, node.effect), GRAIN);
    const fields = Math.min(sowable(player).length, node.effect.fields ?? ALL_FIELDS);
    return asking({ ask: 'sow', fields, have });
  },
  answer: (run, node, move) => {
    const { stack } = run;
    const player = run.state.players[stack.seat];
    if (stack.step === SOWING) sow(run, player, move);
    else if (move.verb === 'add') add(run, player, move.things);
    stack.step++;
    if (stillGrowing(run).length === 0) finish(run, node);
  },
};

function sow(run: Run<State>, player: Player, { things }: Move): void {
  const { stack } = run;
  const sown: [number[], number[]] = [[], []];
  for (let i = 0; i < things.length; i += 2) {
    const [crop, field] = [things[i], things[i + 1]];
    player.goods[GRAIN + crop]--;
    sowOn(player, field, crop, crop === 0 ? ON_FIELD_GRAIN : ON_FIELD_VEGETABLES);
    sown[crop].push(field);
  }
  [stack.a, stack.b] = maskOf(player, sown.flat());
  const { seat } = stack;
  if (!sown.flat().every(isFieldCard)) notePlaced(run, seat);
  tell(run, () => ({ event: 'sowed', seat, grain: sown[0], vegetables: sown[1] }));
  CROPS.forEach((crop, number) => {
    for (let n = moreOf(player, crop); n > 0 && sown[number].length > 0; n--) add(run, player, sown[number]);
  });
}

/** How many more of a crop the cards of a player put onto each field that is sown with it. */
function moreOf({ played }: Player, crop: Crop): number {
  return played.reduce((sum, card) => {
    const more = cards[card].sowMore;
    return typeof more === 'object' && 'always' in more ? sum + (more.always[crop] ?? 0) : sum;
  }, 0);
}

/** The fields that were sown with this action. */
function justSown({ state, stack }: Run<State>): number[] {
  return fieldsIn(state.players[stack.seat], [stack.a, stack.b]);
}

/** How many of each crop can be sown: the supply, or only one crop of it. */
function stockOf({ goods }: Player, { crop }: Sow): readonly number[] {
  return CROPS.map((one, i) => (crop === undefined || crop === one ? goods[GRAIN + i] : 0));
}

/** Those of them that may get one more crop at this step. */
function stillGrowing(run: Run<State>): number[] {
  const player = run.state.players[run.stack.seat];
  const sown = justSown(run);
  return sown.filter((field) => additional(player, sown, field) >= run.stack.step);
}

/** How many more crops the cards of a player let a field have that was sown with others. */
function additional(player: Player, sown: readonly number[], field: number): number {
  return player.played.reduce((sum, card) => sum + moreBy(cards[card].sowMore ?? 0, player, sown, field), 0);
}

function moreBy(more: number | SowMore, player: Player, sown: readonly number[], field: number): number {
  if (typeof more === 'number') return more;
  if ('always' in more) return 0;
  if ('byFields' in more) return more.byFields[sown.length] ?? 0;
  if ('atMostFields' in more) return countFields(player) <= more.atMostFields ? more.more : 0;
  const isBeside = !isFieldCard(field) && (neighbours(field, COLUMNS) & player.farm.rooms) !== 0;
  return isBeside ? more.besideHouse[CROPS[cropOn(player, field)]] : 0;
}

/** Which crop grows on a field that was just sown. */
function cropOn(player: Player, field: number): number {
  return cropsOn(player, field, 0) > 0 ? 0 : 1;
}

/** Which of some fields get 1 more crop: for bots so many with grain and so many with vegetables. */
function additions(player: Player, fields: readonly number[]) {
  const [grain, vegetables] = CROPS.map((_, crop) => fields.filter((one) => cropOn(player, one) === crop));
  const moves = someOfBoth(grain, vegetables);
  return freeForm([...moves, say('done')], (move) => {
    if (move.verb === 'done') return YES;
    const { verb, things } = move;
    if (verb !== 'add' || things.length === 0) return no(because({ why: 'not-asked' }));
    const other = things.find((field) => !fields.includes(field));
    if (other !== undefined) return no(because({ why: 'not-sown-now', field: other }));
    return new Set(things).size < things.length ? no(because({ why: 'named-twice' })) : YES;
  });
}

/** Every number of the first and of the second fields, but none of both. */
function someOfBoth(grain: readonly number[], vegetables: readonly number[]): Move[] {
  const moves: Move[] = [];
  for (let g = grain.length; g >= 0; g--)
    for (let v = vegetables.length; v >= (g === 0 ? 1 : 0); v--)
      moves.push(list('add', [...grain.slice(0, g), ...vegetables.slice(0, v)]));
  return moves;
}

/** 1 more crop of its kind on each of these fields. */
function add(run: Run<State>, player: Player, fields: readonly number[]): void {
  const { seat } = run.stack;
  for (const field of fields) sowOn(player, field, cropOn(player, field), 1);
  if (!fields.every(isFieldCard)) notePlaced(run, seat);
  tell(run, () => ({ event: 'sowedMore', seat, fields }));
}

/** The sowing is over. */
function finish(run: Run<State>, { effect }: Node<State, Sow>): void {
  const { seat } = run.stack;
  const player = run.state.players[seat];
  const sown = justSown(run);
  run.stack.pop();
  raise(
    run,
    'sowed',
    seat,
    about('sown', sown.length) |
      about('vegetablesSown', sown.filter((field) => cropOn(player, field) === 1).length) |
      about('unlimited', effect.fields === undefined && effect.crop === undefined ? 1 : 0) |
      about(
        'grainCells',
        maskOf(
          player,
          sown.filter((field) => cropOn(player, field) === 0),
        )[0],
      ),
  );
  // What is sown may leave less room for animals.
  if (player.played.length > 0) run.stack.push(rulesOf(run).settle.id, seat, NO_SOURCE);
}

const ALL_FIELDS = 99;

/** Every number of grain and vegetables, each first on fields for it alone, then on the others in ascending order. */
function sowings([grains, greens]: readonly number[], fields: readonly number[], atMost: number): Move[] {
  const free = fields.filter((field) => growsOn(field, 0) && growsOn(field, 1));
  const only = CROPS.map((_, crop) =>
    fields.filter((field) => growsOn(field, crop) && !growsOn(field, 1 - crop)),
  );
  const moves: Move[] = [];
  for (let grain = 0; grain <= Math.min(grains, fields.length, atMost); grain++) {
    const most = Math.min(greens, atMost - grain);
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

function acceptsSowing(
  stock: readonly number[],
  fields: readonly number[],
  atMost: number,
  move: Move,
): Verdict {
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
  return used.every((n, crop) => n <= stock[crop]) ? YES : no(because({ why: 'no-crops' }));
}
