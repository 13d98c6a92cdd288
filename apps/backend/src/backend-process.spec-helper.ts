/** Starts backends as child processes on one PostgreSQL, for specs of races. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Command, CommandResult } from './backend-commands.spec-helper';
import { testSettings } from './testing.spec-helper';

export interface BackendProcess {
  send: (command: Command) => Promise<CommandResult>;
  stop: () => Promise<void>;
}

/** @returns a backend that executes commands and is ready for them */
export function startBackend(databaseUrl: string): Promise<BackendProcess> {
  const child = fork(join(__dirname, 'backend-child.spec-helper.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...testSettings(databaseUrl), NODE_ENV: 'test' },
  });
  let count = 0;
  const waiting = new Map<number, (result: CommandResult) => void>();
  const send: BackendProcess['send'] = (command) =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      child.send({ id: count, command });
    });
  const stop = async () => {
    child.removeAllListeners('exit');
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    await exited;
  };
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A backend ended with ${code}.`)));
    child.on('message', (message: { ready?: true; id?: number; result?: CommandResult }) => {
      if (message.ready) return resolve({ send, stop });
      waiting.get(message.id ?? 0)?.(message.result as CommandResult);
      waiting.delete(message.id ?? 0);
    });
  });
}
