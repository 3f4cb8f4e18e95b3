import type { CellPicture, FarmPicture } from '../protocol/farm';

/** A side of a cell. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** The sides of a cell on which a fence or border stands. */
export function closedSides({ fences }: FarmPicture, { row, column }: CellPicture): Side[] {
  const stands = (vertical: boolean, atRow: number, atColumn: number) =>
    fences.some((one) => one.vertical === vertical && one.row === atRow && one.column === atColumn);
  const sides: Readonly<Record<Side, boolean>> = {
    top: stands(false, row, column),
    right: stands(true, row, column + 1),
    bottom: stands(false, row + 1, column),
    left: stands(true, row, column),
  };
  return (Object.keys(sides) as Side[]).filter((side) => sides[side]);
}
