import { cards } from '@furrow/agricola/cards/index';
import { fieldOfCard } from '@furrow/agricola/farm/fields';
import { goodNumber } from '@furrow/agricola/state/goods';
import type { Event } from '@furrow/agricola/vocabulary/events';
import { readCell, readEdge } from '@furrow/agricola/vocabulary/notation';
import type { Why } from '@furrow/agricola/vocabulary/reasons';
import { known } from '@furrow/testkit/notated-game';
import type { Samples } from '../samples';
import { of } from './asking-samples';
import { cardNumber } from './card-asking-samples';
import { spaceNumber } from './set-ups';

const SEAT = { seat: 0 } as const;
const cell = (text: string): number => known(readCell(text), text);
const edge = (text: string): number => known(readEdge(text), text);

/** A field card among the fields. */
const FIELD_CARD = fieldOfCard(cardNumber('patch-caregiver'));

/** Events around cards, of every kind. */
export const cardEvents: Pick<
  Samples<Event, 'event'>,
  | 'palisades'
  | 'centerStable'
  | 'delivery'
  | 'dealt'
  | 'hands'
  | 'drawn'
  | 'jumped'
  | 'guest'
  | 'played'
  | 'passedOn'
  | 'keptInPlay'
  | 'keptLost'
  | 'gaveOn'
  | 'removed'
  | 'tookUp'
  | 'points'
  | 'laid'
  | 'marked'
  | 'laidOnSpace'
  | 'putBack'
  | 'paidTo'
  | 'left'
  | 'staysHome'
  | 'hosts'
  | 'tookCrop'
  | 'markedSpace'
  | 'adopted'
> = {
  palisades: [
    { event: 'palisades', ...SEAT, edges: [edge('a2n')] },
    { event: 'palisades', ...SEAT, edges: ['a5n', 'a5e', 'b5e'].map(edge) },
  ],
  centerStable: [{ event: 'centerStable', ...SEAT, cell: cell('a2') }],
  delivery: [
    { event: 'delivery', ...SEAT, card: cardNumber('confidant'), rounds: [7] },
    { event: 'delivery', ...SEAT, card: cardNumber('confidant'), rounds: [7, 8, 9] },
  ],
  dealt: [
    { event: 'dealt', ...SEAT, card: cardNumber('lasso'), to: 0 },
    { event: 'dealt', ...SEAT, card: cardNumber('lasso'), to: 0, opening: true },
    { event: 'dealt', ...SEAT, card: cardNumber('lasso'), to: 0, drawn: true },
  ],
  hands: [
    { event: 'hands', occupations: 7, minors: 7, full: 7 },
    { event: 'hands', occupations: 1, minors: 7, full: 7 },
    { event: 'hands', occupations: 5, minors: 1, full: 7 },
  ],
  drawn: [{ event: 'drawn', ...SEAT, card: cardNumber('grocer'), to: 0 }],
  jumped: [{ event: 'jumped', ...SEAT, space: spaceNumber('grain-seeds') }],
  guest: [
    { event: 'guest', ...SEAT, forever: false },
    { event: 'guest', ...SEAT, forever: true },
  ],
  played: [{ event: 'played', ...SEAT, card: cardNumber('potters-yard') }],
  keptInPlay: [{ event: 'keptInPlay', ...SEAT, card: cardNumber('conjurer') }],
  keptLost: [{ event: 'keptLost', ...SEAT, card: cardNumber('lover-2007') }],
  passedOn: [{ event: 'passedOn', ...SEAT, card: cardNumber('moonshine') }],
  gaveOn: [{ event: 'gaveOn', ...SEAT }],
  removed: [{ event: 'removed', ...SEAT, card: cardNumber('grocer') }],
  tookUp: [{ event: 'tookUp', ...SEAT, card: cardNumber('dance-instructor-2007') }],
  points: [
    { event: 'points', ...SEAT, points: 1 },
    { event: 'points', ...SEAT, points: 3 },
  ],
  laid: [
    { event: 'laid', ...SEAT, card: cardNumber('firewood-collector'), count: 1 },
    { event: 'laid', ...SEAT, card: cardNumber('telegram'), count: 11 },
  ],
  marked: [
    {
      event: 'marked',
      ...SEAT,
      card: cardNumber('potters-yard'),
      spaces: (1 << cell('a1')) | (1 << cell('c5')),
    },
    { event: 'marked', ...SEAT, card: cardNumber('potters-yard'), spaces: 0 },
  ],
  laidOnSpace: [{ event: 'laidOnSpace', ...SEAT, space: spaceNumber('forest'), goods: of({ food: 1 }) }],
  putBack: [{ event: 'putBack', ...SEAT, space: spaceNumber('forest'), goods: of({ wood: 2 }) }],
  paidTo: [{ event: 'paidTo', ...SEAT, other: 1, goods: of({ food: 1 }) }],
  left: [{ event: 'left', ...SEAT }],
  staysHome: [{ event: 'staysHome', ...SEAT }],
  hosts: [{ event: 'hosts', ...SEAT }],
  tookCrop: [{ event: 'tookCrop', ...SEAT, other: 1, field: cell('a2'), crop: goodNumber('grain') }],
  markedSpace: [
    { event: 'markedSpace', ...SEAT, card: cardNumber('fence-builder-2007'), space: spaceNumber('forest') },
  ],
  adopted: [{ event: 'adopted', ...SEAT }],
};

/** What is sown on a field card. */
export const sownCard: Extract<Event, { event: 'sowed' }> = {
  event: 'sowed',
  ...SEAT,
  grain: [cell('a2'), FIELD_CARD],
  vegetables: [],
};

/** Reasons around cards, of every kind; every prerequisite is missing once. */
export const cardReasons: Pick<
  Samples<Why, 'why'>,
  | 'no-such-crop'
  | 'other-crop'
  | 'closed-by-card'
  | 'not-one-pasture'
  | 'no-card-playable'
  | 'nothing-to-return'
  | 'not-in-hand'
  | 'needs'
  | 'play-impossible'
  | 'major-action-only'
  | 'cannot-renovate'
  | 'nothing-on-card'
  | 'used-up'
  | 'condition'
  | 'nobody-to-place'
  | 'no-newborn'
  | 'nowhere-to-go'
  | 'card-space'
  | 'needed-afterwards'
  | 'toll'
> = {
  'other-crop': [{ why: 'other-crop', field: FIELD_CARD }],
  'no-such-crop': [
    { why: 'no-such-crop', field: cell('a2') },
    { why: 'no-such-crop', field: FIELD_CARD },
  ],
  'closed-by-card': [{ why: 'closed-by-card', card: cardNumber('future-building-site') }],
  'not-one-pasture': [{ why: 'not-one-pasture' }],
  'no-card-playable': [{ why: 'no-card-playable' }],
  'nothing-to-return': [{ why: 'nothing-to-return', card: cardNumber('oriental-fireplace') }],
  'not-in-hand': [{ why: 'not-in-hand' }],
  needs: cards.flatMap(({ number, conditions }) =>
    conditions.map((condition) => ({ why: 'needs', card: number, condition })),
  ),
  'play-impossible': [{ why: 'play-impossible', card: cardNumber('shifting-cultivation') }],
  'major-action-only': [{ why: 'major-action-only', card: cardNumber('wooden-shed') }],
  'cannot-renovate': [{ why: 'cannot-renovate', card: cardNumber('wooden-shed') }],
  'nothing-on-card': [{ why: 'nothing-on-card' }],
  'used-up': [{ why: 'used-up' }],
  condition: [{ why: 'condition', condition: { during: 'myTurn' } }],
  'nobody-to-place': [{ why: 'nobody-to-place' }],
  'no-newborn': [{ why: 'no-newborn' }],
  'nowhere-to-go': [{ why: 'nowhere-to-go' }],
  'card-space': [{ why: 'card-space', card: cardNumber('forest-tallyman') }],
  'needed-afterwards': [{ why: 'needed-afterwards' }],
  toll: [{ why: 'toll', card: cardNumber('forest-guardian') }],
};
