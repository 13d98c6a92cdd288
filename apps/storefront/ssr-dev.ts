/** Makes `vite` the development server: it renders pages from the sources and proxies the backend's paths. */
import { relative, resolve } from 'node:path';
import { isCSSRequest, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite';
import type { RenderedPage } from './src/entry-server';
import type { Assets } from './src/server/assets';
import type * as DevPage from './src/server/dev-page';
import { BACKEND_PATHS } from './src/server/backend-paths.ts';

const root = resolve(import.meta.dirname, '../..');
const ENTRY = '/src/entry-client.tsx';
/** Global styles, imported by the browser's entry. */
const GLOBAL_STYLES = resolve(root, 'libs/ui/src/styles.css');
/** Caches loaded messages for the whole process, so a changed locale file has to reload it. */
const MESSAGES = resolve(root, 'libs/i18n/src/i18n.ts');

/** Style sheets of the loaded modules, in import order. Other pages that were rendered earlier are left out. */
function sheetsBelow(module: EnvironmentModuleNode | undefined, page: RenderedPage, seen: Set<unknown>): string[] {
  const file = module?.file;
  if (!file || seen.has(module)) return [];
  seen.add(module);
  if (isCSSRequest(file)) return [file];
  if (file.endsWith('.page.ts') && !page.definitions.includes(relative(root, file))) return [];
  return [...module.importedModules].flatMap((imported) => sheetsBelow(imported, page, seen));
}

async function assetsOf(server: ViteDevServer, page: RenderedPage): Promise<Assets> {
  const entry = await server.environments.ssr.moduleGraph.getModuleByUrl('/src/entry-server.tsx');
  const files = [GLOBAL_STYLES, ...sheetsBelow(entry, page, new Set())];
  const styles = await Promise.all(
    files.map(async (file) => {
      const { default: text } = await server.ssrLoadModule(`/@fs${file}?inline`);
      // Vite's client adopts them by this id and replaces them when they change.
      return `<style data-vite-dev-id="${file}">${text}</style>`;
    }),
  );
  const client = await server.transformIndexHtml('/', '');
  return {
    scripts: [ENTRY],
    stylesOf: () => ({ tags: client + styles.join(''), links: '' }),
    pageScripts: () => [],
  };
}

/** @param backend origin of the backend */
export const ssrDev = (backend: string): Plugin => ({
  name: 'ssr-dev',
  apply: 'serve',
  config: () => ({
    appType: 'custom',
    // Scanned up front: a dependency discovered later reloads the page.
    optimizeDeps: { entries: [ENTRY.slice(1)] },
    server: {
      host: '127.0.0.1',
      port: Number(process.env.PORT || (process.env.MODULE ? 4610 : 4600)),
      strictPort: true,
      proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target: backend, xfwd: true }])),
    },
  }),
  hotUpdate({ file, modules, server: { environments } }) {
    const { name, moduleGraph } = this.environment;
    if (name !== 'ssr') return undefined;
    // The browser learns of server-only modules no other way.
    if (modules.length > 0 && !environments.client.moduleGraph.getModulesByFile(file))
      environments.client.hot.send({ type: 'full-reload' });
    return /\/locales\/.+\.json$/.test(file)
      ? [...modules, ...(moduleGraph.getModulesByFile(MESSAGES) ?? [])]
      : undefined;
  },
  configureServer: (server) => () =>
    server.middlewares.use(async (request, response, next) => {
      if (request.method !== 'GET') return next();
      try {
        const { devPage } = (await server.ssrLoadModule('/src/server/dev-page.ts')) as typeof DevPage;
        const { status, headers, body } = await devPage(
          {
            url: request.originalUrl ?? '/',
            origin: `http://${request.headers.host}`,
            ip: request.socket.remoteAddress ?? '127.0.0.1',
            headers: request.headers,
          },
          backend,
          (page) => assetsOf(server, page),
          (error, { route, components }) => {
            server.ssrFixStacktrace(error as Error);
            server.config.logger.error(`A part of ${route} failed to render: ${(error as Error).stack}${components}`);
          },
        );
        return response.writeHead(status, headers).end(body);
      } catch (error) {
        server.ssrFixStacktrace(error as Error);
        return next(error);
      }
    }),
});
