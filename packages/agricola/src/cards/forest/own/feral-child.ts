import { growWithoutRoom, whole } from '../../../effects/effect-words';
import { card } from '../../card';
import { afterFeeding, on } from '../../listener';
import { counter } from '../../memory';
import { ownActs } from '../../own';

const { acts, act } = ownActs({
  'return-child': { possible: () => true, act: () => [{ step: 'goBack' }] },
});

/** A child joins the family until the next feeding phase is over. */
export const feralChild = card('feral-child', 'F04', {
  stays: true,
  keeps: counter(),
  play: whole(growWithoutRoom, { do: 'lay', count: 1 }),
  on: on(afterFeeding, { do: 'unlay', get: act<never>('return-child') }),
  own: { acts },
  ours: true,
});
