/** A copy of the workspace for generators to write into: what they make is linted, type-checked and tested there. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
/** What is neither source nor setting stays behind. */
const LEFT = /^(apps\/backend\/assets|docs\/images|screens|tmp|test-results|playwright-report)(\/|$)/;
const MADE = ['node_modules', 'dist', 'storybook-static', '.git', '.nx', '.data'];

/** Packages are the workspace's own … */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules/@shop'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry !== '@shop' && entry !== '.cache')
      symlinkSync(join(root, 'node_modules', entry), join(folder, 'node_modules', entry));
}

/** … and the shop's libraries those of the copy. */
function linkLibraries(folder: string): void {
  for (const library of [...readdirSync(join(folder, 'libs')).map((lib) => `libs/${lib}`), 'tools']) {
    const { name } = JSON.parse(readFileSync(join(folder, library, 'package.json'), 'utf8')) as { name: string };
    rmSync(join(folder, 'node_modules', name), { force: true });
    symlinkSync(join(folder, library), join(folder, 'node_modules', name));
  }
}

/** The script of a package, to run with Node. */
export const bin = (path: string) => join(root, 'node_modules', path);

export interface WorkspaceCopy {
  folder: string;
  /** Runs Node in the copy; @returns how it ended and all it said */
  run: (...args: string[]) => { status: number | null; said: string };
  /** Anew once there is a library more. */
  linkLibraries: () => void;
  remove: () => void;
}

export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'shop-copy-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !MADE.includes(basename(path)) && !LEFT.test(relative(root, path).replaceAll('\\', '/')),
  });
  linkPackages(folder);
  linkLibraries(folder);
  const env = { ...process.env, NX_DAEMON: 'false', NODE_ENV: 'test', NX_WORKSPACE_ROOT_PATH: folder };
  return {
    folder,
    run: (...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
      return { status, said: `${stdout}${stderr}` };
    },
    linkLibraries: () => linkLibraries(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
