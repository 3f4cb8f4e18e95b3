import { newLog } from './http/logging';
import type { Settings } from './settings';

/**
 * What nobody catches is written into the log, at whatever level that is, and ends the process at once: nobody knows how
 * things stand then, and everything that was said to be kept is on the disk.
 */
export function lastResort(settings: Settings): void {
  const log = newLog({ ...settings, logLevel: 'fatal' });
  process.on('uncaughtException', (thrown: unknown) => {
    const err = thrown instanceof Error ? thrown : new Error('something was thrown that is no error');
    log.fatal({ err }, 'nobody caught this');
    process.exit(1);
  });
}
