import type { ChildProcess } from 'node:child_process';

interface LaunchOptions {
  args?: string[];
  execArgv?: string[];
  stdio?: 'inherit' | 'ignore';
}
export function createChildren(): {
  launch: (file: string, env: NodeJS.ProcessEnv, options?: LaunchOptions) => ChildProcess;
  ready: (child: ChildProcess, url: string) => Promise<boolean>;
  exited: (child: ChildProcess) => Promise<number | NodeJS.Signals | null>;
  stop: () => Promise<void>;
};
