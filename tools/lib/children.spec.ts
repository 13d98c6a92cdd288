/** What the servers of a script do when it ends: no process outlives it, whatever ended it. */
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
/** Tells its number, answers to nothing, and does not stop when it is told to. */
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
 * Runs a script that starts children, to its end and theirs: they hold its output open as long as they live.
 * @returns its exit code and the numbers of the children
 */
async function run(text: string, onPid: (parent: number) => void = () => undefined) {
  const parent = spawn(process.execPath, [script(`parent-${Date.now()}.mjs`, text)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  parent.stdout.on('data', (part) => {
    const isFirst = !said.includes('pid');
    said += String(part);
    if (isFirst && said.includes('pid')) onPid(Number(parent.pid));
  });
  const [code] = (await once(parent, 'close')) as [number | null];
  return { code, pids: [...said.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid)) };
}

it('a script that gives up, or fails, leaves none behind, also none that is deaf', async () => {
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

it('one that ends before it answers is not waited for', async () => {
  const { code } = await run(`
    import { createChildren } from ${children};
    const all = createChildren();
    const child = all.launch(${JSON.stringify(fails)}, process.env);
    process.exit((await all.ready(child, 'http://127.0.0.1:9/')) ? 0 : 7);
  `);
  expect(code).toBe(7);
});

it('stopping waits until they have ended', async () => {
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
