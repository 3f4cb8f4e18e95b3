// Runs one step as a child process and returns whether it passed, how long it took and what it printed.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { delimiter } from 'node:path';
import { inProject, root } from './project.mjs';

const path = `${inProject('node_modules', '.bin')}${delimiter}${process.env.PATH}`;

/** A priority that leaves others about twice as much of the processors. */
const LOWER = 4;

/** A step that gives way runs with that priority. */
export function runStep([program, ...args], { givesWay = false } = {}) {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...environment(), PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (givesWay && child.pid !== undefined) setPriority(child.pid, LOWER);
  return new Promise((resolve) => {
    let output = '';
    const end = (passed) => resolve({ passed, output, seconds: (performance.now() - start) / 1000 });
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

function environment() {
  const { NODE_ENV: _, ...inherited } = process.env;
  return inherited;
}
