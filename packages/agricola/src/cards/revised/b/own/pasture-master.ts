import { gain } from '../../../../effects/effect-words';
import { ANIMALS } from '../../../../state/goods';
import { card } from '../../../card';
import { iRenovate, on } from '../../../listener';
import { ownActs } from '../../../own';

/** How many animals of a type there can be at least and at most, if as many of the first types are known. */
function range(ways: readonly (readonly number[])[], type: number): readonly [least: number, most: number] {
  const numbers = ways.map((way) => way[type]);
  return [Math.min(...numbers), Math.max(...numbers)];
}

const { acts, act } = ownActs({
  'animals-in-stable-pastures': {
    possible: (sight) => sight.inStablePastures().some((way) => way.some((n) => n > 0)),
    *act(sight) {
      let ways = sight.inStablePastures();
      for (const [type, animal] of ANIMALS.entries()) {
        const [from, to] = range(ways, type);
        const chosen = from === to ? from : yield { asks: animal, from, to };
        ways = ways.filter((way) => way[type] === chosen);
      }
      const [way] = ways;
      return [
        { step: 'gain', goods: Object.fromEntries(ANIMALS.map((animal, type) => [animal, way[type]])) },
      ];
    },
  },
});

/** Renovating brings food, and 1 more animal for each pasture with a stable and animals. */
export const pastureMaster = card('pasture-master', 'B168', {
  on: [on(iRenovate, gain({ food: 2 })), on(iRenovate, act('animals-in-stable-pastures'))],
  own: { acts },
});
