/** Processor time that programs took: unlike requests a second it hardly depends on what else the machine does. Linux only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const MILLISECONDS_OF_A_TICK = 10;

/** Name, and milliseconds used so far; null when the process is gone. */
function look(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const rest = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { name, used: (Number(rest[11]) + Number(rest[12])) * MILLISECONDS_OF_A_TICK };
  } catch {
    return null;
  }
}

/** @returns ms used so far by these processes, and by every process of PostgreSQL; null where the system does not tell */
export function processorTime(pids) {
  if (!existsSync('/proc/self/stat')) return null;
  const sum = (list) => list.reduce((total, entry) => total + (entry?.used ?? 0), 0);
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return {
    backend: sum(pids.map(look)),
    database: sum(all.map(look).filter((entry) => entry?.name === 'postgres')),
  };
}
