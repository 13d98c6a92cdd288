import { mkdtempSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../open-database';
import { FolderInUse, lockFolder } from './folder-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('makes at least one fsync for every commit, and keeps rows over a restart', async () => {
    const first = await openDatabase({ databaseUrl: null, dataDir: folder });
    const before = await first.fsyncCount();
    for (let row = 0; row < 20; row += 1)
      await first.pool.query('INSERT INTO world_facts VALUES ($1, $2)', [`fact-${row}`, 'x']);
    expect((await first.fsyncCount()) - before).toBeGreaterThanOrEqual(20);
    await first.close();
    const second = await openDatabase({ databaseUrl: null, dataDir: folder });
    expect((await second.pool.query('SELECT count(*)::int AS facts FROM world_facts')).rows[0]?.facts).toBe(20);
    await second.close();
  }, 300_000);

  it('refuses a folder that another process uses, naming its pid, and releases a stale lock', () => {
    writeFileSync(join(folder, 'lock'), String(process.ppid));
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(new RegExp(String(process.ppid)));
    writeFileSync(join(folder, 'lock'), '4194000');
    const free = lockFolder(folder);
    free();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });
});
