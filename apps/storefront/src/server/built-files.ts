/**
 * The browser's built files, from memory. They are read once: their names change with what is in them, and a page asks for thirty of
 * them while it hydrates, each of which would cost a look at the disk and a stream (decision 013).
 */
import type { FastifyInstance } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** What the build makes; compressed beside each of them (tools/build). */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface BuiltFile {
  type: string;
  raw: Buffer;
  packed: Partial<Record<'br' | 'gzip', Buffer>>;
}

function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const names = new Set(readdirSync(folder));
  return new Map(
    [...names]
      .filter((name) => TYPES[extname(name)])
      .map((name) => {
        const read = (file: string) => readFileSync(join(folder, file));
        const packed = ENCODINGS.filter(([, ending]) => names.has(name + ending)).map(([encoding, ending]) => [
          encoding,
          read(name + ending),
        ]);
        return [name, { type: TYPES[extname(name)] ?? '', raw: read(name), packed: Object.fromEntries(packed) }];
      }),
  );
}

/** @param folder whose files are served under `/assets` */
export function registerBuiltFiles(app: FastifyInstance, folder: string): void {
  const files = readBuiltFiles(folder);
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = files.get(request.params.name);
    if (!file) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found.');
    const accepts = String(request.headers['accept-encoding'] ?? '');
    const [encoding] = ENCODINGS.find(([name]) => accepts.includes(name) && file.packed[name]) ?? [];
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('vary', 'Accept-Encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(file.type)
      .send(encoding ? file.packed[encoding] : file.raw);
  });
}
