/**
 * `nx serve module-food` (`MODULE=module-food`): the shop with one module alone. Its list of modules is replaced while it loads, so that no other
 * module's code does; the visit starts at the home of that module. Development only.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type * as FirstVisit from './src/server/first-visit';

const MODULES = resolve(import.meta.dirname, 'src/app/modules.ts');

/** What stands for `src/app/modules.ts`. @param library of one module, which exports its definition */
export const listOf = (library: string): string => `
import * as library from '@shop/${library}';
import { createModuleRegistry } from '@shop/module-kit';
export const modules = createModuleRegistry(Object.values(library).filter((value) => value !== null && typeof value === 'object' && 'home' in value));
`;

/** @param backend origin of the backend */
export const oneModule = (library: string, backend: string): Plugin => ({
  name: 'one-module',
  apply: 'serve',
  enforce: 'pre',
  // Found dependencies are stored by library, so that two of them can be served at a time.
  config: () => ({ cacheDir: resolve(import.meta.dirname, `../../node_modules/.cache/alone-${library}`) }),
  load: (id) => (id === MODULES ? listOf(library) : null),
  configureServer: (server) => {
    const load = (file: string) => server.ssrLoadModule(`/src/server/${file}.ts`);
    // The backend starts meanwhile. A file that does not compile is told of by the page.
    server.httpServer?.once('listening', () => {
      Promise.all([
        load('dev-page'),
        load('first-visit').then((visit) => (visit as typeof FirstVisit).loadHomeCode()),
      ]).catch(() => undefined);
    });
    server.middlewares.use(async (request, response, next) => {
      if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
      try {
        const { firstVisit } = (await load('first-visit')) as typeof FirstVisit;
        const visit = await firstVisit(request.originalUrl ?? '/', request.headers.cookie, backend);
        if (!visit) return next();
        return response.writeHead(302, { location: visit.to, 'set-cookie': visit.cookies }).end();
      } catch (error) {
        return next(error);
      }
    });
  },
});
