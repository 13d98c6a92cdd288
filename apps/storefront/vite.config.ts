/** Two builds: the browser's files with a manifest, and the server that renders. */
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { defineConfig, type Plugin } from 'vite';
import { groups, groupsAreThere, whereModulesWent } from './chunks.ts';

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

/**
 * Mantine takes React's id for the first draw and a random one in a layout effect: every field and dialog is drawn twice, and the page that
 * hydrates with one does all its effects in one task. React's own ids hold from the first draw on, on the server too.
 */
const steadyIds: Plugin = {
  name: 'steady-ids',
  apply: 'build',
  transform: (code, id) => {
    if (!id.endsWith('/@mantine/hooks/esm/use-id/use-id.mjs')) return null;
    if (!code.includes('setUuid(randomId())'))
      throw new Error('Mantine makes its ids in another way now: see steadyIds');
    return {
      code: `import { useId as useReactId } from 'react';
export function useId(given) {
  const own = useReactId();
  return typeof given === 'string' ? given : 'mantine-' + own.replace(/:/g, '');
}`,
      map: null,
    };
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), leanRouter, steadyIds, ...(isSsrBuild ? [] : [whereModulesWent, groupsAreThere])],
  // Messages are read as a whole: a name for each of them would only cost.
  json: { namedExports: false },
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
        // What waits in the browser is asked for at once on the server, which keeps it in one file.
        rolldownOptions: { input: 'src/server/main.ts', checks: { ineffectiveDynamicImport: false } },
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
            codeSplitting: { groups },
          },
        },
      },
  // The built server carries all but these; in development Node loads the packages itself.
  ssr:
    command === 'build'
      ? {
          noExternal: true,
          external: ['fastify', '@fastify/helmet', '@fastify/http-proxy', 'react', 'react-dom'],
        }
      : { noExternal: [/^@shop\//] },
}));
