import type { Route } from './route';

const OTHERS: readonly string[] = ['/health', '/ready', '/metrics', '/api/live'];

/** With which methods a path can be asked for; none if there is no such path. */
export function methodsByPath(
  routes: readonly Route[],
  pages: Iterable<string>,
): (path: string) => readonly string[] {
  const known = routes.map(({ method, path }) => ({
    method,
    is: new RegExp(`^/api${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }));
  const files = new Set([...pages, '/index.html']);
  return (path) => {
    if (files.has(path)) return ['GET', 'HEAD'];
    if (OTHERS.includes(path)) return ['GET'];
    return known.filter(({ is }) => is.test(path)).map(({ method }) => method);
  };
}
