import Fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerBuiltFiles } from './built-files';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
const app = Fastify();
beforeAll(async () => {
  for (const [name, text] of Object.entries({
    'a-1.js': 'plain',
    'a-1.js.br': 'as br',
    'a-1.js.gz': 'as gzip',
    'b-2.css': 'styles',
    'c-3.woff2': 'face',
  }))
    writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'notes.txt'), 'nobody asks for it');
  await registerBuiltFiles(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (name: string, accepts?: string) =>
  app.inject({ url: `/assets/${name}`, headers: accepts ? { 'accept-encoding': accepts } : {} });

describe('[PLUS-35] the built files', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'as br'],
    ['gzip', 'gzip', 'as gzip'],
    [undefined, undefined, 'plain'],
  ])('for who accepts %s: %s', async (accepts, encoding, body) => {
    const answer = await get('a-1.js', accepts);
    expect(answer.headers).toMatchObject({
      // RFC 9239 keeps the older name as an alias.
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.body).toBe(body);
  });

  it('hold the display face, kept for good', async () => {
    const { headers, body } = await get('c-3.woff2');
    expect([headers['content-type'], headers['cache-control'], body]).toEqual([
      'font/woff2',
      'public, max-age=31536000, immutable',
      'face',
    ]);
  });

  it('are given plain where nothing is packed', async () => {
    const answer = await get('b-2.css', 'br');
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe('styles');
  });

  it.each(['gone-3.js', 'notes.txt', 'a-1.js.br', '..%2F..%2Fpackage.json'])(
    'are all that is given: %s is not found, and nobody keeps that',
    async (name) => {
      const answer = await get(name, 'br');
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});
