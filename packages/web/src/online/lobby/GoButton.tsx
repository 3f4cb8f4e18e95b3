import { goTo } from '../../app/route';

interface Props {
  readonly table: string;
  readonly title: string;
  /** It is what matters most now. */
  readonly isFirst?: boolean;
}

/** Goes to a table. */
export function GoButton({ table, title, isFirst = false }: Props) {
  return (
    <button
      type="button"
      className={isFirst ? 'primary' : undefined}
      aria-describedby={`table-${table}`}
      onClick={() => goTo({ at: 'online', id: table })}
    >
      {title}
    </button>
  );
}
