import type { Card } from '@furrow/agricola/cards/card';
import type { Listener } from '@furrow/agricola/cards/listener';
import { amounts } from '@furrow/agricola/state/goods';
import { clauseOf, onTop } from './effect';
import { aroundOf, waitingOf } from './occasion';
import type { Told } from './told';

/** What is told of a listener. */
export function reaction(listener: Listener, kind: Card['kind']): Told {
  const { moment, who, then, toll, offer, card, spaces } = listener;
  const waiting = waitingOf(listener);
  if ((toll === true || offer === true) && then.do === 'pay' && then.get === undefined)
    return { tells: 'toll', ...waiting, price: amounts(then.cost) };
  const spoken = spaces !== undefined && 'named' in spaces ? spaces.named : [];
  const what = clauseOf(then, { moment, around: aroundOf(listener), spoken });
  const isExtra =
    who === 'me' && waiting.occasion.occasion === 'doing' && waiting.occasion.order === 'during';
  const itself =
    who !== 'others' && moment === 'played' && card === (kind === 'minor' ? 'improvement' : 'occupation');
  const [otherwise, notYet] = [listener.otherwise === true, listener.notYet === true];
  const besides = moment === 'take' && who === 'me' && what.says === 'may' && what.what.says === 'buy';
  return { tells: 'on', ...waiting, itself, otherwise, besides, notYet, what: isExtra ? onTop(what) : what };
}
