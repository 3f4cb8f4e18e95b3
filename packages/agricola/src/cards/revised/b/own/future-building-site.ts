import { ALL, besideHouse, used } from '../../../../farm/farmyard';
import { card } from '../../../card';
import { atMost, round } from '../../../quantity';

/** The spaces beside the house are closed until all others are used. */
export const futureBuildingSite = card('future-building-site', 'B38', {
  needs: atMost(4, round),
  points: 3,
  own: {
    farm: {
      closes: (farm) => {
        const beside = besideHouse(farm);
        return (ALL & ~used(farm) & ~beside) === 0 ? 0 : beside;
      },
    },
  },
});
