import { readdirSync, readFileSync } from 'node:fs';

/** All processes that a process has started, and those that they have; none where there is no /proc. */
export function processesBelow(pid: number): number[] {
  const children = allProcesses().filter((one) => statOf(one)?.parent === pid);
  return children.flatMap((child) => [child, ...processesBelow(child)]);
}

/** The ticks in which Linux counts processor time, a second. */
const TICKS = 100;

/** Seconds of processor time that processes have used, with those that they started and that have ended. */
export function processorTimeOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (statOf(pid)?.ticks ?? 0), 0) / TICKS;
}

function allProcesses(): number[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    return [];
  }
}

/** What Linux says of a process; undefined if it has ended. */
function statOf(pid: number): { readonly parent: number; readonly ticks: number } | undefined {
  try {
    const said = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = said.slice(said.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}
