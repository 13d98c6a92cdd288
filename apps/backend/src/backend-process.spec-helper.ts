/** Starts backends as child processes on one PostgreSQL, for specs of races. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import type { Command, CommandResult } from './sequences-process.spec-helper';
import { sha256 } from './hash';
import { bearer, NOON, testSettings, type Json } from './testing.spec-helper';

export interface BackendProcess {
  send: (command: Command) => Promise<CommandResult>;
  stop: () => Promise<void>;
}

/** @param settings over those of specs @returns a backend that executes commands and is ready for them */
export function startBackend(databaseUrl: string, settings: Record<string, string> = {}): Promise<BackendProcess> {
  const child = fork(join(String(process.env.BUILT_PROGRAMS), 'backend-of-spec.js'), {
    env: { ...process.env, ...testSettings(databaseUrl), ...settings, NODE_ENV: 'test', BACKEND_OF_SPEC: '1' },
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

export interface Person {
  id: number;
  headers: Json;
}

let people = 0;
/** Inserts a verified customer with a session: signing up hundreds would only hash passwords. */
export async function insertPerson(pool: pg.Pool, invitedBy: number | null = null): Promise<Person> {
  people += 1;
  const id = 1_000_000 + people;
  const token = `token-of-${id}`;
  await pool.query('INSERT INTO shoppers (id, is_guest) VALUES ($1, false)', [id]);
  await pool.query(
    `INSERT INTO customers (id, first_name, last_name, email, phone, phone_verified, ref_code, referred_by)
     VALUES ($1, 'Rana', 'Aziz', $2, $3, true, $4, $5)`,
    [id, `race${id}@example.com`, `+356${id}`, `R${id}`, invitedBy],
  );
  await pool.query('INSERT INTO tokens (hash, customer_id, used_at) VALUES ($1, $2, $3)', [sha256(token), id, NOON]);
  return { id, headers: bearer(token) };
}
