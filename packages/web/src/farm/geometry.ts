/** The size of a cell in units of the drawing, and the rim around the farm. */
export const CELL = 100;
export const RIM = 12;

/** Where something in a row or column begins. */
export function at(index: number): number {
  return RIM + index * CELL;
}

/** Places for so many animals on the cells of a herd: rows within each cell, filled evenly. */
export function standsOn(
  cells: readonly { readonly row: number; readonly column: number }[],
  count: number,
): { readonly x: number; readonly y: number; readonly size: number }[] {
  const perCell = Math.ceil(count / cells.length);
  const across = perCell <= 1 ? 1 : perCell <= 4 ? 2 : 3;
  const size = across === 1 ? 46 : across === 2 ? 36 : 26;
  return Array.from({ length: count }, (_, i) => {
    const { row, column } = cells[i % cells.length];
    const place = Math.floor(i / cells.length);
    const step = (CELL - 24) / across;
    return {
      x: at(column) + 12 + (place % across) * step + (step - size) / 2,
      y: at(row) + 16 + Math.floor(place / across) * Math.min(step, size) + (across === 1 ? 10 : 0),
      size,
    };
  });
}
