import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';

/** A table while a migration makes it. */
export type Table = CreateTableBuilder<string, string>;

/** A column that always has a value. */
export const needed = (column: ColumnDefinitionBuilder) => column.notNull();
/** The column by which rows are found. */
export const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey();
/** Whose row it is. */
export const person = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('people.id').onDelete('cascade');
/** The table that a row is about. */
export const table = (column: ColumnDefinitionBuilder) => column.notNull().references('tables.id');

/** Makes a table. */
export function create(db: Kysely<never>, name: string, columns: (made: Table) => Table): Promise<void> {
  return columns(db.schema.createTable(name)).execute();
}

/** Makes an index of columns of a table. */
export function index(db: Kysely<never>, name: string, columns: readonly string[]): Promise<void> {
  return db.schema
    .createIndex(`${name}_by_${columns.join('_')}`)
    .on(name)
    .columns([...columns])
    .execute();
}
