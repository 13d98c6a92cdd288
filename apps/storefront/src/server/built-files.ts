/** The browser's built files, each with its compressed copies beside it. */
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** What browsers request from the folder: nothing else in it is served. */
const SERVED = ['.js', '.css', '.map', '.svg', '.woff2'];

/** Serves files whose names change with their content. @param folder served under `/assets` */
export async function registerBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(
    async (assets) => {
      assets.setNotFoundHandler((_request, reply) =>
        reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found.'),
      );
      await assets.register(files, {
        root: folder,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        index: false,
        allowedPath: (path) => SERVED.includes(extname(path)),
        setHeaders: (reply) => reply.setHeader('vary', 'Accept-Encoding'),
      });
    },
    { prefix: '/assets' },
  );
}

/** Serves files whose names stay the same in every build. @param folder of the browser's build */
export function registerFixedFiles(app: FastifyInstance, folder: string): void {
  const serve = (name: string, type: string, caching: string) => {
    const content = readFileSync(join(folder, name));
    app.get(`/${name}`, async (_request, reply) => reply.header('cache-control', caching).type(type).send(content));
  };
  for (const name of ['share.png', 'icon.png']) serve(name, 'image/png', 'public, max-age=86400');
  // A browser checks each time whether its worker is still the current one.
  serve('service-worker.js', 'text/javascript', 'no-cache');
}
