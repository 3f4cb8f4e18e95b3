/** A table that is elsewhere: its waiting room, its game, and what came of it. */
export function OnlineTable({ table }: { readonly table: string }) {
  return <p>{table}</p>;
}
