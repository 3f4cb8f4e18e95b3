import type { Order } from '@furrow/wire/acts';
import { useId, useState } from 'react';
import { attempt } from '../../app/store';
import { Sheet } from '../../cards/Sheet';
import type { Table } from '../../protocol/table';
import { tellPerson } from '../use-doing';
import styles from './table.module.css';
import { useTableWords } from './use-table-words';

/** So many wishes can be said for the next turn. */
const WISHES = 3;

type Feeding = 'myself' | 'animals' | 'crops';

/** A wish for the next turn: a space by its id, empty for none, and how many goods must lie there. */
interface Placing {
  readonly space: string;
  readonly atLeast: number;
}

interface Props {
  readonly table: Table;
  readonly onClose: () => void;
}

/** What shall be done for the viewer while they are away. */
export function StandingOrders({ table, onClose }: Props) {
  const { orders: words } = useTableWords();
  const [forced, setForced] = useState(true);
  const [feeding, setFeeding] = useState<Feeding>('myself');
  const [wishes, setWishes] = useState<readonly Placing[]>(
    Array.from({ length: WISHES }, () => ({ space: '', atLeast: 0 })),
  );
  const save = async () => {
    const act = { act: 'orders' as const, orders: ordersOf(forced, feeding, wishes) };
    if (await attempt('tableAct', { act })) tellPerson(words.saved);
  };
  return (
    <Sheet label={words.title} onClose={onClose} deed={{ title: words.save, run: () => void save() }}>
      <h2>{words.title}</h2>
      <p className={styles.soft}>{words.about}</p>
      <div className={styles.orders}>
        <label>
          <input type="checkbox" checked={forced} onChange={({ target }) => setForced(target.checked)} />
          {words.forced}
        </label>
        {table.game === 'agricola' && <FeedingChoice feeding={feeding} onChange={setFeeding} />}
        <fieldset>
          <legend>{words.placement}</legend>
          <p className={styles.soft}>{words.placementAbout}</p>
          {wishes.map((wish, i) => (
            <PlacingLine
              key={words.wish(i + 1)}
              label={words.wish(i + 1)}
              table={table}
              wish={wish}
              onChange={(changed) => setWishes(wishes.with(i, changed))}
            />
          ))}
        </fieldset>
      </div>
    </Sheet>
  );
}

function ordersOf(forced: boolean, feeding: Feeding, wishes: readonly Placing[]): Order[] {
  const placed = wishes.filter(({ space }) => space !== '');
  return [
    ...(forced ? [{ when: 'forced' as const }] : []),
    ...(feeding === 'myself' ? [] : [{ when: 'feeding' as const, spare: feeding }]),
    ...(placed.length === 0
      ? []
      : [
          {
            when: 'placement' as const,
            wishes: placed.map(({ space, atLeast }) => ({ move: space, ...(atLeast > 0 && { atLeast }) })),
          },
        ]),
  ];
}

interface FeedingProps {
  readonly feeding: Feeding;
  readonly onChange: (feeding: Feeding) => void;
}

function FeedingChoice({ feeding, onChange }: FeedingProps) {
  const { orders: words } = useTableWords();
  return (
    <label>
      {words.feeding}
      <select
        value={feeding}
        data-order="feeding"
        onChange={({ target }) => onChange(target.value as Feeding)}
      >
        <option value="myself">{words.feedMyself}</option>
        <option value="animals">{words.spareAnimals}</option>
        <option value="crops">{words.spareCrops}</option>
      </select>
    </label>
  );
}

interface PlacingProps {
  readonly label: string;
  readonly table: Table;
  readonly wish: Placing;
  readonly onChange: (wish: Placing) => void;
}

function PlacingLine({ label, table, wish, onChange }: PlacingProps) {
  const { orders: words } = useTableWords();
  const id = useId();
  const spaces = table.board.flatMap((group) => group.spaces);
  const holdsGoods = spaces.some((one) => one.id === wish.space && one.goods.length > 0);
  return (
    <div className={styles.placing}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        data-order="placement"
        value={wish.space}
        onChange={({ target }) => onChange({ space: target.value, atLeast: 0 })}
      >
        <option value="">{words.nowhere}</option>
        {spaces.map((space) => (
          <option key={space.id} value={space.id}>
            {space.title}
          </option>
        ))}
      </select>
      {holdsGoods && (
        <label>
          {words.atLeast}
          <input
            type="number"
            min={0}
            max={99}
            value={wish.atLeast}
            onChange={({ target }) => onChange({ ...wish, atLeast: Math.max(0, target.valueAsNumber || 0) })}
          />
        </label>
      )}
    </div>
  );
}
