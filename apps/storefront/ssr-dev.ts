/** `vite` alone is the development server: pages drawn from the sources, and what production passes on to the backend. */
import { relative, resolve } from 'node:path';
import { isCSSRequest, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite';
import type { RenderedPage } from './src/entry-server';
import type { Assets } from './src/server/assets';
import type * as DevPage from './src/server/dev-page';
import { PASSED_ON } from './src/server/passed-on.ts';

const root = resolve(import.meta.dirname, '../..');
const ENTRY = '/src/entry-client.tsx';
/** What the browser's entry imports besides. */
const GROUND = resolve(root, 'libs/ui/src/styles.css');
/** Keeps the messages that the server has loaded, as long as it is not loaded anew itself. */
const MESSAGES = resolve(root, 'libs/i18n/src/i18n.ts');

/** Style sheets of what has been loaded, in the order in which they run; those of other pages, drawn before, are left out. */
function sheetsBelow(module: EnvironmentModuleNode | undefined, page: RenderedPage, seen: Set<unknown>): string[] {
  const file = module?.file;
  if (!file || seen.has(module)) return [];
  seen.add(module);
  if (isCSSRequest(file)) return [file];
  if (file.endsWith('.page.ts') && relative(root, file) !== page.file) return [];
  return [...module.importedModules].flatMap((imported) => sheetsBelow(imported, page, seen));
}

async function assetsOf(server: ViteDevServer, page: RenderedPage): Promise<Assets> {
  const entry = await server.environments.ssr.moduleGraph.getModuleByUrl('/src/entry-server.tsx');
  const files = [GROUND, ...sheetsBelow(entry, page, new Set())];
  const styles = await Promise.all(
    files.map(async (file) => {
      const { default: text } = await server.ssrLoadModule(`/@fs${file}?inline`);
      // Vite's client takes them over by their names, and exchanges them as they change.
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

/** @param backend where the backend is */
export const ssrDev = (backend: string): Plugin => ({
  name: 'ssr-dev',
  apply: 'serve',
  config: () => ({
    appType: 'custom',
    // Found at once; each that is found later reloads the page.
    optimizeDeps: { entries: [ENTRY.slice(1)] },
    server: {
      host: '127.0.0.1',
      port: Number(process.env.PORT || 4600),
      strictPort: true,
      proxy: Object.fromEntries(PASSED_ON.map((path) => [path, { target: backend, xfwd: true }])),
    },
  }),
  hotUpdate({ file, modules, server: { environments } }) {
    const { name, moduleGraph } = this.environment;
    if (name !== 'ssr') return undefined;
    // Of what the server alone has loaded the browser is not told otherwise.
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
            server.config.logger.error(`A part of ${route} could not be drawn: ${(error as Error).stack}${components}`);
          },
        );
        return response.writeHead(status, headers).end(body);
      } catch (error) {
        server.ssrFixStacktrace(error as Error);
        return next(error);
      }
    }),
});
