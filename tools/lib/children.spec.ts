/** Child servers of a script: none outlives it, whatever ended it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'shop-children-'));
const script = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const children = JSON.stringify(join(__dirname, 'children.mjs'));
/** Prints its pid, answers nothing, and ignores SIGTERM. */
const deaf = script(
  'deaf.mjs',
  "process.on('SIGTERM', () => 0); console.log(`pid ${process.pid}`); setInterval(() => 0, 1000);",
);
const server = script(
  'server.mjs',
  "import { createServer } from 'node:http'; console.log(`pid ${process.pid}`); createServer((_, answer) => answer.end()).listen(0, '127.0.0.1', function () { console.log(`port ${this.address().port}`); });",
);
const fails = script('fails.mjs', 'process.exit(3);');

/**
 * Runs a script that starts children until all have ended: they hold its output open.
 * @returns its exit code and the children's pids
 */
async function run(text: string, onPid: (parent: number) => void = () => undefined) {
  let errors = '';
  const parent = spawn(process.execPath, [script(`parent-${Date.now()}.mjs`, text)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  parent.stdout.on('data', (part) => {
    const isFirst = !output.includes('pid');
    output += String(part);
    if (isFirst && output.includes('pid')) onPid(Number(parent.pid));
  });
  parent.stderr.on('data', (part) => (errors += String(part)));
  const [code] = (await once(parent, 'close')) as [number | null];
  return { code, errors, pids: [...output.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid)) };
}

it('a script that exits or fails leaves no child behind, even one that ignores SIGTERM', async () => {
  for (const end of ['process.exit(1);', "throw new Error('a fault of the script, on purpose');"]) {
    const { code, pids } = await run(
      `
      import { createChildren } from ${children};
      createChildren().launch(${JSON.stringify(deaf)}, process.env);
      process.once('SIGUSR2', () => { ${end} });
      setInterval(() => 0, 1000);
    `,
      (parent) => process.kill(parent, 'SIGUSR2'),
    );
    expect(code).toBe(1);
    expect(pids).toHaveLength(1);
  }
});

it('a child that exits before it answers is not waited for', async () => {
  const { code } = await run(`
    import { createChildren } from ${children};
    const all = createChildren();
    const child = all.launch(${JSON.stringify(fails)}, process.env);
    process.exit((await all.ready(child, 'http://127.0.0.1:9/')) ? 0 : 7);
  `);
  expect(code).toBe(7);
});

it('stop waits until all children have exited', async () => {
  const { code, pids } = await run(
    `
    import { createChildren } from ${children};
    const all = createChildren();
    all.launch(${JSON.stringify(server)}, process.env);
    process.once('SIGUSR2', async () => { await all.stop(); process.exit(5); });
    setInterval(() => 0, 1000);
  `,
    (parent) => process.kill(parent, 'SIGUSR2'),
  );
  expect(code).toBe(5);
  expect(pids).toHaveLength(1);
});

describe('a start that hangs', () => {
  it('is reported with its process, time, last output and what to do, and given up', async () => {
    const hanging = script(
      'hanging.mjs',
      "for (let line = 1; line < 9; line += 1) console.log(`pid ${process.pid} line ${line}`); console.error('waits for a lock'); setInterval(() => 0, 1000);",
    );
    const { code, errors, pids } = await run(`
      import { once } from 'node:events';
      import { createChildren } from ${children};
      const all = createChildren();
      const child = all.launch(${JSON.stringify(hanging)}, process.env);
      // On a busy machine a process takes longer to print than a report takes to come.
      await Promise.all([once(child.stdout, 'data'), once(child.stderr, 'data')]);
      const limits = { reportAfter: 700, giveUpAfter: 4000 };
      process.exit((await all.ready(child, 'http://127.0.0.1:9/health', { name: 'backend', ...limits })) ? 0 : 7);
    `);
    expect(code).toBe(7);
    const [pid = 0] = pids;
    const reports = errors.split(/(?=The backend )/).filter((text) => text.startsWith('The backend'));
    expect(reports.length).toBeGreaterThan(1);
    expect(reports[0]).toMatch(
      new RegExp(`^The backend \\(process ${pid}\\) has not answered at http://127.0.0.1:9/health for \\d seconds?\\.`),
    );
    expect(reports[0]).toMatch(/line 8\n.*waits for a lock/);
    expect(reports[0]).not.toContain('line 1\n');
    expect(reports.at(-1)).toMatch(/It hangs: .* settings name answer .* start again/s);
    // What it prints is shown as well.
    expect(errors).toMatch(/^waits for a lock/m);
  });

  it('is not one as long as it works: a slow first seed is reported and waited for', async () => {
    const slow = script(
      'slow.mjs',
      `import { createServer } from 'node:http';
       import { spawnSync } from 'node:child_process';
       const end = Date.now() + 2000;
       while (Date.now() < end);
       spawnSync(process.execPath, ['-e', 'const end = Date.now() + 2000; while (Date.now() < end);']);
       createServer((_, answer) => answer.end()).listen(Number(process.env.SLOW_PORT), '127.0.0.1');`,
    );
    const { code, errors } = await run(`
      import { createChildren } from ${children};
      import { freePort } from ${JSON.stringify(join(__dirname, 'ports.mjs'))};
      const port = await freePort();
      const all = createChildren();
      const child = all.launch(${JSON.stringify(slow)}, { ...process.env, SLOW_PORT: String(port) });
      const limits = { reportAfter: 700, giveUpAfter: 1500 };
      process.exit((await all.ready(child, 'http://127.0.0.1:' + port, limits)) ? 0 : 7);
    `);
    expect(code).toBe(0);
    expect(errors).toMatch(/slow\.mjs \(process \d+\) has not answered .* It is still working/s);
    expect(errors).toContain('It has printed nothing.');
  });
});
