// `npm start`: serves the page that scripts/bundle.mjs has built.
import { fileURLToPath } from 'node:url';
import { serve } from './serve';
import { staticFiles } from './static-files';

const port = Number(process.env.PORT || 3000);
const page = fileURLToPath(new URL('../../web/dist', import.meta.url));

const server = serve(staticFiles(page));
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = `port ${port} is taken; choose another one: PORT=${port + 1} npm start`;
  process.stderr.write(`furrow: ${error.code === 'EADDRINUSE' ? taken : error.message}\n`);
  process.exitCode = 1;
});
server.listen(port, () => {
  process.stdout.write(
    `Furrow is at http://localhost:${port} (Ctrl+C ends it; \`npx furrow\` plays in the terminal)\n`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
