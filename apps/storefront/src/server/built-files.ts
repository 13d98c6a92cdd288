/** The browser's built files, compressed beside each of them by the build; their names change with what is in them. */
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What a browser asks for: nothing else of the folder is given. */
const GIVEN = /\.(js|css|map)$/;

/** @param folder whose files are served under `/assets` */
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
        allowedPath: (path) => GIVEN.test(path),
        setHeaders: (reply) => reply.setHeader('vary', 'Accept-Encoding'),
      });
    },
    { prefix: '/assets' },
  );
}
