/**
 * Processor time of programs. Unlike requests per second it hardly depends on other load of the machine. Linux only.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const MILLISECONDS_OF_A_TICK = 10;

/** Name, parent, and milliseconds used by the process and its finished children; null when the process has ended. */
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

/** @returns ms used by a process and all below it; null where the system has no figures */
export function processorTimeOfTree(pid) {
  if (!existsSync('/proc/self/stat')) return null;
  const all = new Map(readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [[Number(name), look(name)]] : [])));
  const isBelow = (id) => id === pid || (all.get(id)?.parent > 1 && isBelow(all.get(id).parent));
  return [...all].reduce((sum, [id, entry]) => (entry && isBelow(id) ? sum + entry.used + entry.ofEnded : sum), 0);
}

/** The parent of a process. */
export const parentOf = (pid) => look(pid)?.parent ?? null;

/**
 * @param postmaster the PostgreSQL to measure, its finished processes included; null: every process of that name
 * @returns ms used by these processes, and by PostgreSQL; null where the system has no figures
 */
export function processorTime(pids, postmaster = null) {
  if (!existsSync('/proc/self/stat')) return null;
  const sum = (list) => list.reduce((total, entry) => total + (entry?.used ?? 0), 0);
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const isOurs = (entry) => (postmaster === null ? entry?.name === 'postgres' : entry?.parent === postmaster);
  const ended = postmaster === null ? 0 : (look(postmaster)?.ofEnded ?? 0);
  return { backend: sum(pids.map(look)), database: sum(all.map(look).filter(isOurs)) + ended };
}
