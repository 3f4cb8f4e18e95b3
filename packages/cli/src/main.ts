// Where the `furrow` program starts.
import { run } from './run';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await run(process.argv.slice(2));
