import { useWords } from '../app/store';
import type { CatalogueEntry } from '../protocol/catalogue';
import styles from './browser.module.css';
import { deckOf, type Filters } from './filters';

interface Props {
  readonly entries: readonly CatalogueEntry[];
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
}

/** Lists to choose a deck, a category, a cost and a prerequisite from; those that would change nothing are left out. */
export function FilterTools({ entries, filters, onFilters }: Props) {
  const { cards } = useWords();
  const decks = [...new Set(entries.map(deckOf))].filter((deck) => deck !== '');
  const categories = new Map(
    entries.flatMap(({ category }) => (category ? [[category.id, category.words]] : [])),
  );
  const goods = new Map(
    entries.flatMap(({ prices }) => prices.flat()).map(({ good, words }) => [good, nameOf(words)]),
  );
  const related = entries.find(({ id }) => id === filters.related);
  return (
    <>
      {decks.length > 1 && (
        <Choice
          name="deck"
          value={filters.deck}
          values={[['', cards.anyDeck], ...decks.map((deck): Pair => [deck, cards.deck(deck)])]}
          onChange={(deck) => onFilters({ ...filters, deck })}
        />
      )}
      {categories.size > 1 && (
        <Choice
          name="category"
          value={filters.category}
          values={[['', cards.anyCategory], ...categories]}
          onChange={(category) => onFilters({ ...filters, category })}
        />
      )}
      <Choice
        name="cost"
        value={filters.cost}
        values={[['', cards.anyCost], ['free', cards.free], ...goods]}
        onChange={(cost) => onFilters({ ...filters, cost })}
      />
      {entries.some(({ card }) => card?.needs !== undefined) && (
        <Choice
          name="needs"
          value={filters.needs}
          values={[
            ['', cards.anyNeeds],
            ['with', cards.withNeeds],
            ['without', cards.withoutNeeds],
          ]}
          onChange={(needs) =>
            onFilters({ ...filters, needs: needs === 'with' || needs === 'without' ? needs : '' })
          }
        />
      )}
      {related !== undefined && (
        <button
          type="button"
          className={styles.related}
          data-filter="related"
          onClick={() => onFilters({ ...filters, related: '' })}
        >
          {cards.relatedTo(related.title)} <span aria-hidden="true">×</span>
        </button>
      )}
    </>
  );
}

/** A value and what is said of it. */
type Pair = readonly [value: string, words: string];

/** A good without its number: `wood` of `2 wood`. */
function nameOf(words: string): string {
  return words.replace(/^\d+\s/, '');
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly values: readonly Pair[];
  readonly onChange: (value: string) => void;
}

function Choice({ name, value, values, onChange }: ChoiceProps) {
  return (
    <select
      className={styles.filter}
      data-filter={name}
      aria-label={values[0][1]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {values.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}
