import { useWords } from '../app/store';
import { useAids } from '../keys/useAids';
import type { CellPicture, FarmPicture } from '../protocol/farm';
import type { SeatPicture } from '../protocol/seat';
import { CardsText } from './BoardText';
import { closedSides } from './closed-sides';
import styles from './text-mode.module.css';

/** Everything of a seat: goods, facts, the farm as a table, animals, and the cards before it. */
export function SeatText({ seat }: { readonly seat: SeatPicture }) {
  const words = useWords();
  const { text } = useAids();
  const { name, level, here, goods, facts, coming, points, starter, workers, farm } = seat;
  const owned = goods.filter(({ count }) => count > 0).map((one) => one.words);
  const lines = [
    ...(level === undefined ? [] : [words.botOf(level)]),
    ...(here === undefined ? [] : [here ? words.atTable.here : words.atTable.away]),
    words.points(points),
    ...(facts.length === 0 ? [words.peopleHome(workers)] : []),
    ...(starter ? [words.startPlayer] : []),
    ...facts,
  ];
  return (
    <section data-text-seat={seat.seat}>
      <h2>{text.farmOf(name)}</h2>
      <p>{lines.join(', ')}</p>
      <h3>{words.goods}</h3>
      <p>{owned.length === 0 ? text.nothing : owned.join(', ')}</p>
      {coming.length > 0 && (
        <>
          <h3>{text.coming}</h3>
          <p>{coming.join(', ')}</p>
        </>
      )}
      <FarmTable farm={farm} label={text.farmOf(name)} />
      <Herds farm={farm} />
      <CardsText title={words.atTable.cards} cards={seat.cards} />
    </section>
  );
}

function FarmTable({ farm, label }: { readonly farm: FarmPicture; readonly label: string }) {
  const { text } = useAids();
  const rows = Array.from({ length: farm.rows }, (_, row) => farm.cells.filter((cell) => cell.row === row));
  return (
    <table className={styles.table}>
      <caption className="unseen">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{text.row}</th>
          {rows[0].map(({ name, column }) => (
            <th key={column} scope="col">
              {name.slice(1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0].name}>
            <th scope="row">{cells[0].name[0]}</th>
            {cells.map((cell) => (
              <td key={cell.cell}>
                <span className={styles.name}>{cell.name}</span> <CellText cell={cell} farm={farm} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CellText({ cell, farm }: { readonly cell: CellPicture; readonly farm: FarmPicture }) {
  const words = useWords();
  const { text } = useAids();
  const sides = closedSides(farm, cell).map((side) => text.sides[side]);
  const parts = [
    ...(cell.title === '' ? [] : [cell.title]),
    ...cell.crops.map((one) => one.words),
    ...(cell.trough ? [text.trough] : []),
    ...(cell.stable ? [text.stable] : []),
    ...(cell.pasture >= 0 ? [text.pasture(cell.pasture + 1)] : []),
  ];
  const what = parts.length === 0 ? words.emptyCell : parts.join(', ');
  return (
    <>
      {what}
      {sides.length > 0 && <small> ({text.fenced(sides.join(', '))})</small>}
    </>
  );
}

function Herds({ farm }: { readonly farm: FarmPicture }) {
  const { text } = useAids();
  if (farm.herds.length + farm.homeless.length === 0) return null;
  const nameOf = (cell: number) => farm.cells.find((one) => one.cell === cell)?.name ?? '';
  return (
    <>
      <h3>{text.pastures}</h3>
      <ul>
        {farm.herds.map(({ cell, cells, animals, capacity }) => (
          <li key={cell}>
            {text.herd(
              animals.length === 0 ? text.nothing : animals.map((one) => one.words).join(', '),
              cells.map(nameOf).join(', '),
              capacity,
            )}
          </li>
        ))}
        {farm.homeless.length > 0 && (
          <li>{text.withoutPlace(farm.homeless.map((one) => one.words).join(', '))}</li>
        )}
      </ul>
    </>
  );
}
