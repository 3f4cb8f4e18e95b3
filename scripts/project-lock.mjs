// A lock file in the project's root: one process at a time installs or builds.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inProject, say } from './project.mjs';

const lockFile = inProject('.furrow-lock');
const breakFile = inProject('.furrow-lock-break');
const pollMs = 100;
const newbornMs = 5_000;

/** Runs `work` while holding the lock; waits, with a message, as long as a living process holds it. */
export function withProjectLock(work) {
  acquire();
  try {
    return work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function acquire() {
  let told = false;
  while (!create(lockFile)) {
    if (isStale(lockFile)) {
      breakStaleLock();
      continue;
    }
    if (!told) {
      const holder = readOwner(lockFile) || 'unknown';
      say(`another process (pid ${holder}) is preparing this folder, waiting for it (lock: ${lockFile}) …`);
      told = true;
    }
    pause(pollMs);
  }
}

/** Only the holder of the second file may remove a dead owner's lock, so that two waiters never remove a fresh one. */
function breakStaleLock() {
  if (!create(breakFile)) {
    if (isStale(breakFile)) rmSync(breakFile, { force: true });
    pause(pollMs);
    return;
  }
  try {
    if (isStale(lockFile)) rmSync(lockFile, { force: true });
  } finally {
    rmSync(breakFile, { force: true });
  }
}

function create(file) {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Stale: its owner is dead, or it has named no owner for some seconds. A lock that has just gone is not stale. */
function isStale(file) {
  const owner = readOwner(file);
  if (owner) return !isAlive(owner);
  const age = ageOf(file);
  return age !== undefined && age > newbornMs;
}

function readOwner(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return undefined;
  }
}

function ageOf(file) {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
