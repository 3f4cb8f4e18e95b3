/** Plain data as JSON carries it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What became different from one piece of plain data to the next: the way to a value, joined by dots, and the new value. */
export type Patch = readonly (readonly [path: string, value: Json])[];

/** A view as JSON carries it: what the viewer does not see is null. */
export function plainView(seen: unknown): Json {
  if (seen === undefined) return null;
  if (Array.isArray(seen)) return seen.map(plainView);
  if (typeof seen !== 'object' || seen === null) return seen as Json;
  return Object.fromEntries(Object.entries(seen).map(([name, value]) => [name, plainView(value)]));
}

/** A view as it was before `plainView`. */
export function seenView(plain: Json): unknown {
  if (plain === null) return undefined;
  if (isList(plain)) return plain.map(seenView);
  if (typeof plain !== 'object') return plain;
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, seenView(value)]));
}

/** What must be set in `before` to make it `after`. */
export function difference(before: Json, after: Json): Patch {
  const patch: [string, Json][] = [];
  compare(before, after, '', patch);
  return patch;
}

function compare(before: Json, after: Json, path: string, patch: [string, Json][]): void {
  if (before === after) return;
  const names = commonNames(before, after);
  if (names === undefined) {
    patch.push([path, after]);
    return;
  }
  for (const name of names)
    compare(valueAt(before, name), valueAt(after, name), path === '' ? name : `${path}.${name}`, patch);
}

/** The names under which both hold values, if they are alike enough to be compared value by value. */
function commonNames(before: Json, after: Json): readonly string[] | undefined {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return undefined;
  if (isList(before) !== isList(after)) return undefined;
  const names = Object.keys(after);
  const same = names.length === Object.keys(before).length && names.every((name) => name in before);
  return same ? names : undefined;
}

/** The data with a patch laid over it; what the patch does not name is shared with the old data. */
export function patched(before: Json, patch: Patch): Json {
  return patch.reduce<Json>(
    (data, [path, value]) => set(data, path === '' ? [] : path.split('.'), value),
    before,
  );
}

function set(data: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value;
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name))
    throw new Error(`a patch names '${name}', which is not there`);
  const inner = set(valueAt(data, name), rest, value);
  return isList(data) ? data.with(Number(name), inner) : { ...data, [name]: inner };
}

function valueAt(data: Json, name: string): Json {
  return (data as { readonly [name: string]: Json })[name];
}

function isList(data: Json): data is readonly Json[] {
  return Array.isArray(data);
}
