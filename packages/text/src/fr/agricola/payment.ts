import type { Effect } from '@furrow/agricola/effect';
import { amounts, goodNumber } from '@furrow/agricola/goods';
import { singleGoods } from '../../agricola/choices';
import { list } from '../grammar';
import { countableOf } from './counted';
import { amount, goods } from './nouns';
import { spoilsOf, spoilsText } from './prizes';
import { duty, type Voice } from './voice';

type Pay = Extract<Effect, { do: 'pay' }>;

/** What is paid: `2 bois`, `4 PN (moins 1 PN pour chaque pâturage que vous avez)`. */
function priceText({ cost, times, perHarvestLeft }: Pay): string {
  const each = amounts(cost);
  if (perHarvestLeft !== undefined)
    return `${goods(each)}, plus ${amount(goodNumber(perHarvestLeft), 1)} par récolte encore à venir,`;
  if (times === undefined) return goods(each);
  if (times.count !== 'missing') return `${goods(each)} pour ${countableOf(times).each}`;
  const full = each.map(([good, n]) => [good, n * times.to] as const);
  return `${goods(full)} (moins ${goods(each)} pour ${countableOf(times.of).each})`;
}

/** What is had for the price, if goods and points are all that is had. */
function goodsFor(get: Effect): string | undefined {
  const single = singleGoods(get)?.map((good) => amount(good, 1));
  if (single !== undefined) return list(single, 'ou');
  const spoils = spoilsOf(get);
  return spoils === undefined || spoils.times !== undefined ? undefined : spoilsText(spoils);
}

/** Who or what gets the price, behind the verb and the price. */
const GETS: Readonly<Record<NonNullable<Pay['to']>, readonly [verb: string, whom: string]>> = {
  owner: ['payer', ' au propriétaire de cette carte'],
  space: ['remettre', ' sur cette case'],
};

/** That something is paid, and what for. */
export function payText(effect: Pay, how: Voice): string {
  const { get, to, perHarvestLeft } = effect;
  const price = priceText(effect);
  const had = get === undefined || perHarvestLeft !== undefined ? undefined : goodsFor(get);
  if (to === undefined && had !== undefined) return duty(how, `échanger ${price} contre ${had}`);
  const [verb, whom] = to === undefined ? ['payer', ''] : GETS[to];
  const purpose = get === undefined ? '' : ` pour ${how.say(get, 'ask')}`;
  return duty(how, `${verb} ${price}${whom}${purpose}`);
}
