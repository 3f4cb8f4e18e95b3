import { majors } from '@furrow/agricola/boards/majors';
import { ROUNDS } from '@furrow/agricola/course/harvests';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state/state';
import { type Gauge, lamp, upTo } from '../network/gauge';
import { knownSpace } from './alike-spaces';

/** A pile is told apart up to so many fillings. */
const FILLINGS = 6;

/** The board as it is looked at; the spaces that can be used are worked out once. */
export class BoardLook {
  round = 0;
  piles: readonly number[] = [];
  placed: readonly number[] = [];
  majors: readonly number[] = [];
  /** Whether each space is on the board. */
  readonly shown: Uint8Array;
  private readonly permanent: Uint8Array;

  constructor({ permanent }: Ruleset) {
    this.permanent = Uint8Array.from(permanent, Number);
    this.shown = this.permanent.slice();
  }

  look({ round, piles, placed, majors: owners, revealed }: State): void {
    this.round = round;
    this.piles = piles;
    this.placed = placed;
    this.majors = owners;
    this.shown.set(this.permanent);
    for (let i = 0; i < revealed.length; i++) this.shown[revealed[i]] = 1;
  }
}

/** What is to be seen of the board: the round, the spaces, what lies there, and the majors that are built. */
export function boardGauges({ spaces }: Ruleset): Gauge<BoardLook>[] {
  return [
    { name: 'round', steps: upTo(ROUNDS), of: ({ round }) => round },
    ...spaces.flatMap(({ id: printed, refill, stage }, number): Gauge<BoardLook>[] => {
      const id = knownSpace(printed);
      const shown: Gauge<BoardLook> = { name: `${id} shown`, steps: [1], of: (board) => board.shown[number] };
      const taken: Gauge<BoardLook> = { name: `${id} taken`, steps: [1], of: ({ placed }) => placed[number] };
      const lamps = stage === undefined ? [taken] : [shown, taken];
      if (refill === undefined) return lamps;
      const steps = upTo(FILLINGS).map((times) => times * refill.count);
      const of = ({ piles, placed }: BoardLook) => (placed[number] === 0 ? piles[number] : 0);
      return [...lamps, { name: `${id} pile`, steps, of }];
    }),
    ...majors.map(({ id, number }) =>
      lamp<BoardLook>(`${id} built`, ({ majors: owners }) => owners[number] !== 0),
    ),
  ];
}
