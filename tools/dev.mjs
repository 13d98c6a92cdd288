/** `npm run dev`: backend and storefront with hot reload. `-- --pseudo`: longer, strange words (tools/pseudo). */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createChildren } from './lib/children.mjs';
import { root } from './lib/run.mjs';

const port = Number(process.env.PORT || 4600);
const backendPort = Number(process.env.BACKEND_PORT || 4620);
const backend = process.env.BACKEND_URL || `http://127.0.0.1:${backendPort}`;
const children = createChildren();
const stop = () => children.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

if (!process.env.BACKEND_URL) {
  const child = children.launch('tools/dev-backend.mjs', { ...process.env, BACKEND_PORT: String(backendPort) });
  if (!(await children.ready(child, `${backend}/health/ready`))) process.exit(1);
  void children.ended(child).then(() => process.exit(1));
}

const { createServer: createVite } = await import('vite');
const storefront = join(root, 'apps/storefront');
const plugins = [];
if (process.argv.includes('--pseudo')) {
  (await import('tsx/esm/api')).register();
  plugins.push((await import('./pseudo/pseudo-locale.ts')).pseudoLocale());
}
const proxy = Object.fromEntries(['/api', '/storage'].map((path) => [path, { target: backend, xfwd: true }]));
const server = createServer();
const vite = await createVite({
  root: storefront,
  configFile: join(storefront, 'vite.config.ts'),
  appType: 'custom',
  plugins,
  // On the page's own port: two of them run beside each other.
  server: { middlewareMode: true, proxy, hmr: { server } },
});

server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { render } = await vite.ssrLoadModule('/src/entry-server.tsx');
      // What is changed is seen at once: no answer is shared.
      const { createResponseCache } = await vite.ssrLoadModule('/src/server/response-cache.ts');
      const host = request.headers.host ?? 'localhost';
      const page = await render({
        url: request.url,
        cookie: request.headers.cookie,
        backend,
        forwarded: { 'x-forwarded-host': host },
        map: { googleKey: process.env.GOOGLE_MAPS_KEY || null, tilesUrl: process.env.MAP_TILES_URL || null },
        push: false,
        width: null,
        shared: createResponseCache(0),
      });
      if (page.kind === 'redirect') return response.writeHead(page.status, { location: page.to }).end();
      const html = `<!doctype html><html lang="${page.language}" dir="${page.direction}" data-mantine-color-scheme="${page.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${page.title}</title><link rel="stylesheet" href="/@fs${root}/libs/ui/src/styles.css"></head><body><div id="root">${page.html}</div><script type="application/json" id="shop-state">${page.state}</script><script type="module" src="/src/entry-client.tsx"></script></body></html>`;
      return response
        .writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' })
        .end(await vite.transformIndexHtml(request.url, html));
    } catch (error) {
      vite.ssrFixStacktrace(error);
      return response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack);
    }
  });
});
server.listen(port, '127.0.0.1');
await once(server, 'listening');
console.log(`\n  The shop, with hot reload:  http://127.0.0.1:${port}\n`);
