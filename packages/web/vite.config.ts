// Vite: how the page and its worker are built. `scripts/bundle.mjs` runs it before `npm start`.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { definitions } from '../../scripts/rules-identity.mjs';
import { serviceWorker } from './build/service-worker';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** @public Vite reads it. */
export default defineConfig({
  root: here('.'),
  plugins: [react(), serviceWorker(here('public'))],
  define: definitions(),
  worker: { format: 'es' },
  build: { outDir: here('dist'), emptyOutDir: true, target: 'es2022', sourcemap: false },
});
