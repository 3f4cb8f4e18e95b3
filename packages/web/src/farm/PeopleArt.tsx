import { Person } from '../art/person';
import type { FarmPicture } from '../protocol/farm';
import { peopleIn } from './geometry';

/** Those who are at home, each where it lives. */
export function PeopleArt({ farm }: { readonly farm: FarmPicture }) {
  return (
    <g aria-hidden="true" data-people>
      {farm.cells.flatMap((cell) => {
        const living = farm.people.filter((one) => one.cell === cell.cell);
        return peopleIn(cell, living.length).map(({ x, y, size }, i) => (
          <svg key={`${cell.cell} ${i + 1}`} x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
            <Person seat={farm.seat} newborn={living[i].newborn} />
          </svg>
        ));
      })}
    </g>
  );
}
