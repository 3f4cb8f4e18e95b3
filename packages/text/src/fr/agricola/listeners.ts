import type { Card } from '@furrow/agricola/cards/card';
import type { Listener } from '@furrow/agricola/cards/listener';
import type { Condition } from '@furrow/agricola/cards/quantity';
import { amounts, goodNumber } from '@furrow/agricola/goods';
import { condition, que, si } from './conditions';
import { amount, goods } from './nouns';
import { occasion } from './occasions';
import { told } from './telling';

/** The only round in which something happens, if there is one. */
function onlyRound(when: Condition | undefined): number | undefined {
  if (when === undefined || !('of' in when) || 'than' in when) return undefined;
  return when.of.count === 'round' && when.atLeast === when.atMost ? when.atMost : undefined;
}

/** How many goods must lie on the space that is used, if the condition is about that. */
function lying({ spaces, when }: Listener): string | undefined {
  if (when === undefined || !('of' in when) || 'than' in when || when.of.count !== 'brought')
    return undefined;
  if (spaces === undefined || !('accumulating' in spaces)) return undefined;
  return `où se trouvent au moins ${amount(goodNumber(spaces.accumulating[0]), when.atLeast ?? 0)}`;
}

/** When a card acts: the occasion with its condition. */
function occasionText(listener: Listener, { kind }: Card): string {
  const { when, moment, card } = listener;
  const round = onlyRound(when);
  const pile = lying(listener);
  if (round !== undefined) return occasion(listener).replace('chaque manche', `la manche ${round}`);
  if (moment === 'settled' && when !== undefined) return `dès ${que(condition(when))}`;
  if (pile !== undefined) return `${occasion(listener)} ${pile}`;
  const isItself = moment === 'played' && card === (kind === 'minor' ? 'improvement' : kind);
  const base = `${occasion(listener)}${isItself ? ' (celui-ci compris)' : ''}`;
  return when === undefined ? base : `${base}, ${si(condition(when))}`;
}

/** What whoever acts must pay first. */
function tollText({ then, who }: Listener): string {
  const price = then.do === 'pay' ? goods(amounts(then.cost)) : 'ce qui est dû';
  return who === 'me' ? `vous devez d’abord payer ${price}` : `il doit d’abord vous payer ${price}`;
}

/** What a card waits for, and what it then does. */
export function listenerText(listener: Listener, card: Card): string {
  const { spaces, then, moment, who } = listener;
  const when = occasionText(listener, card);
  if (listener.toll === true) return `${when}, ${tollText(listener)}`;
  const does = told(then, 'do', spaces !== undefined && 'named' in spaces ? spaces.named : []);
  const isExtra = moment === 'use' && who === 'me';
  return `${when}, ${isExtra ? does.replace(/^vous recevez /, 'vous recevez aussi ') : does}`;
}
