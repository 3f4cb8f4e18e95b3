import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file of the page, ready to be sent. */
export interface StaticFile {
  readonly type: string;
  readonly plain: Buffer;
  /** Compressed; undefined if that does not make it smaller. */
  readonly gzip: Buffer | undefined;
  readonly tag: string;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly lasting: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

/** Every file of a folder by its path on the server. What is not in it cannot be asked for. */
export function staticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !(extname(entry.name) in TYPES)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path === '/index.html' ? '/' : path, fileOf(path, readFileSync(file)));
  }
  return files;
}

function fileOf(path: string, plain: Buffer): StaticFile {
  const gzip = gzipSync(plain, { level: 9 });
  return {
    type: TYPES[extname(path)],
    plain,
    gzip: gzip.length < plain.length ? gzip : undefined,
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
    lasting: path.startsWith('/assets/'),
  };
}
