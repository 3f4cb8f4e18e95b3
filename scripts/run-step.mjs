// Runs one step as a child process and returns whether it passed, how long it took and what it printed.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inProject, root } from './project.mjs';

const path = `${inProject('node_modules', '.bin')}${delimiter}${process.env.PATH}`;

export function runStep([program, ...args]) {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...environment(), PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
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
