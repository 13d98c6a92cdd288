/** Prints the storefront's pages as the size gate, the screenshots and the sitemap read them, of the workspace it runs in. */
import { join } from 'node:path';
import { createServer } from 'vite';

const storefront = join(process.cwd(), 'apps/storefront');
const server = await createServer({
  configFile: join(storefront, 'vite.config.ts'),
  root: storefront,
  cacheDir: join(process.cwd(), 'tmp/vite'),
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { listPages } = await server.ssrLoadModule('/src/server/listed-pages.ts');
  const { readIndexed, sitemapPaths } = await server.ssrLoadModule('/src/server/indexed-pages.ts');
  const { routes } = await server.ssrLoadModule('/src/pages.ts');
  console.log(JSON.stringify({ listed: await listPages(), indexed: sitemapPaths(await readIndexed(routes)) }));
} finally {
  await server.close();
}
