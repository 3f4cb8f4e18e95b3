import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { usePage, useWords } from '../app/store';
import type { CatalogueEntry, ThingKind } from '../protocol/catalogue';
import styles from './browser.module.css';
import { CardSign } from './CardSign';
import { Entry } from './Entry';
import { FilterTools } from './FilterTools';
import { type Filters, isWanted, UNFILTERED } from './filters';
import { folded, matching } from './matching';
import { Price } from './Price';
import { Sheet } from './Sheet';
import { useCatalogue } from './use-catalogue';

const KINDS: readonly ThingKind[] = [
  'space',
  'building',
  'major',
  'minor',
  'occupation',
  'merchant',
  'artifact',
  'event',
];

/** What is searched for. */
interface Search {
  readonly text: string;
  readonly kind: ThingKind | undefined;
  readonly onlyHere: boolean;
  readonly filters: Filters;
}

/** Everything of the game on the table, or of the one that somebody looks through, with search and filters. */
export function Browser({ onClose }: { readonly onClose: () => void }) {
  const { atTable, loading } = useWords();
  const known = useCatalogue();
  const entries = known ?? [];
  const [search, setSearch] = useState<Search>({
    text: '',
    kind: undefined,
    onlyHere: false,
    filters: UNFILTERED,
  });
  const [chosen, setChosen] = useState<string>();
  const { text, kind, onlyHere, filters } = useDeferredValue(search);
  const found = matching(entries, folded(text)).filter(
    (entry) =>
      (kind === undefined || entry.kind === kind) && (!onlyHere || entry.here) && isWanted(entry, filters),
  );
  const shown = found.find(({ id }) => id === chosen) ?? found.at(0);
  const relate = ({ id }: CatalogueEntry) => {
    setSearch({ ...search, text: '', kind: undefined, filters: { ...UNFILTERED, related: id } });
    setChosen(id);
  };
  const onArrow = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = shown === undefined ? 0 : found.indexOf(shown) + by;
    setChosen(found[Math.max(0, Math.min(found.length - 1, at))]?.id);
  };
  return (
    <Sheet label={atTable.lookUp} size="large" onClose={onClose}>
      <h2>{atTable.lookUp}</h2>
      <div className={styles.tools}>
        <Tools entries={entries} search={search} onSearch={setSearch} onArrow={onArrow} />
        <output className={styles.soft}>{known === undefined ? loading : atTable.found(found.length)}</output>
      </div>
      <div className={styles.halves}>
        {known === undefined ? (
          <div aria-busy="true" />
        ) : (
          <List entries={found} chosen={shown?.id} onChoose={setChosen} onArrow={onArrow} />
        )}
        <div className={styles.entry}>
          {shown !== undefined && <Entry entry={shown} onRelated={() => relate(shown)} />}
        </div>
      </div>
    </Sheet>
  );
}

interface ToolsProps {
  readonly entries: readonly CatalogueEntry[];
  readonly search: Search;
  readonly onSearch: (search: Search) => void;
  readonly onArrow: (event: KeyboardEvent) => void;
}

function Tools({ entries, search, onSearch, onArrow }: ToolsProps) {
  const { atTable } = useWords();
  const { browsing } = usePage();
  return (
    <>
      <input
        type="search"
        value={search.text}
        placeholder={atTable.search}
        aria-label={atTable.search}
        onChange={({ target }) => onSearch({ ...search, text: target.value })}
        onKeyDown={onArrow}
      />
      <Kinds entries={entries} kind={search.kind} onKind={(kind) => onSearch({ ...search, kind })} />
      <FilterTools
        entries={entries}
        filters={search.filters}
        onFilters={(filters) => onSearch({ ...search, filters })}
      />
      {browsing === undefined && entries.some(({ here }) => !here) && (
        <label className={styles.here}>
          <input
            type="checkbox"
            checked={search.onlyHere}
            onChange={({ target }) => onSearch({ ...search, onlyHere: target.checked })}
          />
          {atTable.onlyThisGame}
        </label>
      )}
    </>
  );
}

interface KindsProps {
  readonly entries: readonly CatalogueEntry[];
  readonly kind: ThingKind | undefined;
  readonly onKind: (kind: ThingKind | undefined) => void;
}

function Kinds({ entries, kind, onKind }: KindsProps) {
  const { atTable } = useWords();
  const there = KINDS.filter((one) => entries.some((entry) => entry.kind === one));
  return (
    <div className={styles.kinds}>
      {[undefined, ...there].map((one) => (
        <button key={one ?? 'all'} type="button" aria-pressed={one === kind} onClick={() => onKind(one)}>
          {one === undefined ? atTable.all : atTable.kinds[one]}
        </button>
      ))}
    </div>
  );
}

interface ListProps {
  readonly entries: readonly CatalogueEntry[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onArrow: (event: KeyboardEvent) => void;
}

function List({ entries, chosen, onChoose, onArrow }: ListProps) {
  const { atTable } = useWords();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-entry="${chosen}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    if (list.current?.contains(document.activeElement) === true) row?.focus();
  }, [chosen]);
  if (entries.length === 0) return <p className={styles.soft}>{atTable.nothingFound}</p>;
  return (
    <ul ref={list} className={styles.list}>
      {entries.map(({ id, title, kind, category, prices, no }) => (
        <li key={id}>
          <button
            type="button"
            data-entry={id}
            aria-pressed={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={onArrow}
          >
            <CardSign kind={kind} category={category} />
            <span className={styles.title}>{title}</span>
            {prices.some((price) => price.length > 0) && <Price prices={prices} />}
            {no !== undefined && <small className={styles.soft}>{no}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}
