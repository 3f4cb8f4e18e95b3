import { amounts } from '@furrow/agricola/goods';
import type { Bought, Cost } from '@furrow/agricola/payment/modifier';
import { list } from '../grammar';
import { condition } from './conditions';
import { goods } from './nouns';

const THINGS: Readonly<Record<Bought, string>> = {
  room: 'pièce',
  stable: 'étable',
  fence: 'clôture',
  renovation: 'rénovation',
  major: 'aménagement majeur',
  minor: 'aménagement mineur',
  occupation: 'savoir-faire',
};

/** What is bought: `chaque aménagement et chaque pièce`. */
function everything(of: readonly Bought[]): string {
  const isImprovement = (what: Bought) => what === 'major' || what === 'minor';
  const all = of.filter(isImprovement).length === 2;
  const names = of.filter((what) => !all || !isImprovement(what)).map((what) => THINGS[what]);
  return list((all ? ['aménagement', ...names] : names).map((name) => `chaque ${name}`));
}

/** How a card changes its owner's prices. */
export function priceChange({ of, change, when }: Cost): string {
  const during = when === undefined ? '' : `tant que ${condition(when)}, `;
  const things = everything(of);
  if ('less' in change) return `${during}${things} vous coûte ${goods(amounts(change.less))} de moins`;
  if ('instead' in change)
    return `${during}vous pouvez payer ${goods(amounts(change.instead))} pour ${things}`;
  const from = list(
    change.swap.map((part) => goods(amounts(part))),
    'ou',
  );
  return `${during}pour ${things}, vous pouvez remplacer une fois ${from} par ${goods(amounts(change.to))}`;
}
