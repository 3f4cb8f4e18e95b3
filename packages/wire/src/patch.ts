/** Plain data as JSON carries it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * What became different from one piece of plain data to the next: the way to a value, joined by dots, and the new value.
 * A place right behind the end of a list makes it longer; its `length` makes it shorter.
 */
export type Patch = readonly (readonly [path: string, value: Json])[];

/** What must be set in `before` to make it `after`. */
export function difference(before: Json, after: Json): Patch {
  const patch: [string, Json][] = [];
  compare(before, after, '', patch);
  return patch;
}

function compare(before: Json, after: Json, path: string, patch: [string, Json][]): void {
  if (before === after) return;
  if (isList(before) && isList(after) && before.length !== after.length) {
    patch.push(...resized(before, after, path));
    return;
  }
  const names = commonNames(before, after);
  if (names === undefined) {
    patch.push([path, after]);
    return;
  }
  for (const name of names) compare(valueAt(before, name), valueAt(after, name), way(path, name), patch);
}

/** What must be set in a list to make it one of another length: what differs, or all of it if that is shorter. */
function resized(before: readonly Json[], after: readonly Json[], path: string): readonly [string, Json][] {
  const patch: [string, Json][] = [];
  if (after.length < before.length) patch.push([way(path, 'length'), after.length]);
  after.forEach((value, i) => {
    if (i < before.length) compare(before[i], value, way(path, `${i}`), patch);
    else patch.push([way(path, `${i}`), value]);
  });
  const whole: [string, Json][] = [[path, after]];
  return JSON.stringify(patch).length < JSON.stringify(whole).length ? patch : whole;
}

function way(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
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
  if (isList(data) && rest.length === 0) {
    if (name === 'length') return shortened(data, value);
    if (name === `${data.length}`) return [...data, value];
  }
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name))
    throw new Error(`a patch names '${name}', which is not there`);
  const inner = set(valueAt(data, name), rest, value);
  return isList(data) ? data.with(Number(name), inner) : { ...data, [name]: inner };
}

function shortened(list: readonly Json[], length: Json): Json {
  if (typeof length !== 'number' || !(length >= 0 && length < list.length))
    throw new Error(`a patch shortens a list of ${list.length} to ${JSON.stringify(length)}`);
  return list.slice(0, length);
}

function valueAt(data: Json, name: string): Json {
  return (data as { readonly [name: string]: Json })[name];
}

function isList(data: Json): data is readonly Json[] {
  return Array.isArray(data);
}
