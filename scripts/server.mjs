// Builds the server's programs and threads: `node scripts/server.mjs FOLDER` puts them there, for tools that run a server of their own.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inProject } from './project.mjs';
import { definitions } from './rules-identity.mjs';

const require = createRequire(import.meta.url);
const server = inProject('packages', 'server');

/** Programs and threads of the server, each one file; packages from outside stay where they are, since some are not JavaScript. */
export function buildServer(outdir) {
  const src = join(server, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const threads = files.filter((file) => file.endsWith('-thread.ts'));
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  require('esbuild').buildSync({
    entryPoints: {
      server: join(src, 'main.ts'),
      backup: join(src, 'backup-main.ts'),
      gate: join(src, 'gate-main.ts'),
      ...Object.fromEntries(threads.map((file) => [basename(file, '.ts'), join(src, file)])),
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@furrow/')),
    bundle: true,
    define: definitions(),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildServer(resolve(process.argv[2]));
