import { buildings } from '@furrow/creatures/buildings/index';
import type { Act, Terms } from '@furrow/creatures/effect';
import { FIRST_ANIMAL, GOODS, type Good } from '@furrow/creatures/goods';
import { NURSERY_CLOSED, newbornsIn } from '@furrow/creatures/kinds/settle';
import { promisedCount, promisedGood } from '@furrow/creatures/promise';
import type { Nursery } from '@furrow/creatures/room';
import { rules } from '@furrow/creatures/rules';
import type { Player, State } from '@furrow/creatures/state';
import type { Decision } from '@furrow/kernel/domain';
import { stackOf } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { Stack } from '@furrow/kernel/stack';
import { slowFitting, slowKeepable, text, vectorsUpTo } from '../../../farm/test/slow-animals';
import { NaiveFarm, subsets } from './naive-farm';
import { mayShift } from './naive-shift';

/** One answer in the light of the rules: the player, the effect that asks with its registers, and what is said. */
interface NaiveAnswer {
  readonly state: State;
  readonly player: Player;
  readonly effect: Act;
  readonly stack: Stack;
  readonly things: readonly number[];
}

/** Whether people may answer so, straight from the rules and without the domain; for the kinds that take free answers. */
export function mayAnswer(state: State, { seat, node }: Decision, { verb, things }: Move): boolean {
  const effect = rules.program.nodes[node].effect as Act;
  const asked = { state, player: state.players[seat], effect, stack: stackOf(state, seat), things };
  if (things.length === 0 || !things.every(Number.isInteger)) return false;
  if (verb === 'border' && effect.do === 'borders') return mayBorder(asked, effect);
  if (verb === 'trough' && effect.do === 'troughs') return mayTrough(asked, effect);
  if (verb === 'keep' && effect.do === 'settle') return mayKeep(asked);
  if (verb === 'keep' && effect.do === 'release') return mayLetGo(asked);
  if (verb === 'move' && effect.do === 'custom') return mayShift(asked.player.farm, things);
  if (verb === 'second' && effect.do === 'custom') return mayGetSeconds(asked.player, things);
  throw new Error(`no naive rule for ${verb} in ${effect.do}`);
}

/** R29, R30, R89, R90: free edges of the own farm, borders from the own supply, the price of all beyond the free ones. */
function mayBorder(asked: NaiveAnswer, effect: Extract<Act, { do: 'borders' }>): boolean {
  const { player, things } = asked;
  const { farm } = player;
  const taken = (edge: number) => (((edge < 32 ? farm.bordersH : farm.bordersV) >>> (edge & 31)) & 1) === 1;
  const edges = new Set<number>();
  for (const [row, column] of new NaiveFarm(farm).spaces()) {
    const cell = 4 * column + row;
    for (const edge of [cell, cell + 1, 32 + cell, 36 + cell]) if (!taken(edge)) edges.add(edge);
  }
  if (!areDifferent(things, edges) || things.length > player.goods[7]) return false;
  if (!isPaid(asked, effect, 0)) return false;
  if (effect.keeping === undefined) return true;
  return horsesFit(player, promisedCount(asked.stack.about), things);
}

/** R170, Q21: all horses must still be there, and with the border find room. */
function horsesFit(player: Player, count: number, edges: readonly number[]): boolean {
  if (player.goods[6] < count) return false;
  const { farm } = player.clone();
  for (const edge of edges) {
    if (edge < 32) farm.bordersH |= 1 << edge;
    else farm.bordersV |= 1 << (edge - 32);
  }
  const horses = [0, 0, 0, count];
  return slowFitting(new NaiveFarm(farm).holders({ nursery: { newborns: 8 } }), horses).has(text(horses));
}

/** R27, R91: spaces without a trough, troughs from the supply, the price of all beyond the free ones. */
function mayTrough(asked: NaiveAnswer, effect: Extract<Act, { do: 'troughs' }>): boolean {
  const { state, player, things } = asked;
  const farm = new NaiveFarm(player.farm);
  const free = farm.spaces().filter(([row, column]) => !farm.troughOn[row][column]);
  if (!areDifferent(things, new Set(free.map(([row, column]) => 4 * column + row)))) return false;
  const saved = player.farm.specials.some((entry) => buildings[entry >> 5].savesWood === true) ? 1 : 0;
  return things.length <= state.troughs && isPaid(asked, effect, saved);
}

function isPaid({ player, stack, things }: NaiveAnswer, terms: Terms, saved: number): boolean {
  const most = terms.atMost === 'gained' ? stack.about : terms.atMost;
  if (stack.step + things.length > most) return false;
  let paid = 0;
  for (let i = 0; i < things.length; i++) if (stack.step + i >= terms.free) paid++;
  return Object.entries(terms.price).every(([good, price]) => {
    const each = good === 'wood' ? price - saved : price;
    return player.goods[GOODS.indexOf(good as Good)] >= paid * each;
  });
}

/** R64, Q21: any of the own animals may go, but for a promised newborn. */
function mayLetGo({ player, things }: NaiveAnswer): boolean {
  const { promise } = player;
  if (promise > 0 && things[promisedGood(promise) - FIRST_ANIMAL] < promisedCount(promise)) return false;
  return isWithin(things, animals(player));
}

/** R65, R66: any of the own animals that find room together; a promised newborn stays. */
function mayKeep(asked: NaiveAnswer): boolean {
  if (!mayLetGo(asked)) return false;
  const { player, stack, things } = asked;
  return slowFitting(new NaiveFarm(player.farm).holders({ nursery: nurseryOf(stack.a) }), things).has(
    text(things),
  );
}

function nurseryOf(register: number): Nursery {
  if (register === NURSERY_CLOSED) return 'closed';
  const newborns = newbornsIn(register);
  return newborns === undefined ? 'open' : { newborns };
}

/** R167, X56: so many animals can stand alone in pastures while all the others that can be kept find room elsewhere. */
function mayGetSeconds(player: Player, things: readonly number[]): boolean {
  const farm = new NaiveFarm(player.farm);
  const have = animals(player);
  if (things.length !== 4 || things.some((n) => n < 0)) return false;
  return slowKeepable(farm.holders(), have).some((kept) =>
    vectorsUpTo(kept).some((alone) => {
      if (!things.every((n, type) => n <= alone[type])) return false;
      const rest = kept.map((n, type) => n - alone[type]);
      const pastures = alone.reduce((sum, n) => sum + n, 0);
      return subsets(farm.pastures.length, pastures).some((chosen) =>
        slowFitting(farm.holders({ withoutPastures: chosen }), rest).has(text(rest)),
      );
    }),
  );
}

function animals(player: Player): number[] {
  return player.goods.slice(FIRST_ANIMAL, 7);
}

function isWithin(things: readonly number[], most: readonly number[]): boolean {
  return things.length === most.length && things.every((n, i) => n >= 0 && n <= most[i]);
}

function areDifferent(things: readonly number[], from: ReadonlySet<number>): boolean {
  return new Set(things).size === things.length && things.every((thing) => from.has(thing));
}
