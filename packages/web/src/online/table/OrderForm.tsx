import { useId } from 'react';
import type { Table } from '../../protocol/table';
import type { Feeding, OrderDraft, Placing } from './order-draft';
import { Preference } from './Preference';
import styles from './sheets.module.css';
import { useTableWords } from './use-table-words';

interface Props {
  readonly table: Table;
  readonly draft: OrderDraft;
  readonly onChange: (draft: OrderDraft) => void;
}

/** Standing orders to be filled in. */
export function OrderForm({ table, draft, onChange }: Props) {
  const { orders: words } = useTableWords();
  const { forced, feeding, wishes } = draft;
  return (
    <>
      <label>
        <input
          type="checkbox"
          data-order="forced"
          checked={forced}
          onChange={({ target }) => onChange({ ...draft, forced: target.checked })}
        />
        {words.forced}
      </label>
      {table.game === 'agricola' && (
        <FeedingChoice feeding={feeding} onChange={(chosen) => onChange({ ...draft, feeding: chosen })} />
      )}
      {(table.pack !== undefined || draft.preference.length > 0) && (
        <Preference cards={draft.preference} onChange={(preference) => onChange({ ...draft, preference })} />
      )}
      <fieldset>
        <legend>{words.placement}</legend>
        <p className={styles.soft}>{words.placementAbout}</p>
        {wishes.map((wish, i) => (
          <PlacingLine
            key={words.wish(i + 1)}
            label={words.wish(i + 1)}
            table={table}
            wish={wish}
            onChange={(changed) => onChange({ ...draft, wishes: wishes.with(i, changed) })}
          />
        ))}
      </fieldset>
    </>
  );
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
  const space = spaces.find((one) => one.id === wish.space);
  const counts = wish.atLeast > 0 || (space !== undefined && space.goods.length > 0);
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
        {/* A program may have wished for something that is no space, or not yet. */}
        {wish.space !== '' && space === undefined && <option value={wish.space}>{wish.space}</option>}
        {spaces.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
      {counts && (
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
