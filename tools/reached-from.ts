/** A module and what it imports, by their paths. */
interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** The modules that are roots and all that they import, directly or through others. */
export function reachedFrom(
  modules: readonly Module[],
  isRoot: (source: string) => boolean,
): ReadonlySet<string> {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const reached = new Set([...imports.keys()].filter(isRoot));
  for (const source of reached) for (const one of imports.get(source) ?? []) reached.add(one);
  return reached;
}
