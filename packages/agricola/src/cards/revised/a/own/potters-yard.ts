import { has } from '@furrow/farm/grid';
import { gain, seq, trade } from '../../../../effects/effect-words';
import { ALL, used } from '../../../../farm/farmyard';
import { card } from '../../../card';
import { iUseNewSpace, on } from '../../../listener';
import { cellsWith } from '../../../memory';
import { ownActs } from '../../../own';
import { atMost, unusedSpaces } from '../../../quantity';

const { acts, act } = ownActs({
  'clay-on-unused-spaces': {
    possible: () => true,
    plain: true,
    act: ({ player }) => [{ step: 'mark', cells: ALL & ~used(player.farm) }],
  },
  'take-clay': {
    possible: (sight) => has(sight.kept, sight.cell()),
    act: (sight) => [{ step: 'keep', kept: sight.kept & ~(1 << sight.cell()) }],
  },
});

/** Clay waits on the spaces of the farmyard that are unused when the card is played. */
export const pottersYard = card('potters-yard', 'A40', {
  cost: { wood: 1, reed: 1 },
  needs: atMost(7, unusedSpaces),
  keeps: cellsWith('clay'),
  play: act('clay-on-unused-spaces'),
  on: on(iUseNewSpace, act('take-clay', seq(gain({ clay: 1 }), trade({ clay: 1 }, gain({ food: 2 }))))),
  own: { acts },
});
