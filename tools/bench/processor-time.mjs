/** Processor time that programs took: unlike requests a second it hardly depends on what else the machine does. Linux only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const MILLISECONDS_OF_A_TICK = 10;

/** Name, parent, and milliseconds used so far by itself and by its children that ended; null when the process is gone. */
function look(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const rest = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (...at) => at.reduce((sum, index) => sum + Number(rest[index]), 0) * MILLISECONDS_OF_A_TICK;
    return { name, parent: Number(rest[1]), used: ticks(11, 12), ofEnded: ticks(13, 14) };
  } catch {
    return null;
  }
}

/** The process that started another one. */
export const parentOf = (pid) => look(pid)?.parent ?? null;

/**
 * @param postmaster the PostgreSQL to look at, with what its ended processes took; null: every process of that name
 * @returns ms used so far by these processes, and by PostgreSQL; null where the system does not tell
 */
export function processorTime(pids, postmaster = null) {
  if (!existsSync('/proc/self/stat')) return null;
  const sum = (list) => list.reduce((total, entry) => total + (entry?.used ?? 0), 0);
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const isOurs = (entry) => (postmaster === null ? entry?.name === 'postgres' : entry?.parent === postmaster);
  const ended = postmaster === null ? 0 : (look(postmaster)?.ofEnded ?? 0);
  return { backend: sum(pids.map(look)), database: sum(all.map(look).filter(isOurs)) + ended };
}
