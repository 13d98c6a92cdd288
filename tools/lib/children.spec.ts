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
  const parent = spawn(process.execPath, [script(`parent-${Date.now()}.mjs`, text)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  parent.stdout.on('data', (part) => {
    const isFirst = !output.includes('pid');
    output += String(part);
    if (isFirst && output.includes('pid')) onPid(Number(parent.pid));
  });
  const [code] = (await once(parent, 'close')) as [number | null];
  return { code, pids: [...output.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid)) };
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
