/** A copy of the workspace that generators write into, and specs of rules. What they write is linted, type-checked and tested there. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
/** Large files that are neither source nor configuration are not copied. */
const NOT_COPIED = /^(apps\/backend\/assets|docs\/images|screens|tmp|test-results|playwright-report)(\/|$)/;
const GENERATED = ['node_modules', 'dist', 'storybook-static', '.git', '.nx', '.data'];

/** Links third-party packages from the original workspace. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules/@shop'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry !== '@shop' && entry !== '.cache')
      symlinkSync(join(root, 'node_modules', entry), join(folder, 'node_modules', entry));
}

/** Links the shop's libraries from the copy. */
function linkLibraries(folder: string): void {
  for (const library of [...readdirSync(join(folder, 'libs')).map((lib) => `libs/${lib}`), 'tools']) {
    const { name } = JSON.parse(readFileSync(join(folder, library, 'package.json'), 'utf8')) as { name: string };
    rmSync(join(folder, 'node_modules', name), { force: true });
    symlinkSync(join(folder, library), join(folder, 'node_modules', name));
  }
}

/** The path of a package's script, to run with Node. */
export const bin = (path: string) => join(root, 'node_modules', path);

export interface WorkspaceCopy {
  folder: string;
  /** Runs Node in the copy. @returns exit code and output */
  run: (...args: string[]) => { status: number | null; output: string };
  /** As `run`, for programs whose output is data. */
  read: (...args: string[]) => { stdout: string };
  /** Call it again after a library was added. */
  linkLibraries: () => void;
  remove: () => void;
}

export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'shop-copy-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) =>
      !GENERATED.includes(basename(path)) && !NOT_COPIED.test(relative(root, path).replaceAll('\\', '/')),
  });
  linkPackages(folder);
  linkLibraries(folder);
  const env = { ...process.env, NX_DAEMON: 'false', NODE_ENV: 'test', NX_WORKSPACE_ROOT_PATH: folder };
  const start = (args: string[]) =>
    spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env, maxBuffer: 1e8 });
  return {
    folder,
    run: (...args) => {
      const { status, stdout, stderr } = start(args);
      return { status, output: `${stdout}${stderr}` };
    },
    read: (...args) => start(args),
    linkLibraries: () => linkLibraries(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
