/** Server processes started by a script. It waits for them, reports those that hang, and none outlives it. */
import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { processorTimeOfTree } from './processor-time.mjs';
import { root, waitForUrl } from './run.mjs';

/** Milliseconds of a start after which it is reported; then after twice the time. */
const REPORT_AFTER = 30_000;
/** Milliseconds without work after which a start is given up. A slow one works: it may take as long as it needs. */
const GIVE_UP_AFTER = 10 * 60_000;
/** Share of a processor below which a process does not work: it polls, or waits. */
const IDLE = 0.01;
/** Milliseconds before SIGKILL. A stopping server gives itself nine seconds. */
const KILL_AFTER = 12_000;
/** Milliseconds that the last output of an exited process may take. */
const LAST_OUTPUT = 1000;
/** Characters and lines of output that a report repeats. */
const KEPT = 4000;
const LINES = 6;

const hasExited = (child) => child.exitCode !== null || child.signalCode !== null;
const span = (milliseconds) => {
  const seconds = Math.round(milliseconds / 1000);
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** Shows the output of a process, and keeps its end. */
function watchOutput(child) {
  let kept = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from?.on('data', (part) => {
      to.write(part);
      kept = (kept + part).slice(-KEPT);
    });
  return () => kept.trimEnd().split('\n').slice(-LINES).join('\n').trim();
}

export function createChildren() {
  const children = [];
  /** The last lines of each process whose output is watched. */
  const outputs = new Map();
  /** Resolves with the exit code or signal when the process has exited and its output has been shown. */
  const exited = async (child) => {
    if (!hasExited(child)) await new Promise((done) => child.once('exit', done));
    const streams = [child.stdout, child.stderr].filter((stream) => stream && !stream.readableEnded);
    const ended = Promise.all(streams.map((stream) => new Promise((done) => stream.once('close', done))));
    // A child of its own may hold its output open.
    await Promise.race([ended, new Promise((done) => setTimeout(done, LAST_OUTPUT).unref())]);
    return child.signalCode ?? child.exitCode;
  };
  /** @param state `idle`: milliseconds without work, null where that is unknown; `isOver`: it is given up */
  const report = (child, { name, url, since, idle, isOver }) => {
    const lines = outputs.get(child)?.();
    const output = lines ? `Its last output:\n  ${lines.replaceAll('\n', '\n  ')}` : 'It has printed nothing.';
    const verdict = isOver
      ? `It hangs: it has not worked for ${span(idle)}. Does what its settings name answer (a database, a backend)? Then start again.`
      : idle === null || idle < since / 2
        ? 'It is still working: a first start fills the demo database, which takes minutes on a slow machine.'
        : `It has not worked for ${span(idle)}, so it may hang. It is waited for; Ctrl-C stops it.`;
    console.error(
      `The ${name} (process ${child.pid}) has not answered at ${url} for ${span(since)}. ${verdict}\n${
        outputs.has(child) ? output : 'Its output, if any, is above.'
      }\n`,
    );
  };
  // Also when the script ends by an error.
  process.once('exit', () => {
    for (const child of children) if (!hasExited(child)) child.kill('SIGKILL');
  });
  return {
    /**
     * @param file a script, from the root of the repository
     * @param options `stdio` replaces the watched output: 'inherit' for a program that talks to a terminal
     */
    launch: (file, env, { args = [], execArgv = [], stdio } = {}) => {
      const child = spawn(process.execPath, [...execArgv, file, ...args], {
        cwd: root,
        // The last one holds our output open: whoever reads it to its end waits for this process too.
        stdio: stdio ?? ['inherit', 'pipe', 'pipe', 1],
        env,
      });
      children.push(child);
      if (child.stdout) outputs.set(child, watchOutput(child));
      return child;
    },
    /**
     * Waits for a URL of a process. A start that takes long is reported on the error output.
     * @returns false when the process exits before its URL answers, or hangs
     */
    ready: async (child, url, { name, reportAfter = REPORT_AFTER, giveUpAfter = GIVE_UP_AFTER } = {}) => {
      const start = Date.now();
      const step = Math.min(reportAfter, giveUpAfter) / 4;
      let next = reportAfter;
      let used = processorTimeOfTree(child.pid);
      let [looked, worked] = [start, start];
      while (!(await waitForUrl(url, step, () => hasExited(child)))) {
        if (hasExited(child)) return false;
        const now = Date.now();
        const total = processorTimeOfTree(child.pid);
        if (total === null || total - used > (now - looked) * IDLE) worked = now;
        [used, looked] = [total, now];
        const idle = total === null ? null : now - worked;
        const isOver = idle !== null && idle >= giveUpAfter;
        if (isOver || now - start >= next) {
          next = 2 * (now - start);
          report(child, { name: name ?? basename(child.spawnargs[1]), url, since: now - start, idle, isOver });
        }
        if (isOver) return false;
      }
      return true;
    },
    exited,
    /** Stops all of them and waits; kills those that do not stop in time. */
    stop: async () => {
      for (const child of children) child.kill('SIGTERM');
      const timer = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), KILL_AFTER);
      await Promise.all(children.map(exited));
      clearTimeout(timer);
    },
  };
}
