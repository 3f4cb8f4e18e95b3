import type { CellPicture, FarmPicture } from '../protocol/farm';
import type { InterfaceWords } from '../words/interface-words';

/** All that stands on a cell, in words: `b2: field, 2 grain`. */
export function cellLabel(farm: FarmPicture, cell: CellPicture, words: InterfaceWords): string {
  const living = farm.people.filter((one) => one.cell === cell.cell);
  const newborns = living.filter(({ newborn }) => newborn).length;
  const herd = farm.herds.find((one) => one.cells.includes(cell.cell));
  const things = [
    cell.title,
    ...(cell.pasture >= 0 ? [words.farm.pasture] : []),
    ...(cell.stable && cell.title === '' ? [words.farm.stable] : []),
    ...(cell.trough ? [words.farm.trough] : []),
    ...cell.crops.map((crop) => crop.words),
    ...(herd === undefined || herd.used === 0 ? [] : herd.animals.map((animals) => animals.words)),
    ...(herd === undefined || cell.kind === 'room' ? [] : [words.animalsOf(herd.used, herd.capacity)]),
    ...(living.length > newborns ? [words.farm.people(living.length - newborns)] : []),
    ...(newborns > 0 ? [words.farm.newborns(newborns)] : []),
  ].filter((thing) => thing !== '');
  return words.labelled(cell.name, things.length === 0 ? words.emptyCell : things.join(', '));
}
