import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';

/** How often a server shows that it lives, in milliseconds, and after how long without that it hangs. */
export const BEAT = 5000;
export const HANGS = 20_000;

/** A file by which others see that this process lives: it has its number and is touched again and again. Gives the way to end. */
export function beginBeating(file: string): () => void {
  writeFileSync(file, String(process.pid));
  const timer = setInterval(() => touch(file), BEAT);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

/** The process that has not shown for too long that it lives, and for how many seconds; undefined if none hangs. */
export function hungProcess(
  file: string,
  now: number,
): { readonly pid: string; readonly seconds: number } | undefined {
  try {
    const silence = now - statSync(file).mtimeMs;
    if (silence < HANGS) return undefined;
    return { pid: readFileSync(file, 'utf8').trim(), seconds: Math.round(silence / 1000) };
  } catch {
    return undefined;
  }
}

/** A file that somebody took away is not needed: nobody but a successor reads it. */
function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {}
}
