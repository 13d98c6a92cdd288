import type { ChildProcess } from 'node:child_process';

interface LaunchOptions {
  args?: string[];
  execArgv?: string[];
  stdio?: 'inherit' | 'ignore';
}
interface ReadyOptions {
  /** What the reports call it. */
  name?: string;
  /** Milliseconds. */
  reportAfter?: number;
  /** Milliseconds without work. */
  giveUpAfter?: number;
}
export function createChildren(): {
  launch: (file: string, env: NodeJS.ProcessEnv, options?: LaunchOptions) => ChildProcess;
  ready: (child: ChildProcess, url: string, options?: ReadyOptions) => Promise<boolean>;
  exited: (child: ChildProcess) => Promise<number | NodeJS.Signals | null>;
  stop: () => Promise<void>;
};
