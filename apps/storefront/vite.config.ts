/** Two builds: the browser's files with a manifest, and the server that renders. */
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { defineConfig, type Plugin } from 'vite';

/** What every page needs: few files pack smaller than many. */
const DATA =
  /node_modules\/(react-redux|@reduxjs|redux|redux-thunk|immer|reselect|@standard-schema|use-sync-external-store)\/|libs\/session\/src\/[^/]+\.tsx?$|libs\/api-client\/src\/lib\/(base\/[^/]+|catalog\/to-catalog)\.ts$|libs\/domain\/src\/lib\/(discount|variation)\.ts$|libs\/util\/src\/small\.ts$/;
const BASE =
  /node_modules\/(react|react-dom|scheduler)\/|libs\/i18n\/src\/[^/]+\.tsx?$|libs\/util\/src\/money\.ts$|libs\/ui\/src\/lib\/(picture|bits)\.tsx$|@mantine\/core\/esm\/(core|components\/(Button|UnstyledButton|Loader|Transition|Text|Title))\/|preload-helper|rolldown[/-]runtime/;

/** What pages draw items and stores with. */
const BROWSE =
  /libs\/catalog-cards\/src\/lib\/(card-action|item-card|item-parts|quick-view|use-item-link|store-card)[^/]*$|libs\/discovery\/src\/lib\/(item-grid|store-grid|grids|trail|use-query)[^/]*$|libs\/ui\/src\/lib\/(long-grid-lazy|list-end|when-seen|rail|rail-play|price-tag|quantity-stepper)[^/]*$|icons\/Icon(Clock|Bike|Leaf|Eye|ChevronLeft|ChevronRight)\.mjs$/;

const ROUTER = createRequire(import.meta.url)
  .resolve('react-router')
  .replace(/development.*/, 'production');

/**
 * Names for debugging keep whole components alive that nobody uses (forms, scroll restoration and what they import): without the
 * names, and with their makers known to have no effects, the bundler leaves them out.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  transform: (code, id) =>
    id.startsWith(ROUTER) || id.includes('/react-router/dist/production/')
      ? {
          code: code
            .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
            .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
          map: null,
        }
      : null,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), leanRouter],
  // The package names its development build alone; what is delivered is the other one.
  resolve:
    command === 'build' && !isSsrBuild
      ? {
          alias: [
            { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
          ],
        }
      : {},
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: { input: 'src/server/main.ts' },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', test: BASE, priority: 2 },
                { name: 'data', test: DATA, priority: 1 },
                { name: 'browse', test: BROWSE, includeDependenciesRecursively: false },
                { name: 'hydrate', test: /src\/hydrate\.ts$/ },
              ],
            },
          },
        },
      },
  // The built server carries all but these; in development Node loads the packages itself.
  ssr:
    command === 'build'
      ? {
          noExternal: true,
          external: ['fastify', '@fastify/helmet', '@fastify/http-proxy', '@fastify/static', 'react', 'react-dom'],
        }
      : { noExternal: [/^@shop\//] },
}));
