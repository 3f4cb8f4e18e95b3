/** The later of two plain values, made of the parts of the earlier one wherever they are equal: so nothing is drawn anew for them. */
export function keepSame<T>(before: unknown, after: T): T {
  if (before === after || !isHolder(before) || !isHolder(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  const kept: Record<string, unknown> = Array.isArray(after) ? ([] as never) : {};
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    kept[name] = keepSame(before[name], after[name]);
    same &&= kept[name] === before[name];
  }
  return (same ? before : kept) as T;
}

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
